import { isDeepStrictEqual } from "node:util";
import { isUndecided, stageOf, statusOf, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { AskedBecause } from "../asked-change.ts";
import type { CaseVersions } from "./case-versions.ts";

/** Why people are asked about a case; undefined where a change leaves alone what is judged of it, and what was decided. */
export function whyAsked({ before, after, digest }: CaseVersions): AskedBecause | undefined {
  const isRequested = before !== undefined && isRequest(before, after);
  if (before !== undefined && digest !== undefined && isJudgedAlike(before, after)) {
    return isRequested ? "refresh" : undefined;
  }
  if (after.has(["retired"])) return "retired";
  if (isRequested) return "refresh";
  if (bringsDecision(before, after)) return "decided";
  // A decision that was edited since is none of what stands there, wherever it was made.
  const isEdited = contentState(after) === "edited" || (before !== undefined && wasJudged(before));
  return isEdited ? "edited" : "new";
}

/** Whether a case that was approved and in use is asked about again. */
function isRequest(before: CaseFile, after: CaseFile): boolean {
  return isUndecided(after) && stageOf(after) !== "retired" && stageOf(before) === "approved";
}

/** Whether nothing differs but labels, and requests without a decision. */
function isJudgedAlike(before: CaseFile, after: CaseFile): boolean {
  return before.digest === after.digest && isDeepStrictEqual(recordOf(before), recordOf(after));
}

/** What people decided about a case, as far as the digest leaves it out. A review that is pending is the same as none. */
function recordOf(file: CaseFile): object {
  const { review, refresh, retired, sentinel } = file.case;
  return {
    review: statusOf(file) === "pending" ? undefined : review,
    refresh: isUndecided(file) ? undefined : refresh,
    retired,
    judgments: sentinel?.reviews,
  };
}

/** Whether a decision about the case stands in the file that did not stand there on the base. */
function bringsDecision(before: CaseFile | undefined, after: CaseFile): boolean {
  const { review, refresh } = after.case;
  const status = statusOf(after);
  const isDecided = status === "approved" || status === "rejected";
  const isOfThis = isDecided && contentState(after) !== "edited";
  if (isOfThis && !isDeepStrictEqual(review, before?.case.review)) return true;
  return refresh?.outcome !== undefined && !isDeepStrictEqual(refresh, before?.case.refresh);
}

/** What cannot be read may have been judged. */
function wasJudged(before: CaseFile): boolean {
  return statusOf(before) !== "pending";
}
