import { isLater } from "../model/instant.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { isAsDecided } from "./records/decided-refreshes.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import { newDecisions, type NewDecision } from "./earlier/new-decisions.ts";
import { areWords } from "./earlier/expectations.ts";
import { editedJudgment, type JudgedPart } from "./earlier/judged-parts.ts";
import { newJudgments } from "./earlier/new-judgments.ts";
import type { Rule } from "./rule.ts";
import { restoringCase } from "./earlier/since-base.ts";

export const refreshConfirmedEdited: Rule = {
  id: "refresh/confirmed-edited",
  level: "error",
  reports:
    "a case that was confirmed after a change of the corpus, and says something else than before",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of newDecisions(dataset)) {
      const { now, outcome } = change;
      if (outcome !== "confirmed" || !isAsConfirmed(change)) continue;
      const edited = editedJudgment(change).filter((part) => !isMarkAlone(part, change));
      const [first] = edited;
      if (first === undefined) continue;
      yield {
        message: `The outcome is "confirmed", but the ${listed(edited.map(({ words }) => words))} of the case ${areWords(edited)} not what ${quoted(base.name)} has.`,
        at: now.locate(now.has([first.field]) ? [first.field] : ["id"]),
        related: [now.locate(["refresh", "outcome"])],
        fix: `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}: what confirms changes nothing but the corpus revision, what is looked up of the chunks, and their quotes; "revised" does. If another text was approved in between, merge that first.`,
      };
    }
  },
};

/** A mark that a case lost, or got, with the decision has a finding of its own. */
function isMarkAlone({ field }: JudgedPart, { before, now }: NewDecision): boolean {
  return field === "sentinel" && before.has(["sentinel"]) !== now.has(["sentinel"]);
}

/** Whether nobody approved or judged the case after the decision, which may then say something else. */
function isAsConfirmed(change: NewDecision): boolean {
  const { now, refresh, outcome } = change;
  if (isAsDecided({ file: now, refresh, outcome })) return true;
  if (!awaitsJudgments(now)) return false;
  const since = newJudgments(change).filter(
    ({ reviewedAt }) =>
      refresh.at === undefined || reviewedAt === undefined || isLater(reviewedAt, refresh.at),
  );
  return since.length < 2;
}
