import { familiesById } from "../../../src/model/families.ts";
import { nearestTeller } from "../../../src/model/nearest.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import type { HoldoutSet } from "./holdout-set.ts";

/** A name may be that of a family and of a case: then both are meant. Throws UsageError for one that the set does not hold. */
export function namedInSet(
  { grouping, dataset }: HoldoutSet,
  names: readonly string[],
): { readonly families: string[]; readonly cases: string[] } {
  const families = familiesById(grouping.file);
  const cases = new Set<string>(dataset.cases.flatMap((file) => file.case.id ?? []));
  const unknown = names.find((name) => !families.has(name) && !cases.has(name));
  if (unknown !== undefined) {
    const near = nearestTeller(100)(unknown, [...families.keys(), ...cases]);
    throw new UsageError(
      terminalText(`There is no family and no case "${unknown}" in the set${near}.`),
    );
  }
  return {
    families: names.filter((name) => families.has(name)),
    cases: names.filter((name) => cases.has(name)),
  };
}
