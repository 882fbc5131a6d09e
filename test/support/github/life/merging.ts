import type { Scene } from "../events/happened.ts";
import { Refused } from "../rest/answer.ts";
import type { PullRequest } from "../world/pulls.ts";
import { markMerged } from "./closing.ts";
import { mergeCommit, type Wording } from "./merge-commits.ts";
import { blockedBy, type MergeMethod } from "./merge-rules.ts";
import { moved } from "./moved.ts";
import { accountSignature, webSignature } from "./signatures.ts";

export interface Merge extends Wording {
  readonly method: MergeMethod;
  /** The head that whoever merges has seen. */
  readonly expected: string | undefined;
}

/** Merges a pull request as asked, by Git itself, and gives the commit that the base then points at. */
export async function mergePull(scene: Scene, issue: PullRequest, merge: Merge): Promise<string> {
  const { world, repository } = scene;
  const { pull } = issue;
  if (issue.state === "closed" || pull.draft) {
    throw new Refused(405, "Pull Request is not mergeable");
  }
  if (merge.expected !== undefined && merge.expected !== pull.headOid) {
    throw new Refused(409, "Head branch was modified. Review and try the merge again.");
  }
  const why = await blockedBy(scene, issue, merge.method);
  if (why !== undefined) throw new Refused(405, why);
  const base = await repository.git.branch(pull.base);
  if (base === undefined) throw new Refused(405, "Base branch does not exist");
  world.tick();
  const to = await mergeCommit(scene, issue, { ...merge, base });
  await land(scene, issue, { from: base, to });
  return to;
}

/** Moves the base to the commit that holds a pull request, and says so. */
export async function land(
  scene: Scene,
  issue: PullRequest,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { repository } = scene;
  const move = { name: `refs/heads/${issue.pull.base}`, from, to };
  await repository.git.moveRefs([move]);
  issue.pull.landedOn = from;
  await markMerged(scene, issue, to);
  await moved(scene, [move]);
  if (repository.settings.deleteBranchOnMerge) await deleteHead(scene, issue);
}

async function deleteHead(scene: Scene, { pull }: PullRequest): Promise<void> {
  const { repository, branch } = pull.head;
  const from = await repository.git.branch(branch);
  if (from === undefined) return;
  const move = { name: `refs/heads/${branch}`, from, to: undefined };
  await repository.git.moveRefs([move]);
  await moved({ ...scene, repository }, [move]);
}

/** Merges the base into the head, as the button "Update branch" does. */
export async function updateBranch(
  scene: Scene,
  { pull }: PullRequest,
  expected: string | undefined,
): Promise<void> {
  const { world, repository, actor } = scene;
  const { git } = repository;
  if (expected !== undefined && expected !== pull.headOid) {
    throw new Refused(422, "expected head sha didn’t match current head ref.");
  }
  const base = await git.branch(pull.base);
  if (base === undefined) throw new Refused(422, "Base branch does not exist");
  if (await git.isAncestor(base, pull.headOid)) {
    throw new Refused(422, "There are no new commits on the base branch.");
  }
  const tree = await git.mergedTree(pull.headOid, base);
  if (tree === undefined) throw new Refused(422, "merge conflict between base and head");
  world.tick();
  const to = await git.writeCommit({
    tree,
    parents: [pull.headOid, base],
    message: `Merge branch '${pull.base}' into ${pull.head.branch}`,
    author: accountSignature(world, actor),
    committer: webSignature(world),
  });
  world.verified.add(to);
  const head = pull.head.repository;
  await head.git.take(git, to);
  const move = { name: `refs/heads/${pull.head.branch}`, from: pull.headOid, to };
  await head.git.moveRefs([move]);
  await moved({ ...scene, repository: head }, [move]);
}
