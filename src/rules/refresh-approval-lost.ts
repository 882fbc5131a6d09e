import { stageOf } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand, recordCommand } from "./asking.ts";
import { newDecisions } from "./earlier/new-decisions.ts";
import { restoringCase } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

export const refreshApprovalLost: Rule = {
  id: "refresh/approval-lost",
  level: "error",
  reports:
    "a new decision after a change of the corpus that left a case without its approval, though it was no sentinel",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of newDecisions(dataset)) {
      const { before, now, outcome } = change;
      if (stageOf(now) !== "pending" || before.has(["sentinel"])) continue;
      yield {
        message: `The outcome is ${quoted(outcome)}, and the case, which is approved and no sentinel in ${quoted(base.name)}, is a candidate now.`,
        at: now.locate(["refresh", "outcome"]),
        related: [now.locate(now.has(["review", "status"]) ? ["review", "status"] : ["id"])],
        fix: `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}, which records the approval as well; if it was edited after that, have it approved with ${recordCommand(now)}.`,
      };
    }
  },
};
