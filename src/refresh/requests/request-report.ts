import type { HostPullRequest, ObjectId, OpenedPullRequest } from "./host.ts";
import type { Situation } from "./step-for.ts";

/** What was done about one pull request, in the words of the action's output. */
export interface RequestReport {
  readonly branch: string;
  readonly operation:
    | "created"
    | "updated"
    | "unchanged"
    | "closed"
    | "blocked"
    | "snoozed"
    | "edited";
  readonly cases: readonly string[];
  readonly number?: number;
  readonly url?: string;
  /** The last commit of its branch. */
  readonly head?: ObjectId;
  /** Whether the host shows the commit that this run wrote as verified; absent where it wrote none. */
  readonly isVerified?: boolean;
  /** The title that it was opened with, or is to be opened with. */
  readonly title?: string;
  /** Where a person opens the pull request that the run may not open. */
  readonly compareUrl?: string;
  /** Whether a workflow opened it with the token of its job. */
  readonly isByWorkflow?: boolean;
  /** Who opened one that is left alone since a person closed it or put it off: anybody who may write to the repository can. */
  readonly author?: string | undefined;
  /** Whether the branch itself could not be written or deleted. */
  readonly isUnwritten?: boolean;
  /** What the host refused, each in a sentence. */
  readonly refused: readonly string[];
}

/** `lost`: the branch or the pull request is another one than was read, so nothing was decided on it. */
export type Taken = RequestReport | "lost";

/** Whether a pull request is still what the step was decided on. */
export function isAsRead(now: HostPullRequest, read: HostPullRequest): boolean {
  return now.state === read.state && now.body === read.body && now.base === read.base;
}

export function reportOf(
  situation: Situation,
  pullRequest: HostPullRequest | undefined,
): RequestReport {
  const { branch, planned, asked, head, untold } = situation;
  const due = untold.length > 0 ? undefined : planned?.request.cases;
  return {
    branch,
    operation: "unchanged",
    cases: due ?? asked?.cases ?? [],
    ...(pullRequest === undefined ? {} : namesOf(pullRequest)),
    ...(head === undefined ? {} : { head: head.oid }),
    refused: [],
  };
}

export function namesOf({
  number,
  url,
  isByWorkflow = false,
}: OpenedPullRequest): OpenedPullRequest {
  return { number, url, isByWorkflow };
}
