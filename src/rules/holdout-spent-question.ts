import { splitsOfCase } from "../families/case-splits.ts";
import { exposedIn } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { sideOf } from "../families/splits.ts";
import { acceptedOutcome, whatIsAsked } from "../model/asked.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier-spent.ts";
import type { Rule } from "./rule.ts";

export const holdoutSpentQuestion: Rule = {
  id: "holdout/spent-question",
  level: "error",
  reports:
    "a case in test or validation that is, under another id, one from which people have learned",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const exposed = exposedIn(grouping, dataset.cases);
    const spentBy = spentQuestions(dataset, grouping, exposed.case);
    if (spentBy.size === 0) return;
    for (const file of grouping.cases) {
      if (exposed.case(file) || !isHeldApart(grouping, file)) continue;
      const spent = spentBy.get(questionOf(grouping, file) ?? "");
      if (spent === undefined || spent.case.id === file.case.id) continue;
      const what = grouping.isByCase ? "This question is that" : "Question and answer are those";
      yield {
        message: `${what} of case ${quoted(spent.case.id ?? spent.path)}, from which people have learned.`,
        at: file.locate(["query"]),
        ...(dataset.cases.includes(spent) ? { related: [spent.locate(["id"])] } : {}),
        fix: 'Move the case to the side "regression", or ask something that nobody has seen: another id makes no other question.',
      };
    }
  },
};

function isHeldApart(grouping: Grouping, file: CaseFile): boolean {
  return splitsOfCase(grouping, file).some((split) => sideOf(split) !== "development");
}

/** Where single questions are held out, the question alone is what people know. */
function questionOf({ isByCase }: Grouping, file: CaseFile): string | undefined {
  const asked = whatIsAsked(file);
  const outcome = isByCase ? "" : acceptedOutcome(file);
  return asked === undefined || outcome === undefined ? undefined : `${asked}\n${outcome}`;
}

/** The spent cases by what they ask, in whatever state, and those that the earlier state had. */
function spentQuestions(
  dataset: Dataset,
  grouping: Grouping,
  isSpent: (file: CaseFile) => boolean,
): ReadonlyMap<string, CaseFile> {
  const earlier = earlierSpent(dataset)?.cases ?? [];
  const found = new Map<string, CaseFile>();
  for (const file of [...dataset.cases.filter(isSpent), ...earlier]) {
    const question = questionOf(grouping, file);
    if (question !== undefined && !found.has(question)) found.set(question, file);
  }
  return found;
}
