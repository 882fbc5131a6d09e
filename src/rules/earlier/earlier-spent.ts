import { exposedIn } from "../../families/exposed.ts";
import type { Grouping } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { earlierGrouping, type EarlierDocument } from "./earlier-grouping.ts";

/** What people had learned from in the earlier state, by its own records and its own families. */
export interface EarlierSpent {
  readonly grouping: Grouping;
  /** In whatever state: a retired case was looked at all the same. */
  readonly cases: readonly CaseFile[];
  /** Documents of spent families, sorted, each with the family that it was in. Where each case carries its own split, none. */
  readonly documents: readonly EarlierDocument[];
}

const known = new WeakMap<Dataset, EarlierSpent | undefined>();

/** Undefined without an earlier state, and where that had no exposure on record. */
export function earlierSpent(dataset: Dataset): EarlierSpent | undefined {
  if (!known.has(dataset)) known.set(dataset, spentBefore(dataset));
  return known.get(dataset);
}

function spentBefore(dataset: Dataset): EarlierSpent | undefined {
  const exposures = dataset.base?.families?.families?.exposures ?? [];
  const earlier = exposures.length === 0 ? undefined : earlierGrouping(dataset);
  if (earlier === undefined) return undefined;
  const { grouping, cases, documents } = earlier;
  const exposed = exposedIn(grouping, cases);
  return {
    grouping,
    cases: cases.filter(exposed.case),
    documents: documents().filter(({ family }) => exposed.family(family)),
  };
}
