import { isDeepStrictEqual } from "node:util";
import { isUndecided, stageOf, statusOf, type CaseFile } from "../../model/case.ts";
import { decisionBlocks, type DecisionBlock } from "../recording/claimed-blocks.ts";

/**
 * Whether a decision that people made in a pull request may still have to be written into a case: nobody has judged it, it is
 * asked about again, its review is of another content, or it holds a decision that cannot be looked up.
 */
export function isOpenToRecording(file: CaseFile): boolean {
  if (file.whole === undefined || file.digest === undefined) return false;
  const decisions = decisionBlocks(file);
  if (decisions.some((block) => !isProved(file, block))) return true;
  if (stageOf(file) === "retired") return false;
  return statusOf(file) === "pending" || isUndecided(file) || isOutdated(file);
}

/**
 * Whether a case is still what was judged: it says the same, and nobody has recorded, taken back or asked anything about it
 * since. Labels and notes may have changed.
 */
export function isAsJudged(now: CaseFile, judged: CaseFile): boolean {
  return (
    now.digest !== undefined &&
    now.digest === judged.digest &&
    isDeepStrictEqual(decidedIn(now), decidedIn(judged))
  );
}

/** Whether a case holds a decision that was made in a pull request. */
export function isRecordedOf(file: CaseFile, pullRequest: number): boolean {
  const { review, refresh, retired } = file.case;
  return [review, refresh, retired].some((block) => block?.proof?.pullRequest === pullRequest);
}

function decidedIn({ case: { review, refresh, retired, sentinel } }: CaseFile): object {
  return { review, refresh, retired, judgments: sentinel?.reviews };
}

function isProved({ case: { review, refresh, retired } }: CaseFile, block: DecisionBlock): boolean {
  return { review, refresh, retired }[block]?.proof !== undefined;
}

function isOutdated({ case: { review }, digest }: CaseFile): boolean {
  return review?.digest !== undefined && review.digest !== digest;
}
