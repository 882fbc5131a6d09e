import { stageOf } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { isDeepStrictEqual } from "node:util";
import { quoted } from "../model/sentence.ts";
import { recordCommand } from "./asking.ts";
import { caseChanges, restoringCase, type CaseChange } from "./earlier/since-base.ts";
import { stillStands } from "./earlier/standing-approval.ts";
import type { Rule } from "./rule.ts";

export const reviewReopened: Rule = {
  id: "review/reopened",
  level: "notice",
  reports: "an approved case that is a candidate again, with no decision to say why",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      if (!isReopened(change, dataset)) continue;
      const { now } = change;
      yield {
        message: `The case lost its approval since ${quoted(base.name)}: it is a candidate now, and in no export until it is approved.`,
        at: now.locate(now.has(["review", "status"]) ? ["review", "status"] : ["id"]),
        fix: `Have it judged as it is now with ${recordCommand(now)}; or bring back what was approved ${restoringCase(base, change)}.`,
      };
    }
  },
};

/** An approval of the very text that is there, and a decision that leaves none, has its own finding. */
function isReopened(change: CaseChange, dataset: Dataset): boolean {
  const { before, now } = change;
  if (stageOf(before) !== "approved" || stageOf(now) !== "pending") return false;
  const { refresh } = now.case;
  const isDecided =
    refresh?.outcome !== undefined && !isDeepStrictEqual(refresh, before.case.refresh);
  return !isDecided && !stillStands(change, dataset);
}
