import type { Scene } from "../events/happened.ts";
import type { PullRequest } from "../world/pulls.ts";
import { pullHappened } from "./pull-events.ts";
import { noted } from "./timeline.ts";

export async function closePull(scene: Scene, issue: PullRequest): Promise<void> {
  close(scene, issue);
  await pullHappened(scene, issue, { action: "closed" });
}

/** Says that a pull request is in its base, as the commit there. */
export async function markMerged(scene: Scene, issue: PullRequest, oid: string): Promise<void> {
  const { world, repository, actor } = scene;
  const { pull } = issue;
  noted(world, issue, { event: "merged", actor, commit: oid });
  close(scene, issue);
  pull.mergedAt = issue.closedAt;
  pull.mergedBy = actor;
  pull.mergeOid = oid;
  pull.staleLists = repository.settings.listLag;
  await pullHappened(scene, issue, { action: "closed" });
}

function close({ world, actor }: Scene, issue: PullRequest): void {
  issue.state = "closed";
  issue.updatedAt = world.tick();
  issue.closedAt = issue.updatedAt;
  issue.closedBy = actor;
  noted(world, issue, { event: "closed", actor });
}
