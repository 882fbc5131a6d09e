import type { CaseFile } from "../model/case.ts";
import type { Grouping } from "./grouping.ts";
import { namedHolders, type Named } from "./named-holders.ts";

/** Finds what an entry of a record reaches: what it names with all that is joined with it; undefined names all of test. */
export function reachIn(
  grouping: Grouping,
  cases: readonly CaseFile[],
): (named: Named | undefined) => ReadonlySet<string> {
  const holders = namedHolders(grouping, cases);
  return (named) => holders.joinedWith(named === undefined ? inTest(grouping) : holders.of(named));
}

function inTest(grouping: Grouping): ReadonlySet<string> {
  const all = [...grouping.graph().holders.values()];
  return new Set(all.flatMap(({ key, split }) => (split === "test" ? [key] : [])));
}
