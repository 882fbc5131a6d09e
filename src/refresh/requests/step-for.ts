import type { HostPullRequest, MainBranch, ObjectId } from "./host.ts";
import type { PlannedRequest } from "./planned-requests.ts";
import { readBody, textHash, type Request } from "./request-marks.ts";
import { isSnoozed, type BranchHead, type StandingBranch } from "./standing-branch.ts";
import type { PacketTexts } from "./texts.ts";

/** A branch as it is, and what the plan wants of it. */
export interface Situation extends StandingBranch {
  readonly to: string;
  readonly main: MainBranch;
  readonly planned: (PlannedRequest & { readonly packet: PacketTexts }) | undefined;
  /** Whether its cases are in the plan, while none of their files can be written. */
  readonly isUnwritten: boolean;
  /** Cases that it asks about and of which nobody can tell whether they have to be asked about: their files cannot be read. */
  readonly untold: readonly string[];
  /** Cases that it asks about and that the set has no more. */
  readonly gone: readonly string[];
  /** What the workflow wants of each pull request. */
  readonly wants: Wants;
}

export interface Wants {
  readonly labels: readonly string[];
  /** Accounts, and teams as `owner/team`. */
  readonly reviewers: readonly string[];
  /** Whether a branch is built anew whenever main moved, as a rule that branches be up to date asks. */
  readonly isStrict: boolean;
}

/** What is done about one branch, in the order in which it is written. */
export type Step =
  /** Commit, branch, pull request. `from` is what the branch is now. */
  | { readonly do: "create"; readonly from: ObjectId | undefined }
  /** The branch has exactly the plan's tree already: a pull request alone. */
  | { readonly do: "adopt"; readonly head: ObjectId }
  /** Another commit for the open pull request. */
  | { readonly do: "rebuild"; readonly pullRequest: HostPullRequest; readonly from: ObjectId }
  /** What a run did not get to, or other words. */
  | { readonly do: "edit"; readonly pullRequest: HostPullRequest; readonly head: ObjectId }
  | { readonly do: "close"; readonly pullRequest: HostPullRequest; readonly head: ObjectId }
  /** A branch that nobody needs any more. */
  | { readonly do: "delete"; readonly head: ObjectId }
  /** Commits of somebody else are on it: a comment, and nothing else. */
  | {
      readonly do: "tell";
      readonly pullRequest: HostPullRequest;
      readonly asked: string | undefined;
      readonly isBehind: boolean;
    }
  /** A person closed it, or wants to be asked later. */
  | { readonly do: "respect"; readonly pullRequest: HostPullRequest }
  | { readonly do: "nothing"; readonly pullRequest: HostPullRequest | undefined };

/** What to do about a branch. Pure; the table in docs/refresh-requests.md says it row by row. */
export function stepFor(situation: Situation): Step {
  const { pullRequest } = situation;
  if (pullRequest !== undefined && pullRequest.state !== "merged" && isSnoozed(pullRequest)) {
    return { do: "respect", pullRequest };
  }
  return pullRequest?.state === "open"
    ? stepForOpen(situation, pullRequest)
    : stepWithoutOpen(situation);
}

function stepForOpen(situation: Situation, pullRequest: HostPullRequest): Step {
  const { head, main, planned, asked, isUnwritten, untold } = situation;
  if (head?.standing === "foreign" || pullRequest.base !== main.branch) {
    const isBehind = !asksTheSame(asked, planned?.request);
    return { do: "tell", pullRequest, asked: asked?.to, isBehind };
  }
  // Without a branch, or with one that holds no commit of its own, the host is about to close it.
  if (head?.standing !== "ours" || untold.length > 0) return { do: "nothing", pullRequest };
  if (planned !== undefined) return stepForPlanned({ ...situation, head, planned }, pullRequest);
  if (isUnwritten) return { do: "nothing", pullRequest };
  return { do: "close", pullRequest, head: head.oid };
}

/** What is planned for a branch that is to be written. */
export function plannedIn({ branch, planned }: Situation): NonNullable<Situation["planned"]> {
  if (planned === undefined) throw new Error(`Nothing is planned for "${branch}".`);
  return planned;
}

type OursAndPlanned = Situation & {
  readonly head: Extract<BranchHead, { standing: "ours" }>;
  readonly planned: NonNullable<Situation["planned"]>;
};

function stepForPlanned(
  { head, planned, main, wants }: OursAndPlanned,
  pullRequest: HostPullRequest,
): Step {
  const isOnBase = !wants.isStrict || head.parent === main.head;
  if (!isOnBase || !asksTheSame(head.request, planned.request)) {
    return { do: "rebuild", pullRequest, from: head.oid };
  }
  const isDone = isDescribed(pullRequest, planned, head.request) && isSettled(pullRequest, wants);
  return isDone ? { do: "nothing", pullRequest } : { do: "edit", pullRequest, head: head.oid };
}

function stepWithoutOpen(situation: Situation): Step {
  const { head, planned, pullRequest } = situation;
  if (planned !== undefined) return stepToOpen(situation, planned);
  if (pullRequest !== undefined && isClosedNow(situation)) return { do: "respect", pullRequest };
  if (head?.standing === "ours") return { do: "delete", head: head.oid };
  return { do: "nothing", pullRequest };
}

function stepToOpen(
  { head, main, pullRequest }: Situation,
  { request }: NonNullable<Situation["planned"]>,
): Step {
  if (head?.standing === "foreign") return { do: "nothing", pullRequest };
  const isFit =
    head?.standing === "ours" && head.parent === main.head && asksTheSame(head.request, request);
  return isFit ? { do: "adopt", head: head.oid } : { do: "create", from: head?.oid };
}

/** Whether a person closed it for the revision that is current. */
function isClosedNow({ pullRequest, closedCases, asked, to }: Situation): boolean {
  return pullRequest?.state === "closed" && closedCases.length > 0 && asked?.to === to;
}

export function asksTheSame(one: Request | undefined, other: Request | undefined): boolean {
  return one?.plan === other?.plan && one?.to === other?.to;
}

/**
 * Whether the body tells what is asked. Words that a person wrote stay until something else is asked; where the hidden line
 * went with the words that they replaced, what the branch asked before tells it.
 */
export function isDescribed(
  { body }: HostPullRequest,
  { request, packet }: NonNullable<Situation["planned"]>,
  before: Request | undefined,
): boolean {
  const { text, mark } = readBody(body);
  if (mark === undefined) return text.trim() !== "" && asksTheSame(before, request);
  if (mark.isDone || !asksTheSame(mark, request)) return false;
  const isUntouched = mark.text === textHash(text);
  return !isUntouched || mark.text === textHash(packet.body);
}

function isSettled(pullRequest: HostPullRequest, wants: Wants): boolean {
  const { labels, reviewers } = missingOf(pullRequest, wants);
  return labels.length === 0 && reviewers.length === 0;
}

/** What a pull request has not got of what the workflow wants. */
export function missingOf(
  has: Pick<HostPullRequest, "labels" | "reviewers">,
  { labels, reviewers }: Wants,
): Pick<Wants, "labels" | "reviewers"> {
  const [named, asked] = [has.labels, has.reviewers].map((all) => new Set(all.map(lower)));
  return {
    labels: labels.filter((label) => named?.has(lower(label)) !== true),
    reviewers: reviewers.filter((reviewer) => asked?.has(lower(reviewer)) !== true),
  };
}

function lower(text: string): string {
  return text.toLowerCase();
}
