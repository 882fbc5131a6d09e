import { splitsOfCase } from "../families/case-splits.ts";
import { exposedIn } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { sideOf } from "../families/splits.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { hasSameAnswer, isAskedAgain, posedBy } from "../model/same-question.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import { linesOfVariants } from "./sides/lines-of-variants.ts";
import type { Rule } from "./rule.ts";

export const holdoutSpentQuestion: Rule = {
  id: "holdout/spent-question",
  level: "error",
  reports:
    "a case in test or validation that is, under another id or in other words, one from which people have learned",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const exposed = exposedIn(grouping, dataset.cases);
    const spent = spentCases(dataset, grouping, exposed.case);
    if (spent.length === 0) return;
    const again = findAgain(dataset, grouping, spent);
    for (const file of grouping.cases) {
      if (exposed.case(file) || !isHeldApart(grouping, file)) continue;
      const found = again(file);
      if (found !== undefined) yield problemOf(dataset, file, found);
    }
  },
};

function isHeldApart(grouping: Grouping, file: CaseFile): boolean {
  return splitsOfCase(grouping, file).some((split) => sideOf(split) !== "development");
}

/** The spent cases in whatever state, and those that the earlier state had, with the words that they had. */
function spentCases(
  dataset: Dataset,
  grouping: Grouping,
  isExposed: (file: CaseFile) => boolean,
): readonly CaseFile[] {
  const isSpent = (file: CaseFile): boolean =>
    isExposed(file) || splitsOfCase(grouping, file).includes("regression");
  return [...new Set([...dataset.cases.filter(isSpent), ...(earlierSpent(dataset)?.cases ?? [])])];
}

interface Again {
  readonly spent: CaseFile;
  /** How the case is known to be that one. */
  readonly by: "question and answer" | "question" | "variant";
}

/** Finds the spent case that another one is. A case whose id was spent has its own finding. */
function findAgain(
  dataset: Dataset,
  { isByCase }: Grouping,
  spent: readonly CaseFile[],
): (file: CaseFile) => Again | undefined {
  const byWords = groupsOf(
    spent.flatMap((file) => posedBy(file) ?? []),
    ({ words }) => words,
  );
  const lines = linesOfVariants([...dataset.cases, ...spent], spent);
  return (file) => {
    const later = posedBy(file);
    const same = (later === undefined ? [] : (byWords.get(later.words) ?? [])).filter(
      (earlier) =>
        earlier.file.case.id !== file.case.id &&
        later !== undefined &&
        isAskedAgain(earlier, later, isByCase),
    );
    const whole = same.find((earlier) => later !== undefined && hasSameAnswer(earlier, later));
    const asked = isByCase ? same[0] : (whole ?? same[0]);
    if (asked === undefined) {
      const parent = lines(file);
      return parent === undefined ? undefined : { spent: parent, by: "variant" };
    }
    const by = whole === undefined || isByCase ? "question" : "question and answer";
    return { spent: asked.file, by };
  };
}

function problemOf(dataset: Dataset, file: CaseFile, { spent, by }: Again): Problem {
  const name = quoted(spent.case.id ?? spent.path);
  const message = {
    "question and answer": `Question and answer are those of case ${name}, from which people have learned.`,
    question: `This question is that of case ${name}, from which people have learned.`,
    variant: `The case and case ${name} rephrase each other, and people have learned from that one.`,
  }[by];
  const no =
    by === "variant"
      ? "no exception makes a rewording another question."
      : "another id makes no other question.";
  return {
    message,
    at: file.locate(by === "variant" && file.has(["variantOf"]) ? ["variantOf"] : ["query"]),
    ...(dataset.cases.includes(spent) ? { related: [spent.locate(["id"])] } : {}),
    fix: `Move the case to the side "regression", or ask something that nobody has seen: ${no}`,
  };
}
