import type { PullRequest } from "../world/pulls.ts";
import { latestStatuses, type CheckRun } from "../world/reports.ts";
import { has, rulesFor, type BranchRules, type Repository } from "../world/repositories.ts";
import { latestOpinions } from "./opinions.ts";

export type MergeMethod = "merge" | "squash" | "rebase";

/** Why the rules of the base do not let a pull request be merged, in GitHub's words; undefined where they do. */
export async function blockedBy(
  { repository }: { readonly repository: Repository },
  { pull }: PullRequest,
  method: MergeMethod,
): Promise<string | undefined> {
  const rules = rulesFor(repository, pull.base);
  if (rules === undefined) return undefined;
  return (
    (rules.mergeQueue ? "Changes must be made through the merge queue" : undefined) ??
    missingStatuses(repository, rules, pull.headOid) ??
    missingApprovals(repository, rules, pull.reviews) ??
    (rules.requireSignatures && method === "rebase" ? unsignable : undefined) ??
    (rules.strict ? await outdated(repository, pull) : undefined)
  );
}

const unsignable =
  "Base branch requires signed commits. Rebase merges cannot be automatically signed by GitHub.";

/**
 * What a ruleset expects may be a status or a check run of the name, in capitals or not, and where there are both, both; a
 * skipped job counts as a success (GitHub's page on troubleshooting required checks). Of check runs of one name the newest
 * counts, but those that another event or workflow made count beside it (quay/quay#6044).
 */
export function missingStatuses(
  repository: Repository,
  { requiredStatuses }: BranchRules,
  oid: string,
): string | undefined {
  const newest = new Map<string, CheckRun>();
  for (const run of repository.checkRuns) {
    if (run.sha === oid) newest.set(`${run.suite} ${run.name.toLowerCase()}`, run);
  }
  const told = [
    ...latestStatuses(repository, oid).map(({ context, state }) => [context, state] as const),
    ...[...newest.values()].map(({ name, conclusion }) => [name, conclusion ?? ""] as const),
  ];
  const missing = requiredStatuses.filter((context) => {
    const about = told.filter(([name]) => name.toLowerCase() === context.toLowerCase());
    return about.length === 0 || about.some(([, state]) => !green.has(state));
  });
  if (missing.length === 0) return undefined;
  return missing.length === 1
    ? `Required status check "${missing[0] ?? ""}" is expected.`
    : `${missing.length} of ${requiredStatuses.length} required status checks are expected.`;
}

const green = new Set(["success", "skipped", "neutral"]);

/** Anybody who reads may approve; only who may write counts. */
function missingApprovals(
  repository: Repository,
  { requiredApprovals = 0 }: BranchRules,
  reviews: PullRequest["pull"]["reviews"],
): string | undefined {
  const opinions = latestOpinions({ reviews }).filter(
    ({ author }) => !author.isGone && has(repository, author.login, "write"),
  );
  if (requiredApprovals > 0 && opinions.some(({ state }) => state === "CHANGES_REQUESTED")) {
    return "Changes have been requested.";
  }
  const approvals = opinions.filter(({ state }) => state === "APPROVED").length;
  if (approvals >= requiredApprovals) return undefined;
  const people = requiredApprovals === 1 ? "approving review is" : "approving reviews are";
  return `At least ${requiredApprovals} ${people} required by reviewers with write access.`;
}

async function outdated(
  { git }: Repository,
  { base, headOid }: PullRequest["pull"],
): Promise<string | undefined> {
  const oid = await git.branch(base);
  const isCurrent = oid !== undefined && (await git.isAncestor(oid, headOid));
  return isCurrent ? undefined : "The head branch is not up to date with the base branch.";
}
