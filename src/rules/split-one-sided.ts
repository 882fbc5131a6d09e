import { splitGroupingOf } from "../families/grouping.ts";
import type { Split } from "../model/families.ts";
import { evaluatedSide } from "./sides/evaluated-side.ts";
import type { Rule } from "./rule.ts";

const sides: readonly (readonly [readonly Split[], string, string])[] = [
  [["dev", "regression"], "dev", "nothing that settings could have been chosen on"],
  [["test"], "test", "nothing that is held out, and so nothing to score"],
];

export const splitOneSided: Rule = {
  id: "split/one-sided",
  level: "error",
  reports: "a split with no approved case on one of its sides, where an evaluation is to use it",
  for: "evaluation",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    for (const [splits, name, lack] of sides) {
      if (evaluatedSide(grouping, splits).cases.length > 0) continue;
      yield {
        message: `No approved case is on the side "${name}": there is ${lack}.`,
        at: grouping.file.locateKey(grouping.isByCase ? ["claim"] : ["families"]),
        fix: `Approve cases of that side, or record more as "${name}" before anybody has seen a score.`,
      };
    }
  },
};
