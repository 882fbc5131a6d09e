import type { CaseFile } from "../model/case.ts";
import { holdersOfCase } from "./case-holders.ts";
import type { Grouping } from "./grouping.ts";
import { namedHolders, type Named } from "./named-holders.ts";

/** What people have learned from, by the exposures of families.yaml. */
export interface Exposed {
  /** Whether a family, or one that is joined with it, was looked at. */
  readonly family: (id: string) => boolean;
  /** Whether a case, a family of its, or something that is joined with it was looked at. */
  readonly case: (file: CaseFile) => boolean;
}

/** By default by the exposures that the set has on record. */
export function exposedIn(
  grouping: Grouping,
  cases: readonly CaseFile[],
  entries: readonly (Named | undefined)[] = grouping.file.families?.exposures ?? [],
): Exposed {
  const holders = namedHolders(grouping, cases);
  const named = new Set(entries.flatMap((one) => (one === undefined ? [] : [...holders.of(one)])));
  const spent = holders.joinedWith(named);
  return {
    family: (id) => spent.has(id),
    case: (file) => holdersOfCase(grouping, file).some((key) => spent.has(key)),
  };
}
