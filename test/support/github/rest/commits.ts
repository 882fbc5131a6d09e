import { changedFiles } from "../git/changed-files.ts";
import { lines } from "../git/run-git.ts";
import { commitJson, fileJson } from "../shapes/commits.ts";
import { pullJson } from "../shapes/pulls.ts";
import { pullsOf, type PullRequest } from "../world/pulls.ts";
import type { Repository } from "../world/repositories.ts";
import { captured, ok, page, Refused, type Answer, type Call, type Routes } from "./answer.ts";
import { resolved } from "./resolved.ts";

/** Commits as GitHub shows them. */
export const commits: Routes = {
  "repos/list-commits": async (call) => {
    const from = await resolved(call, call.query.get("sha") ?? call.repository.defaultBranch);
    const path = call.query.get("path");
    const paths = path === null ? [] : ["--", path];
    return await commitPage(
      call,
      lines(await call.repository.git.git(["rev-list", from, ...paths])),
    );
  },
  "repos/get-commit": async (call) => {
    const { git } = call.repository;
    const oid = await resolved(call, captured(call, "ref"));
    const commit = await git.commit(oid);
    const files = await changedFiles(git, [...commit.parents.slice(0, 1), oid]);
    const count = (of: "additions" | "deletions"): number =>
      files.reduce((sum, file) => sum + file[of], 0);
    const [additions, deletions] = [count("additions"), count("deletions")];
    return ok({
      ...commitJson(call, commit),
      stats: { additions, deletions, total: additions + deletions },
      files: files
        .slice(0, call.world.limits.filesOfComparison)
        .map((one) => fileJson(call, oid, one)),
    });
  },
  "repos/list-pull-requests-associated-with-commit": async (call) => {
    const { git } = call.repository;
    const sha = captured(call, "commit_sha");
    const oid = await git.resolve(sha);
    if (oid === undefined) throw new Refused(422, `No commit found for SHA: ${sha}`);
    const main = await git.branch(call.repository.defaultBranch);
    const isOnMain = main !== undefined && (await git.isAncestor(oid, main));
    const found = [];
    for (const { of, issue } of [...ownPulls(call.repository), ...pullsElsewhere(call)]) {
      const { headOid, baseOid, mergeOid, mergedAt, landedOn } = issue.pull;
      const isOwn = (await of.git.commitsBetween(baseOid, headOid)).includes(oid);
      // Those that a rebase made are of the pull request, too.
      const landed =
        landedOn === null || mergeOid === null
          ? []
          : await of.git.commitsBetween(landedOn, mergeOid);
      const isIn = isOwn || landed.includes(oid);
      const isTold = mergedAt !== null || (issue.state === "open" && !isOnMain);
      if (isTold && (mergeOid === oid || isIn)) {
        found.push(pullJson({ ...call, repository: of }, issue));
      }
    }
    return page(call, found);
  },
};

interface PullOf {
  readonly of: Repository;
  readonly issue: PullRequest;
}

/**
 * Of a commit that is on the default branch, GitHub tells the pull requests that brought it there alone (the operation's text).
 * Those from a fork it tells when the fork is asked (nx.js#410, kolibri#14719).
 */
function ownPulls(repository: Repository): readonly PullOf[] {
  return pullsOf(repository)
    .filter(({ pull }) => pull.mergedAt !== null || pull.head.repository === repository)
    .map((issue) => ({ of: repository, issue }));
}

function pullsElsewhere({ repository }: Call): readonly PullOf[] {
  const { parent } = repository;
  if (parent === undefined) return [];
  return pullsOf(parent)
    .filter(({ pull }) => pull.head.repository === repository)
    .map((issue) => ({ of: parent, issue }));
}

/** One page of commits that are named by their ids. */
export async function commitPage(call: Call, oids: readonly string[]): Promise<Answer> {
  const answer = page(call, oids);
  // The page holds some of these ids.
  const shown = await call.repository.git.commits(answer.body as readonly string[]);
  return { ...answer, body: shown.map((commit) => commitJson(call, commit)) };
}
