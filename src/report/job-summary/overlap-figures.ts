import { componentsIn } from "../../families/conflicts.ts";
import { groupingOf, splitGroupingOf } from "../../families/grouping.ts";
import type { Dataset } from "../../model/dataset.ts";
import { linkedSides } from "../../rules/sides/linked-sides.ts";

/** How the families of a set hang together. */
export interface OverlapFigures {
  readonly families: number;
  /** Components of families: what has to stay on one side. */
  readonly components: number;
  /** Pairs of sides that a component joins although they are to stay apart; 0 while no split is recorded. */
  readonly conflicts: number;
}

/** Undefined where the set has no families.yaml, or none that can be read. */
export function overlapFigures(dataset: Dataset): OverlapFigures | undefined {
  const grouping = groupingOf(dataset);
  if (grouping === undefined) return undefined;
  const { families } = grouping;
  const split = splitGroupingOf(dataset);
  return {
    families: families.size,
    components: componentsIn(grouping.familyGraph()).filter((keys) =>
      keys.some((key) => families.has(key)),
    ).length,
    conflicts: split === undefined ? 0 : [...linkedSides(split)].length,
  };
}
