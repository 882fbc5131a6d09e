import { listed, quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { isAsDecided } from "./records/decided-refreshes.ts";
import { areWords, editedExpectations } from "./earlier/expectations.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase } from "./earlier/since-base.ts";

export const refreshConfirmedEdited: Rule = {
  id: "refresh/confirmed-edited",
  level: "error",
  reports:
    "a case that was confirmed after a change of the corpus, and expects something else than before",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const { refresh } = now.case;
      if (
        refresh?.outcome !== "confirmed" ||
        !isAsDecided({ file: now, refresh, outcome: refresh.outcome })
      )
        continue;
      // Compared with the very version that was decided about; with any other one nothing is shown.
      if (before.digest === undefined || before.digest !== refresh.previous) continue;
      const edited = editedExpectations(change);
      const [first] = edited;
      if (first === undefined) continue;
      yield {
        message: `The outcome is "confirmed", but the ${listed(edited.map(({ words }) => words))} of the case ${areWords(edited)} not what ${quoted(base.name)} has.`,
        at: now.locate(now.has([first.field]) ? [first.field] : ["id"]),
        related: [now.locate(["refresh", "outcome"])],
        fix: `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}: what confirms changes no question, no answer and no chunk id; "revised" does.`,
      };
    }
  },
};
