import { createHash } from "node:crypto";
import type { PullRequest } from "../world/pulls.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { webSignature } from "./signatures.ts";

/**
 * Merges the head into the base as a test: `refs/pull/<number>/merge`, which the jobs on `pull_request` check out. Where the
 * two conflict there is none, and no such job runs (GitHub's page "Events that trigger workflows").
 */
export async function testMerge(
  world: World,
  { git }: Repository,
  { number, pull }: PullRequest,
): Promise<void> {
  const { base, headOid } = pull;
  const baseOid = await git.branch(base);
  const tree = baseOid === undefined ? undefined : await git.mergedTree(baseOid, headOid);
  const name = `refs/pull/${number}/merge`;
  if (tree === undefined || baseOid === undefined) {
    if (pull.testMergeOid !== null) await git.pointRef(name, undefined);
    pull.testMergeOid = null;
    return;
  }
  const author = webSignature(world);
  const message = `Merge ${headOid} into ${baseOid}`;
  const parents = [baseOid, headOid];
  pull.testMergeOid = await git.writeCommit({ tree, parents, message, author, committer: author });
  await git.pointRef(name, pull.testMergeOid);
}

/** The digest of a pull request's diff: GitHub remembers it with an approval (its page on protected branches). */
export async function diffDigest({ git }: Repository, { pull }: PullRequest): Promise<string> {
  const diff = await git.git(["diff", "--full-index", `${pull.baseOid}...${pull.headOid}`]);
  return createHash("sha256").update(diff).digest("hex");
}
