import { holdersOfCase } from "../../families/case-holders.ts";
import { componentsIn } from "../../families/conflicts.ts";
import type { Grouping } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import { once } from "../../model/once.ts";

/** Tells whether something joins two cases, so that they belong to one side whatever they say. */
export function joinedCases(grouping: Grouping): (one: CaseFile, other: CaseFile) => boolean {
  const names = once(() => {
    const components = componentsIn(grouping.graph());
    return new Map(components.flatMap((keys) => keys.map((key) => [key, keys[0]] as const)));
  });
  const namesOf = (file: CaseFile): readonly string[] =>
    holdersOfCase(grouping, file).map((key) => names().get(key) ?? key);
  return (one, other) => {
    const theirs = new Set(namesOf(other));
    return namesOf(one).some((name) => theirs.has(name));
  };
}
