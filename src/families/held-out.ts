import type { Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { emptiedIn } from "./emptied.ts";
import type { Grouping } from "./grouping.ts";
import { holdoutStates } from "./holdout-state.ts";
import type { Named } from "./named-holders.ts";

/** All that is in test and not spent: families that are more than a name, and cases that carry their own split. */
export function allHeldOut(grouping: Grouping, dataset: Dataset): Named {
  const states = holdoutStates(grouping, dataset);
  const isEmptied = emptiedIn(grouping);
  const held = [...grouping.graph().holders.values()].filter(
    ({ kind, key, split }) =>
      split === "test" &&
      states.of(key).state !== "spent" &&
      !(kind === "family" && isEmptied(key)),
  );
  return {
    families: held.flatMap((one) => (one.kind === "family" ? [one.id] : [])).toSorted(byUtf8),
    cases: held
      .flatMap((one) => (one.kind === "case" ? (one.file.case.id ?? []) : []))
      .toSorted(byUtf8),
  };
}
