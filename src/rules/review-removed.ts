import { statusOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { recordCommand } from "./asking.ts";
import { byWhom } from "./earlier/earlier-decision.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase, reviewWith, type CaseChange } from "./earlier/since-base.ts";
import { stillStands } from "./earlier/standing-approval.ts";

export const reviewRemoved: Rule = {
  id: "review/removed",
  level: "error",
  reports:
    "an approved case whose approval is gone, with no edit and no decision to say why, or that was rejected without a decision",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const isRejected = isSilentRejection(now);
      if (isRejected ? !wasDecided(before) : !isSilentlyGone(change, dataset)) continue;
      const place = now.has(["review"]) ? ["review", "status"] : [];
      yield {
        message: isRejected
          ? `${whatStood(change, dataset)}, and its rejection does not say who decided, when and why.`
          : `This very text was approved${byWhom(before)}, and its approval is gone.`,
        at: now.locate(place),
        fix: `Bring it back ${restoringCase(base, change)}; if ${awaitsJudgments(before) ? "the case is wrong" : "the approval was a mistake"}, record a rejection with ${recordCommand(now)}.`,
      };
    }
  },
};

/** Whether something stands behind the case that only another decision takes away: an approval, or one that two people are to renew. */
function wasDecided(before: CaseFile): boolean {
  return statusOf(before) === "approved" || awaitsJudgments(before);
}

/** An edited case has no approval any more, which is another finding; one of the very text cannot be lost. */
function isSilentlyGone(change: CaseChange, dataset: Dataset): boolean {
  return statusOf(change.now) === "pending" && stillStands(change, dataset);
}

function whatStood(change: CaseChange, dataset: Dataset): string {
  const { before } = change;
  if (awaitsJudgments(before)) return "The case waited for two judgments";
  const what = stillStands(change, dataset) ? "This very text" : "The case";
  return `${what} was approved${byWhom(before)}`;
}

/** A rejection that leaves out whose it is, when it was made or why; what cannot be read has its own finding. */
function isSilentRejection(now: CaseFile): boolean {
  if (reviewWith("rejected", now) === undefined) return false;
  return ["reviewedBy", "reviewedAt", "reason"].some((field) => !now.has(["review", field]));
}
