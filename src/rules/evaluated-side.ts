import { componentsIn } from "../families/conflicts.ts";
import type { Component } from "../families/components.ts";
import type { Grouping } from "../families/grouping.ts";
import { stageOf, type CaseFile } from "../model/case.ts";
import type { Split } from "../model/families.ts";

/** The approved cases of a side, and the independent components that they are of. */
export interface EvaluatedSide {
  readonly cases: readonly CaseFile[];
  /** Components of families that hold one of the cases, in the order of their names. */
  readonly components: readonly Component[];
}

/** What an evaluation can use of some splits: approved cases alone. */
export function evaluatedSide(grouping: Grouping, splits: readonly Split[]): EvaluatedSide {
  const { isByCase, families, familiesOf } = grouping;
  const splitsOf = (file: CaseFile): readonly (Split | undefined)[] => {
    const { belongings } = familiesOf(file);
    if (isByCase || belongings.length === 0) return [file.case.split];
    return belongings.map(({ family }) => families.get(family)?.split);
  };
  const cases = grouping.cases.filter(
    (file) =>
      stageOf(file) === "approved" &&
      splitsOf(file).some((split) => split !== undefined && splits.includes(split)),
  );
  const used = new Set(
    cases.flatMap((file) => familiesOf(file).belongings.map((one) => one.family)),
  );
  const components = componentsIn(grouping.familyGraph()).filter((keys) =>
    keys.some((key) => used.has(key)),
  );
  return { cases, components };
}
