import { splitsOfCase } from "../../families/case-splits.ts";
import { componentsIn } from "../../families/conflicts.ts";
import type { Component } from "../../families/components.ts";
import type { Grouping } from "../../families/grouping.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Split } from "../../model/families.ts";

/** The approved cases of a side, and the components that they are of. */
export interface EvaluatedSide {
  readonly cases: readonly CaseFile[];
  /** Components of families that hold one of the cases, in the order of their names. */
  readonly components: readonly Component[];
}

/** What an evaluation can use of some splits: approved cases alone. */
export function evaluatedSide(grouping: Grouping, splits: readonly Split[]): EvaluatedSide {
  const cases = grouping.cases.filter(
    (file) =>
      stageOf(file) === "approved" &&
      splitsOfCase(grouping, file).some((split) => splits.includes(split)),
  );
  const used = new Set(
    cases.flatMap((file) => grouping.familiesOf(file).belongings.map((one) => one.family)),
  );
  const components = componentsIn(grouping.familyGraph()).filter((keys) =>
    keys.some((key) => used.has(key)),
  );
  return { cases, components };
}
