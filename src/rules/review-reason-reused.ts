import { recordCommand } from "./asking.ts";
import { byWhom, reuseOf } from "./earlier/earlier-decision.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase, reviewWith, type CaseChange } from "./earlier/since-base.ts";

export const reviewReasonReused: Rule = {
  id: "review/reason-reused",
  level: "error",
  reports: "a decision about an approved case that carries the time or the reason of its approval",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const decision = laterDecision(change);
      const reuse = decision === undefined ? undefined : reuseOf(before, now);
      if (decision === undefined || reuse === undefined) continue;
      yield {
        message: `The case was approved${byWhom(before)}; ${decision} ${reuse.words} that approval.`,
        at: reuse.at,
        fix: `Have it judged anew with ${recordCommand(now)}; to drop the change, bring the approved case back ${restoringCase(base, change)}.`,
      };
    }
  },
};

/** What was decided since about an approved case; undefined where nothing was, or where the approval is outdated. */
function laterDecision({ before, now }: CaseChange): string | undefined {
  const earlier = reviewWith("approved", before);
  if (earlier === undefined) return undefined;
  if (reviewWith("rejected", now) !== undefined) return "its rejection";
  const later = reviewWith("approved", now);
  if (later?.digest === undefined || later.digest !== now.digest) return undefined;
  return later.digest === earlier.digest ? undefined : "it was changed, and its new approval";
}
