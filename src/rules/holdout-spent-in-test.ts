import { componentsIn, isSplitApart, splitsOf } from "../families/conflicts.ts";
import { exposedIn } from "../families/exposed.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { holderName } from "../families/holder-name.ts";
import { namedHolders } from "../families/named-holders.ts";
import { sideOf } from "../families/splits.ts";
import type { Holder } from "../families/split-graph.ts";
import type { Dataset } from "../model/dataset.ts";
import { placeOfSplit } from "./sides/places-in-families.ts";
import type { Rule } from "./rule.ts";

export const holdoutSpentInTest: Rule = {
  id: "holdout/spent-in-test",
  level: "error",
  reports: "something in test or validation from which people have learned",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const exposureOf = exposures(grouping, dataset);
    const isBroken = brokenComponents(grouping);
    for (const holder of heldApart(grouping, dataset)) {
      const index = exposureOf(holder.key);
      // Two sides that something joins have their own finding.
      if (index === undefined && isBroken(holder.key)) continue;
      const is = `${holderName(holder)} is in "${holder.split}", and`;
      const why =
        index === undefined
          ? "is joined with something from which people have learned"
          : "people have learned from it";
      yield {
        message: `${is} ${why}.`,
        at: placeOfSplit(grouping, holder),
        ...(index === undefined ? {} : { related: [grouping.file.locate(["exposures", index])] }),
        fix: 'Write "split: regression" here, as "touchstone holdout expose" does for all that is joined. To confirm something, hold out what nobody has seen.',
      };
    }
  },
};

/** What is spent and on a side that is kept from development, in the order of the split graph. */
function heldApart(grouping: Grouping, { cases }: Dataset): readonly Holder[] {
  const exposed = exposedIn(grouping, cases);
  return [...grouping.graph().holders.values()].filter(
    (one) =>
      one.split !== undefined &&
      sideOf(one.split) !== "development" &&
      (one.kind === "family" ? exposed.family(one.id) : exposed.case(one.file)),
  );
}

/** The index of the first exposure that names something itself. */
function exposures(grouping: Grouping, { cases }: Dataset): (key: string) => number | undefined {
  const holders = namedHolders(grouping, cases);
  const first = new Map<string, number>();
  for (const [index, one] of (grouping.file.families?.exposures ?? []).entries()) {
    for (const key of one === undefined ? [] : holders.of(one)) {
      if (!first.has(key)) first.set(key, index);
    }
  }
  return (key) => first.get(key);
}

function brokenComponents(grouping: Grouping): (key: string) => boolean {
  const graph = grouping.graph();
  const broken = componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph)));
  const keys = new Set(broken.flat());
  return (key) => keys.has(key);
}
