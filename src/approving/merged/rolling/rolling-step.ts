import type { HostPullRequest, ObjectId } from "../../../refresh/requests/host.ts";
import { textHash } from "../../../refresh/requests/request-marks.ts";
import type { RollingBranch, RollingHead } from "./rolling-branch.ts";
import { readRollingBody } from "./rolling-marks.ts";

/** What is to stand in the pull request that records. */
export interface WantedRecords {
  readonly plan: string;
  readonly body: string;
}

/** What is done about the branch that records. */
export type RollingStep =
  /** A pull request; before it, a commit on main unless the branch holds these decisions already. */
  | { readonly do: "open"; readonly from: ObjectId | undefined; readonly isBuilt: boolean }
  /** Another commit for the open pull request, and its words. */
  | { readonly do: "rebuild"; readonly pullRequest: HostPullRequest; readonly from: ObjectId }
  /** Its words alone. */
  | { readonly do: "edit"; readonly pullRequest: HostPullRequest }
  | { readonly do: "close"; readonly pullRequest: HostPullRequest; readonly head: ObjectId }
  /** A branch that nobody needs any more. */
  | { readonly do: "delete"; readonly head: ObjectId }
  /** Somebody else's commits are on it, or it goes elsewhere: a comment, and nothing else. */
  | { readonly do: "tell"; readonly pullRequest: HostPullRequest }
  /** The branch is somebody else's, and no pull request of ours. */
  | { readonly do: "wait"; readonly head: ObjectId }
  /** A person closed it, and nothing else is decided since. */
  | { readonly do: "respect"; readonly pullRequest: HostPullRequest }
  | { readonly do: "nothing"; readonly pullRequest: HostPullRequest | undefined };

/** What to do about the branch that records. `wanted` is undefined where nothing is left to record. Pure. */
export function rollingStep(
  { head, pullRequest }: RollingBranch,
  wanted: WantedRecords | undefined,
  main: string,
): RollingStep {
  if (pullRequest?.state === "open") return stepForOpen({ head, pullRequest }, wanted, main);
  if (wanted === undefined) {
    return head?.standing === "ours"
      ? { do: "delete", head: head.oid }
      : { do: "nothing", pullRequest: undefined };
  }
  if (pullRequest?.state === "closed" && isClosedByPerson(pullRequest, wanted)) {
    return { do: "respect", pullRequest };
  }
  if (head?.standing === "foreign") return { do: "wait", head: head.oid };
  return { do: "open", from: head?.oid, isBuilt: holds(head, wanted) };
}

function stepForOpen(
  { head, pullRequest }: { readonly head: RollingHead | undefined; pullRequest: HostPullRequest },
  wanted: WantedRecords | undefined,
  main: string,
): RollingStep {
  if (head?.standing === "foreign" || pullRequest.base !== main) return { do: "tell", pullRequest };
  // Without a branch, or with one that holds no commit of its own, the host is about to close it.
  if (head?.standing !== "ours") return { do: "nothing", pullRequest };
  if (wanted === undefined) return { do: "close", pullRequest, head: head.oid };
  if (!holds(head, wanted)) return { do: "rebuild", pullRequest, from: head.oid };
  return isDescribed(pullRequest, wanted)
    ? { do: "nothing", pullRequest }
    : { do: "edit", pullRequest };
}

function holds(head: RollingHead | undefined, { plan }: WantedRecords): boolean {
  return head?.standing === "ours" && head.mark.plan === plan;
}

/** Words that a person wrote stay until something else is recorded. */
function isDescribed({ body }: HostPullRequest, { plan, body: due }: WantedRecords): boolean {
  const mark = readRollingBody(body);
  if (mark === undefined || mark.plan !== plan || mark.isDone) return false;
  return !mark.isUntouched || mark.text === textHash(due);
}

function isClosedByPerson({ body }: HostPullRequest, { plan }: WantedRecords): boolean {
  const mark = readRollingBody(body);
  return mark !== undefined && !mark.isDone && mark.plan === plan;
}
