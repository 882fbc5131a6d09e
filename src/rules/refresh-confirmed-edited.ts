import { isLater } from "../model/instant.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { isAsDecided } from "./records/decided-refreshes.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import { newDecisions, type NewDecision } from "./earlier/new-decisions.ts";
import { areWords, editedExpectations } from "./earlier/expectations.ts";
import type { Rule } from "./rule.ts";
import { restoringCase } from "./earlier/since-base.ts";

export const refreshConfirmedEdited: Rule = {
  id: "refresh/confirmed-edited",
  level: "error",
  reports:
    "a case that was confirmed after a change of the corpus, and expects something else than before",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of newDecisions(dataset)) {
      const { now, outcome } = change;
      if (outcome !== "confirmed" || !isAsConfirmed(change)) continue;
      const edited = editedExpectations(change);
      const [first] = edited;
      if (first === undefined) continue;
      yield {
        message: `The outcome is "confirmed", but the ${listed(edited.map(({ words }) => words))} of the case ${areWords(edited)} not what ${quoted(base.name)} has.`,
        at: now.locate(now.has([first.field]) ? [first.field] : ["id"]),
        related: [now.locate(["refresh", "outcome"])],
        fix: `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}: what confirms changes no question, no answer and no chunk id; "revised" does. If another text was approved in between, merge that first.`,
      };
    }
  },
};

/** Whether nobody approved or judged the case after the decision, which may then say something else. */
function isAsConfirmed({ now, refresh, outcome }: NewDecision): boolean {
  const { at } = refresh;
  if (isAsDecided({ file: now, refresh, outcome })) return true;
  const judgments = now.case.sentinel?.reviews ?? [];
  return (
    awaitsJudgments(now) &&
    !judgments.some(
      (one) => at !== undefined && one !== undefined && isLater(one.reviewedAt ?? at, at),
    )
  );
}
