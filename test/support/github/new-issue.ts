import { noted } from "./timeline.ts";
import type { Account, Issue, Pull, Repository, World } from "./world.ts";
import type { PullRequest } from "./pulls.ts";

interface Wanted {
  readonly author: Account;
  readonly title: string;
  readonly body: string | null;
}

/** Opens an issue or a pull request: the two share their numbers. */
export function newIssue(
  world: World,
  repository: Repository,
  wanted: Wanted & {
    readonly pull: Pick<Pull, "head" | "base" | "headOid" | "baseOid" | "draft">;
  },
): PullRequest;
export function newIssue(world: World, repository: Repository, wanted: Wanted): Issue;
export function newIssue(
  world: World,
  repository: Repository,
  {
    author,
    title,
    body,
    pull,
  }: Wanted & { readonly pull?: Pick<Pull, "head" | "base" | "headOid" | "baseOid" | "draft"> },
): Issue {
  const at = world.tick();
  const issue: Issue = {
    id: world.id(),
    number: repository.issues.length + 1,
    author,
    title,
    body,
    state: "open",
    stateReason: null,
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    closedBy: null,
    locked: false,
    labels: new Set(),
    assignees: new Set(),
    comments: [],
    timeline: [],
    pull:
      pull === undefined
        ? undefined
        : {
            ...pull,
            mergedAt: null,
            mergedBy: null,
            mergeOid: null,
            requested: new Set(),
            reviews: [],
            maintainerCanModify: false,
          },
  };
  repository.issues.push(issue);
  noted(world, issue, { event: "opened", actor: author });
  return issue;
}
