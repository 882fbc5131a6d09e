import { changedFiles } from "../git/changed-files.ts";
import { commitJson, fileJson } from "../shapes/commits.ts";
import { api, html } from "../shapes/places.ts";
import { captured, ok, Refused, type Answer, type Call, type Routes } from "./answer.ts";
import { resolved } from "./resolved.ts";

export const compare: Routes = { "repos/compare-commits-with-basehead": comparison };

/** What `head` has that `base` has not. Files stand on the first page alone, and never all of very many (OpenAPI). */
async function comparison(call: Call): Promise<Answer> {
  const basehead = captured(call, "basehead");
  const [base = "", head = ""] = basehead.split("...");
  const { git } = call.repository;
  const from = await end(call, base);
  const to = await end(call, head);
  const common = await git.mergeBase(from, to);
  if (common === undefined)
    throw new Refused(404, `No common ancestor between ${base} and ${head}.`);
  const ahead = await git.commitsBetween(from, to);
  const behind = (await git.commitsBetween(to, from)).length;
  const size = Number(call.query.get("per_page") ?? call.world.limits.commitsOfPull);
  const number = Number(call.query.get("page") ?? 1);
  const shown = await git.commits(ahead.slice((number - 1) * size, number * size));
  const [baseCommit, commonCommit] = [await git.commit(from), await git.commit(common)];
  const url = html(call, `/compare/${basehead}`);
  return ok({
    url: api(call, `/compare/${basehead}`),
    html_url: url,
    permalink_url: url,
    diff_url: `${url}.diff`,
    patch_url: `${url}.patch`,
    base_commit: commitJson(call, baseCommit),
    merge_base_commit: commitJson(call, commonCommit),
    status: statusOf(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: shown.map((commit) => commitJson(call, commit)),
    files: number === 1 ? await filesOf(call, common, to) : [],
  });
}

async function filesOf(call: Call, from: string, to: string): Promise<readonly object[]> {
  const files = await changedFiles(call.repository.git, [from, to]);
  return files.slice(0, call.world.limits.filesOfComparison).map((one) => fileJson(call, to, one));
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? "diverged" : "ahead";
  return behind > 0 ? "behind" : "identical";
}

/** A branch or commit of this repository, or `owner:branch` of a fork. */
async function end(call: Call, name: string): Promise<string> {
  const { repository, world } = call;
  const [owner = "", branch] = name.split(":");
  if (branch === undefined || owner === repository.owner.login) {
    return await resolved(call, branch ?? name);
  }
  const fork = [...world.repositories.values()].find(
    (one) => one.owner.login === owner && one.parent === repository,
  );
  const oid = await fork?.git.branch(branch);
  if (fork === undefined || oid === undefined) throw new Refused(404, "Not Found");
  await repository.git.take(fork.git, oid);
  return oid;
}
