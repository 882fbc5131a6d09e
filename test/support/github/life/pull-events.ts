import { happen, type Scene } from "../events/happened.ts";
import { wholePullJson, type Extent } from "../shapes/pulls.ts";
import type { Fields } from "../description/shape.ts";
import type { PullRequest } from "../world/pulls.ts";
import type { Repository } from "../world/repositories.ts";
import { blockedBy } from "./merge-rules.ts";

/** Tells what happened to a pull request, as its workflows and webhooks hear it. */
export async function pullHappened(
  scene: Scene,
  issue: PullRequest,
  { action, ...more }: { readonly action: string } & Fields,
): Promise<void> {
  const { number, author, pull } = issue;
  const { repository, branch } = pull.head;
  await happen(scene, {
    event: "pull_request",
    payload: {
      action,
      number,
      ...more,
      pull_request: wholePullJson(scene, issue, await extentOf(scene, issue)),
    },
    head: { repository, branch, sha: pull.headOid },
    pull: { number, author, isMergeable: pull.testMergeOid !== null },
  });
}

/** How large a pull request is, and what stands between it and a merge. */
export async function extentOf(
  { repository }: { readonly repository: Repository },
  issue: PullRequest,
): Promise<Extent> {
  const { git } = repository;
  const { baseOid, headOid } = issue.pull;
  const told = await git.fact(["diff", "--shortstat", "-M", `${baseOid}...${headOid}`]);
  const count = (pattern: RegExp): number => Number(pattern.exec(told)?.[1] ?? 0);
  return {
    changed_files: count(/(\d+) files? changed/),
    additions: count(/(\d+) insertion/),
    deletions: count(/(\d+) deletion/),
    commits: (await git.commitsBetween(baseOid, headOid)).length,
    mergeable_state: await stateOf(repository, issue),
  };
}

/** GitHub's word for whether the button to merge is green. */
async function stateOf(repository: Repository, issue: PullRequest): Promise<string> {
  if (issue.pull.draft) return "draft";
  if (issue.state === "closed") return "unknown";
  if (issue.pull.testMergeOid === null) return "dirty";
  const why = await blockedBy({ repository }, issue, "merge");
  return why === undefined ? "clean" : "blocked";
}
