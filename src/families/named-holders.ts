import type { CaseFile } from "../model/case.ts";
import { groupsOf } from "../model/groups.ts";
import { once } from "../model/once.ts";
import { holdersOfCase } from "./case-holders.ts";
import { componentsIn } from "./conflicts.ts";
import type { Grouping } from "./grouping.ts";

/** What an entry of a record names: families, cases, or both. */
export interface Named {
  readonly families?: readonly (string | undefined)[] | undefined;
  readonly cases?: readonly (string | undefined)[] | undefined;
}

/** Whether an entry says what it is about. */
export function namesSome(named: Named | undefined): named is Named {
  return named !== undefined && [named.families, named.cases].some((all = []) => all.length > 0);
}

/** Finds what entries of a record speak of, as keys of what carries a split. */
export interface NamedHolders {
  /** What an entry names: a case stands for its families; where each case carries its own split, a family for its cases. */
  readonly of: (named: Named) => ReadonlySet<string>;
  /** The same with everything that is joined with it. */
  readonly joinedWith: (keys: ReadonlySet<string>) => ReadonlySet<string>;
}

export function namedHolders(grouping: Grouping, cases: readonly CaseFile[]): NamedHolders {
  const ofCases = once(() => holdersById(grouping, cases));
  const ofFamilies = once(() => holdersByFamily(grouping, cases));
  const components = once(() => componentsIn(grouping.graph()));
  return {
    of: ({ families = [], cases: ids = [] }) => {
      const named = families.flatMap((id) => id ?? []);
      return new Set([
        ...(grouping.isByCase ? named.flatMap((id) => ofFamilies().get(id) ?? []) : named),
        ...ids.flatMap((id) => (id === undefined ? [] : (ofCases().get(id) ?? []))),
      ]);
    },
    joinedWith: (keys) => {
      if (keys.size === 0) return keys;
      const joined = components().filter((component) => component.some((key) => keys.has(key)));
      return new Set([...keys, ...joined.flat()]);
    },
  };
}

function holdersById(
  grouping: Grouping,
  cases: readonly CaseFile[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of cases) {
    const { id } = file.case;
    if (id === undefined) continue;
    found.set(id, [...(found.get(id) ?? []), ...holdersOfCase(grouping, file)]);
  }
  return found;
}

function holdersByFamily(
  grouping: Grouping,
  cases: readonly CaseFile[],
): ReadonlyMap<string, readonly string[]> {
  const all = cases.flatMap((file) =>
    grouping.familiesOf(file).belongings.map(({ family }) => ({ family, file })),
  );
  return new Map(
    [...groupsOf(all, ({ family }) => family)].map(([family, own]) => [
      family,
      own.flatMap(({ file }) => holdersOfCase(grouping, file)),
    ]),
  );
}
