import type { Scene } from "../events/happened.ts";
import type { Issue } from "../world/issues.ts";
import type { Pull, PullRequest } from "../world/pulls.ts";

interface Wanted {
  readonly title: string;
  readonly body: string | null;
}

type NewPull = Pick<Pull, "head" | "base" | "headOid" | "baseOid" | "draft">;

/** An issue; issues and pull requests share their numbers. */
export function newIssue(scene: Scene, wanted: Wanted): Issue {
  const issue = { ...blank(scene, wanted), pull: undefined };
  scene.repository.issues.push(issue);
  return issue;
}

export function newPull(scene: Scene, wanted: Wanted & { readonly pull: NewPull }): PullRequest {
  const pull: Pull = {
    ...wanted.pull,
    mergedAt: null,
    mergedBy: null,
    mergeOid: null,
    landedOn: null,
    testMergeOid: null,
    staleLists: 0,
    isFinal: false,
    requested: new Set(),
    reviews: [],
  };
  const issue = { ...blank(scene, wanted), pull };
  scene.repository.issues.push(issue);
  return issue;
}

function blank({ world, repository, actor }: Scene, wanted: Wanted): Omit<Issue, "pull"> {
  const at = world.tick();
  return {
    id: world.id(),
    number: repository.issues.length + 1,
    author: actor,
    title: wanted.title,
    body: wanted.body,
    state: "open",
    stateReason: null,
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    closedBy: null,
    labels: new Set(),
    comments: [],
    timeline: [],
  };
}
