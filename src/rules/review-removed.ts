import { statusOf, type CaseFile } from "../model/case.ts";
import { recordCommand } from "./asking.ts";
import { byWhom } from "./earlier/earlier-decision.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase, reviewWith } from "./earlier/since-base.ts";
import { stillStands } from "./earlier/standing-approval.ts";

export const reviewRemoved: Rule = {
  id: "review/removed",
  level: "error",
  reports: "an approved case whose approval is gone, with no edit and no decision to say why",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const isRejected = isSilentRejection(now);
      if (statusOf(now) !== "pending" && !isRejected) continue;
      if (isRejected && awaitsJudgments(before)) {
        yield {
          message:
            "The case waited for two judgments, and its rejection does not say who decided, when and why.",
          at: now.locate(["review", "status"]),
          fix: `Bring it back ${restoringCase(base, change)}; if the case is wrong, record a rejection with ${recordCommand(now)}.`,
        };
        continue;
      }
      if (!stillStands(change, dataset)) continue;
      const place = now.has(["review"]) ? ["review", "status"] : [];
      const gone = isRejected
        ? "its rejection does not say who decided, when and why"
        : "its approval is gone";
      yield {
        message: `This very text was approved${byWhom(before)}, and ${gone}.`,
        at: now.locate(place),
        fix: `Bring it back ${restoringCase(base, change)}; if the approval was a mistake, record a rejection with ${recordCommand(now)}.`,
      };
    }
  },
};

/** A rejection that leaves out whose it is, when it was made or why; what cannot be read has its own finding. */
function isSilentRejection(now: CaseFile): boolean {
  if (reviewWith("rejected", now) === undefined) return false;
  return ["reviewedBy", "reviewedAt", "reason"].some((field) => !now.has(["review", field]));
}
