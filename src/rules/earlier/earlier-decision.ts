import type { CaseFile } from "../../model/case.ts";
import { isLater } from "../../model/instant.ts";
import type { Location } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";

/** What shows that a decision was not made anew. */
export interface Reuse {
  /** What it has of the earlier decision, as in "carries the time of". */
  readonly words: string;
  readonly at: Location;
}

/**
 * Compares two decisions about a case; undefined where the later one has a time and a reason of its own. Who says the same of
 * another text in another review has decided anew: its proof shows that, and can be looked up.
 */
export function reuseOf(before: CaseFile, now: CaseFile): Reuse | undefined {
  const [earlier, later] = [before.case.review, now.case.review];
  const order = orderOf(earlier?.reviewedAt, later?.reviewedAt);
  const sameReason =
    !isOfOtherReview(earlier, later) && isSameReason(earlier?.reason, later?.reason);
  const [time, reason] = [now.locate(["review", "reviewedAt"]), now.locate(["review", "reason"])];
  if (order === "same" && sameReason)
    return { words: "carries the time and the reason of", at: time };
  if (order === "same") return { words: "carries the time of", at: time };
  if (order === "before") return { words: "is dated before", at: time };
  return sameReason ? { words: "carries the reason of", at: reason } : undefined;
}

function orderOf(
  earlier: string | undefined,
  later: string | undefined,
): "same" | "before" | undefined {
  if (earlier === undefined || later === undefined) return undefined;
  if (isLater(earlier, later)) return "before";
  return isLater(later, earlier) ? undefined : "same";
}

type ReviewDraft = CaseFile["case"]["review"];

/** Whether the later decision names a review on GitHub that the earlier one does not. */
function isOfOtherReview(earlier: ReviewDraft, later: ReviewDraft): boolean {
  const { pullRequest, review } = later?.proof ?? {};
  if (later?.via !== "github" || pullRequest === undefined || review === undefined) return false;
  return earlier?.proof?.pullRequest !== pullRequest || earlier.proof.review !== review;
}

function isSameReason(earlier: string | undefined, later: string | undefined): boolean {
  if (earlier === undefined || later === undefined) return false;
  return normaliseWhiteSpace(earlier) === normaliseWhiteSpace(later);
}

/** Who decided, as the end of a phrase; nothing where the review does not say. */
export function byWhom(file: CaseFile): string {
  const { reviewedBy } = file.case.review ?? {};
  return reviewedBy === undefined ? "" : ` by ${quoted(reviewedBy)}`;
}
