import { splitsOfCase } from "../families/case-splits.ts";
import { componentsOf } from "../families/components.ts";
import { componentsIn, splitsOf } from "../families/conflicts.ts";
import { groupingOf, splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { caseKey } from "../families/split-graph.ts";
import { sideOf } from "../families/splits.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";

/** Where the cases of a set stand in its split. */
export interface Sides {
  /** The side of a case; undefined where the set decides none, wholly and for certain. */
  readonly splitOf: (file: CaseFile) => Split | undefined;
  /** Whether a case, another wording of it, or anything that is joined with either, is in validation or test. */
  readonly isHeldOut: (file: CaseFile) => boolean;
}

/** In a set that is not split, a case can still say that it is held out. */
export function sidesOf(dataset: Dataset): Sides {
  const grouping = groupingOf(dataset);
  if (grouping === undefined) {
    const isHeldOut = anyWording(dataset, (file) => isApart(file.case.split));
    return { splitOf: () => undefined, isHeldOut };
  }
  const isSplit = splitGroupingOf(dataset) !== undefined;
  const heldOut = heldOutHolders(grouping);
  return {
    splitOf: (file) =>
      isSplit && isDecided(file, grouping) ? splitsOfCase(grouping, file).at(-1) : undefined,
    isHeldOut: anyWording(
      dataset,
      (file) =>
        isApart(file.case.split) ||
        splitsOfCase(grouping, file).some(isApart) ||
        holdersOf(file, grouping).some((key) => heldOut.has(key)),
    ),
  };
}

/** Whether something holds of a case or of any wording of its question: no exception makes a rewording another question. */
function anyWording(
  { cases }: Dataset,
  holds: (file: CaseFile) => boolean,
): (file: CaseFile) => boolean {
  const named = cases.flatMap(({ case: { id, variantOf } }) =>
    id === undefined || variantOf === undefined ? [] : [[id, variantOf] as const],
  );
  const wordings = componentsOf(named);
  const numberOf = new Map(wordings.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
  const wordingOf = ({ case: { id } }: CaseFile): number | undefined =>
    id === undefined ? undefined : numberOf.get(id);
  const found = new Set(cases.filter(holds).flatMap((file) => wordingOf(file) ?? []));
  return (file) => holds(file) || found.has(wordingOf(file) ?? -1);
}

/** Whatever carries a split and is joined with something in validation or test; also by what a case says against its families. */
function heldOutHolders(grouping: Grouping): ReadonlySet<string> {
  const graph = grouping.graph();
  const saying = grouping.cases.filter((file) => isApart(file.case.split));
  const said = new Set(saying.flatMap((file) => holdersOf(file, grouping)));
  const held = componentsIn(graph).filter(
    (component) =>
      splitsOf(component, graph).some(isApart) || component.some((key) => said.has(key)),
  );
  return new Set(held.flat());
}

function isApart(split: Split | undefined): boolean {
  return split !== undefined && sideOf(split) !== "development";
}

/** Whether all that gives the case a side has one. */
function isDecided(file: CaseFile, { isByCase, familiesOf, families }: Grouping): boolean {
  const { belongings, whole } = familiesOf(file);
  if (isByCase || (belongings.length === 0 && whole)) return file.case.split !== undefined;
  return whole && belongings.every(({ family }) => families.get(family)?.split !== undefined);
}

/** What carries the split of a case: its families, or the case itself. */
function holdersOf(file: CaseFile, { isByCase, familiesOf }: Grouping): readonly string[] {
  const families = familiesOf(file).belongings.map(({ family }) => family);
  return isByCase || families.length === 0 ? [caseKey(file)] : families;
}
