import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { newDecisions } from "./earlier/new-decisions.ts";
import { restoringCase } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

export const refreshBeforeApproval: Rule = {
  id: "refresh/before-approval",
  level: "error",
  reports:
    "a new decision after a change of the corpus that is not later than the approval before it",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of newDecisions(dataset)) {
      const { before, now, refresh, approval } = change;
      const { at } = refresh;
      const { reviewedAt } = approval;
      if (at === undefined || reviewedAt === undefined || isLater(at, reviewedAt)) continue;
      // Where a decision on record was rewritten, that is told.
      const earlier = before.case.refresh;
      if (earlier?.outcome !== undefined && !isLater(at, earlier.at ?? at)) continue;
      yield {
        message: `The decision is of ${at}, and the approval in ${quoted(base.name)} that it follows of ${reviewedAt}.`,
        at: now.locate(["refresh", "at"]),
        fix: `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}, which records the moment at which it is decided.`,
      };
    }
  },
};
