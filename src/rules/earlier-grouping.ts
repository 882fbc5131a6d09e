import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** The cases of an earlier state, grouped by that state's own families.yaml and under its own claim. */
export interface EarlierGrouping {
  readonly grouping: Grouping;
  /** All of them, in path order. A file with the same bytes is the very same one as in the set. */
  readonly cases: readonly CaseFile[];
}

const known = new WeakMap<Dataset, EarlierGrouping | undefined>();

/** Undefined without an earlier state, and where its families.yaml is absent or could not be read. */
export function earlierGrouping(dataset: Dataset): EarlierGrouping | undefined {
  if (!known.has(dataset)) known.set(dataset, groupedBefore(dataset));
  return known.get(dataset);
}

function groupedBefore(dataset: Dataset): EarlierGrouping | undefined {
  const { base } = dataset;
  if (base === undefined) return undefined;
  const same = dataset.cases.filter(({ path }) => base.sameCases.has(path));
  const cases = [...same, ...base.cases].toSorted((a, b) => byUtf8(a.path, b.path));
  const grouping = groupingOf({ ...dataset, cases, families: base.families, base: undefined });
  return grouping && { grouping, cases };
}
