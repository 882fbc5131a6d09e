import { recordCommand } from "./asking.ts";
import { byWhom, reuseOf } from "./earlier/earlier-decision.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase, reviewWith } from "./earlier/since-base.ts";

export const reviewRejectionOverturned: Rule = {
  id: "review/rejection-overturned",
  level: "error",
  reports: "a rejected case that was approved without a new decision",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const overturned =
        reviewWith("rejected", before) !== undefined && reviewWith("approved", now) !== undefined;
      if (!overturned) continue;
      const reuse = reuseOf(before, now);
      if (reuse === undefined) continue;
      yield {
        message: `The case was rejected${byWhom(before)}, and its approval ${reuse.words} that rejection.`,
        at: reuse.at,
        fix: `Bring the rejection back ${restoringCase(base, change)}; if the case is right after all, have it judged anew with ${recordCommand(now)}.`,
      };
    }
  },
};
