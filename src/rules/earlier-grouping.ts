import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** The cases of the earlier state in its own families. */
export interface EarlierGrouping {
  readonly dataset: Dataset;
  readonly grouping: Grouping;
}

const known = new WeakMap<Dataset, EarlierGrouping | undefined>();

/** How the earlier state grouped its cases; undefined without one, or where its families.yaml is absent or could not be read. */
export function earlierGrouping(dataset: Dataset): EarlierGrouping | undefined {
  if (!known.has(dataset)) known.set(dataset, groupedBefore(dataset));
  return known.get(dataset);
}

function groupedBefore(dataset: Dataset): EarlierGrouping | undefined {
  const { base } = dataset;
  if (base === undefined) return undefined;
  const same = dataset.cases.filter(({ path }) => base.sameCases.has(path));
  const cases = [...same, ...base.cases].toSorted((a, b) => byUtf8(a.path, b.path));
  const earlier: Dataset = { ...dataset, cases, families: base.families, base: undefined };
  const grouping = groupingOf(earlier);
  return grouping === undefined ? undefined : { dataset: earlier, grouping };
}
