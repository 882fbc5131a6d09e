import type { Condition, ReadCaseFile } from "./case-conditions.ts";

/** A condition that no case meets. */
export interface Unmet {
  readonly condition: Condition;
  /** The values that cases have there. */
  readonly values: ReadonlySet<string>;
}

/** Which cases meet every one of some conditions, and what is to be told of a condition that none meets. */
export interface Selection {
  readonly fits: (one: ReadCaseFile) => boolean;
  /** The conditions that no case met of those asked about so far. */
  readonly unmet: () => readonly Unmet[];
}

export function selectionBy(conditions: readonly Condition[]): Selection {
  const kept = conditions.map((condition) => ({
    condition,
    values: new Set<string>(),
    met: false,
  }));
  return {
    fits(one) {
      const unmet = kept.filter(({ condition }) => !condition.fits(one));
      for (const each of kept) each.met ||= !unmet.includes(each);
      for (const { condition, values, met } of unmet) {
        if (!met) condition.valuesOf(one).forEach((value) => values.add(value));
      }
      return unmet.length === 0;
    },
    unmet: () => kept.filter(({ met }) => !met),
  };
}
