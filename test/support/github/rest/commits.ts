import { changedFiles } from "../git/changed-files.ts";
import { lines } from "../git/run-git.ts";
import { commitJson, fileJson } from "../shapes/commits.ts";
import { pullJson } from "../shapes/pulls.ts";
import { pullsOf } from "../world/pulls.ts";
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
    const found = [];
    for (const issue of pullsOf(call.repository)) {
      const { headOid, baseOid, mergeOid } = issue.pull;
      const own = mergeOid === oid || (await git.commitsBetween(baseOid, headOid)).includes(oid);
      if (own) found.push(pullJson(call, issue));
    }
    return page(call, found);
  },
};

/** One page of commits that are named by their ids. */
export async function commitPage(call: Call, oids: readonly string[]): Promise<Answer> {
  const answer = page(call, oids);
  // The page holds some of these ids.
  const shown = await call.repository.git.commits(answer.body as readonly string[]);
  return { ...answer, body: shown.map((commit) => commitJson(call, commit)) };
}
