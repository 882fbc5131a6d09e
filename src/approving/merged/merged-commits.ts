import { readCommit } from "../../git/commit.ts";
import type { Repository } from "../../git/repository.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import type { JudgedPull, ReviewHost } from "../review-host.ts";
import type { PullCommits } from "../running/pull-sets.ts";

/** How many commits of one pull request a rebase puts on its base at most. GitHub rebases no more than a hundred. */
const mostRebased = 100;

/**
 * What a merged pull request brought, and onto what: its merge commit against its first parent; its squashed commit against
 * the one before it; of a rebase its last commit against the first one before it that is not of this pull request. Its own
 * head is never taken for what was merged: `head` is the merge. The merge commit has to be in the clone.
 */
export async function mergedCommits(
  clone: Repository,
  host: Pick<ReviewHost, "mergedPullsOf">,
  { number, mergeCommit: merge }: Pick<JudgedPull, "number" | "mergeCommit">,
): Promise<PullCommits | undefined> {
  if (merge === undefined) return undefined;
  let [base, ...others] = await parentsOf(clone, merge);
  for (let left = mostRebased; left > 0 && base !== undefined && others.length === 0; left--) {
    const parents = await parentsOf(clone, base);
    // A merge, or the first commit of all, is none that a rebase put there.
    if (parents.length !== 1 || !(await host.mergedPullsOf(base)).includes(number)) break;
    [base, ...others] = parents;
  }
  return base === undefined ? undefined : { head: merge, merge, base };
}

async function parentsOf(clone: Repository, oid: ObjectId): Promise<readonly ObjectId[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Git names its commits so.
  return (await readCommit(clone, oid)).parents as readonly ObjectId[];
}
