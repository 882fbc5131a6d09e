import type { Scene } from "../events/happened.ts";
import type { PullRequest } from "../world/pulls.ts";
import { rulesFor } from "../world/repositories.ts";
import { closePull } from "./closing.ts";
import { pullHappened } from "./pull-events.ts";
import { dismiss } from "./reviewing.ts";
import { diffDigest, testMerge } from "./test-merge.ts";
import { noted } from "./timeline.ts";

/**
 * A pull request whose head moved. One that has nothing its base has not is closed for good (create-pull-request#1172,
 * compose-ai-tools#4657). Reviews are stamped with the new commit (prflow#1247, sutando#3567).
 */
export async function headMoved(scene: Scene, issue: PullRequest, to: string): Promise<void> {
  const { world, repository, actor } = scene;
  const { git } = repository;
  const { pull } = issue;
  const before = pull.headOid;
  await git.take(pull.head.repository.git, to);
  await git.pointRef(`refs/pull/${issue.number}/head`, to);
  pull.headOid = to;
  const base = await git.branch(pull.base);
  if (base !== undefined && (await git.isAncestor(to, base))) {
    pull.isFinal = true;
    await closePull(scene, issue);
    return;
  }
  issue.updatedAt = world.tick();
  await testMerge(world, repository, issue);
  if (!(await git.isAncestor(before, to))) {
    noted(world, issue, { event: "head_ref_force_pushed", actor, commit: to });
  }
  await keepReviews(scene, issue);
  await pullHappened(scene, issue, { action: "synchronize", before, after: to });
}

/** An approval falls where the rules say so and the diff is another; a request for changes never does (apexyard#1197). */
async function keepReviews(scene: Scene, issue: PullRequest): Promise<void> {
  const { repository } = scene;
  const { pull } = issue;
  if (rulesFor(repository, pull.base)?.dismissStaleOnPush === true) {
    const diff = await diffDigest(repository, issue);
    const stale = pull.reviews.filter((one) => one.state === "APPROVED" && one.diff !== diff);
    for (const review of stale) await dismiss(scene, issue, review);
  }
  if (!repository.settings.restampsReviews) return;
  for (const review of pull.reviews) {
    if (review.state !== "PENDING") review.commit = pull.headOid;
  }
}
