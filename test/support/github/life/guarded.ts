import type { RefMove } from "../git/loose-refs.ts";
import { lines } from "../git/run-git.ts";
import type { Named } from "../world/accounts.ts";
import type { World } from "../world/world.ts";
import type { Scene } from "./moved.ts";
import { rulesFor, type BranchRules, type Repository } from "../world/repositories.ts";

const heads = "refs/heads/";
const violated = "GH013: Repository rule violations found";

/**
 * Why somebody may not move a reference as they want, or undefined. What a ruleset says holds for whoever it does not let
 * through, on every way in: Git, REST and GraphQL.
 */
export async function branchRefusal(
  { world, repository }: Pick<Scene, "world" | "repository">,
  caller: Named,
  move: RefMove,
): Promise<string | undefined> {
  const rules = move.name.startsWith(heads)
    ? rulesFor(repository, move.name.slice(heads.length))
    : undefined;
  if (rules !== undefined && !rules.bypass.includes(caller.account.login)) {
    const why =
      (await violation(repository, rules, move)) ??
      (rules.requireSignatures ? await unsigned(world, repository, move) : undefined);
    if (why !== undefined) return `${violated} for ${move.name}.\n- ${why}`;
  }
  return await workflowRefusal(repository, caller, move);
}

async function violation(
  { git }: Repository,
  rules: BranchRules,
  { from, to }: RefMove,
): Promise<string | undefined> {
  if (to === undefined) return rules.forbidDeletion ? "Cannot delete this branch" : undefined;
  if (from === undefined) return undefined;
  if (rules.mergeQueue) return "Changes must be made through the merge queue";
  if (rules.requiredApprovals !== undefined) return "Changes must be made through a pull request.";
  if (rules.forbidForcePush && !(await git.isAncestor(from, to))) {
    return "Cannot force-push to this branch";
  }
  return undefined;
}

async function unsigned(
  { verified }: World,
  { git }: Repository,
  { from, to }: RefMove,
): Promise<string | undefined> {
  if (from === undefined || to === undefined) return undefined;
  const isSigned = (await git.commitsBetween(from, to)).every((oid) => verified.has(oid));
  return isSigned ? undefined : "Commits must have verified signatures.";
}

/**
 * A job's token brings no workflow file, whatever else it may write (OpenAPI text on the scope `workflow`), but one that stands
 * on another branch with the same content (GitHub's page "Scopes for OAuth apps"). Only the main branch is looked at.
 */
export async function workflowRefusal(
  { git, defaultBranch }: Repository,
  caller: Named,
  { from, to }: RefMove,
): Promise<string | undefined> {
  if (caller.kind !== "app" || caller.scopes.workflows === "write" || to === undefined) {
    return undefined;
  }
  const main = await git.branch(defaultBranch);
  let files: readonly string[] | undefined;
  for (const base of new Set([from ?? main, main])) {
    if (base === undefined) continue;
    const names = await changedWorkflows(git, base, to);
    files = files === undefined ? names : files.filter((name) => names.includes(name));
  }
  const [file] = files ?? [];
  if (file === undefined) return undefined;
  return `refusing to allow a GitHub App to create or update workflow \`${file}\` without \`workflows\` permission`;
}

async function changedWorkflows(
  git: Repository["git"],
  base: string,
  to: string,
): Promise<readonly string[]> {
  const folder = ".github/workflows";
  const [before, after] = [await git.at(base, folder), await git.at(to, folder)];
  if (before?.oid === after?.oid) return [];
  return lines(await git.fact(["diff", "--name-only", base, to, "--", folder]));
}
