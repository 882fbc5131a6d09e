import { splitsOfCase } from "../families/case-splits.ts";
import { exposedIn } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { isKnownMore } from "../families/splits.ts";
import { equalPairOf } from "../model/asked.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import { groupsOf } from "../model/groups.ts";
import {
  hasSameAnswer,
  isAskedAgain,
  posedBy,
  type PosedQuestion,
} from "../model/same-question.ts";
import { quoted } from "../model/sentence.ts";
import { joinedCases } from "./sides/joined-cases.ts";
import type { Rule } from "./rule.ts";

export const splitSharedQuestion: Rule = {
  id: "split/shared-question",
  level: "error",
  reports: "a question that cases on two sides of the split ask",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    for (const { held, other } of sharedQuestions(dataset, grouping)) {
      yield {
        message: `Case ${quoted(other.file.case.id ?? other.file.path)} asks this question in "${other.split}", and this case is in "${held.split}".`,
        at: held.file.locate(["query"]),
        related: [other.file.locate(["query"])],
        fix: `Bring both to one side, or ask in one of them something else: whoever works with "${other.split}" knows the question.`,
      };
    }
  },
};

interface Sided extends PosedQuestion {
  readonly split: Split;
}

/**
 * For each case, the first one on a side with more people that asks the same. A spent question, an equal pair and what something
 * joins have their own findings.
 */
function* sharedQuestions(
  dataset: Dataset,
  grouping: Grouping,
): Generator<{ readonly held: Sided; readonly other: Sided }> {
  const exposed = exposedIn(grouping, dataset.cases);
  const joined = joinedCases(grouping);
  const told = new Set<CaseFile>();
  for (const [first, ...others] of groupsOf(sidedIn(grouping), ({ words }) => words).values()) {
    if (others.length === 0) continue;
    const all = [first, ...others].filter(
      ({ file, split }) => split !== "regression" && !exposed.case(file),
    );
    for (const held of all) {
      if (told.has(held.file)) continue;
      const other = all.find(
        (one) =>
          isKnownMore(one.split, held.split) &&
          isSame(one, held, grouping.isByCase) &&
          !joined(one.file, held.file),
      );
      if (other === undefined) continue;
      told.add(held.file);
      yield { held, other };
    }
  }
}

/** A refusal and an answer may be of two callers, so two refusals are compared, or two equal answers. */
function isSame(one: Sided, other: Sided, isByCase: boolean): boolean {
  if (one.file.case.id === other.file.case.id || !isAskedAgain(one, other, true)) return false;
  const isRefused = [one, other].every(({ file }) => file.case.kind === "abstention");
  if (!isByCase && !isRefused && !hasSameAnswer(one, other)) return false;
  const pair = equalPairOf(one.file);
  return pair === undefined || pair !== equalPairOf(other.file);
}

function sidedIn(grouping: Grouping): readonly Sided[] {
  return grouping.cases.flatMap((file) => {
    const posed = posedBy(file);
    const splits = posed === undefined ? [] : splitsOfCase(grouping, file);
    return splits.flatMap((split) => (posed === undefined ? [] : [{ ...posed, split }]));
  });
}
