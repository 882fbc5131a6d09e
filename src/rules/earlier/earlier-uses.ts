import { decisionsIn, isOneUse, usedBy, type UseDraft } from "../../families/decisions.ts";
import { reachIn } from "../../families/reach.ts";
import { holdersOfCase } from "../../families/case-holders.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { earlierGrouping, type EarlierDocument } from "./earlier-grouping.ts";

/** A use that the earlier state had on record, and what its results were of by that state's own families. */
export interface EarlierUse {
  readonly use: UseDraft;
  /** In whatever state. */
  readonly cases: readonly CaseFile[];
  /** Where each case carried its own split, none. */
  readonly documents: readonly EarlierDocument[];
}

/** The uses of the earlier state, each once. */
export function earlierUses(dataset: Dataset): readonly EarlierUse[] {
  const { uses } = decisionsIn(dataset.base?.families?.families);
  const earlier = uses.length === 0 ? undefined : earlierGrouping(dataset);
  if (earlier === undefined) return [];
  const { grouping, cases, documents } = earlier;
  const reach = reachIn(grouping, cases);
  const first = uses.filter(({ repeated }) => repeated === undefined);
  return first.map(({ index, entry }) => {
    const same = uses.filter((one) => one.index === index || one.repeated?.index === index);
    const reached = new Set(same.flatMap((one) => [...reach(usedBy(one))]));
    return {
      use: entry,
      cases: cases.filter((file) => holdersOfCase(grouping, file).some((key) => reached.has(key))),
      documents: documents().filter(({ family }) => reached.has(family)),
    };
  });
}

/** What a use reaches in the set as it is, by the keys of holders; also by entries of the earlier state that are gone since. */
export function reachedNow(
  dataset: Dataset,
  { use }: EarlierUse,
  reach: ReturnType<typeof reachIn>,
): ReadonlySet<string> {
  const before = decisionsIn(dataset.base?.families?.families).uses;
  const now = decisionsIn(dataset.families?.families).uses;
  const same = [...before, ...now].filter(({ entry }) => entry === use || isOneUse(entry, use));
  return new Set(same.flatMap((one) => [...reach(usedBy(one))]));
}
