import { byUtf8 } from "../model/utf8-order.ts";
import type { GoldenSet } from "./golden-set.ts";
import type { LoadedCase } from "./loaded-case.ts";

/** A case with the result that a run gave for it; undefined where it gave none. */
export interface MatchedCase<Result> {
  readonly case: LoadedCase;
  readonly result: Result | undefined;
}

/** The results of a run beside the cases that they are for. */
export interface MatchedResults<Result> {
  /** Every case of the set, in its order. A case without a result stays: it counts in every denominator. */
  readonly cases: readonly MatchedCase<Result>[];
  /** Ids of cases without a result. */
  readonly missing: readonly string[];
  /** Ids of results that are for no case of the set, each once. They count nowhere. */
  readonly unexpected: readonly string[];
  /** Ids with more than one result, each once; the first result counts. */
  readonly repeated: readonly string[];
  /** Whether each case has exactly one result, and there is no other. */
  readonly exact: boolean;
}

/**
 * Puts each result beside its case, by the case's id. Nothing is dropped in silence: a case without a result is in `cases`
 * and in `missing`, a result without a case in `unexpected`. A map is a list of such pairs.
 */
export function matchResults<Result>(
  set: Pick<GoldenSet, "cases">,
  results: Iterable<readonly [id: string, result: Result]>,
): MatchedResults<Result> {
  const known = new Set<string>(set.cases.map(({ id }) => id));
  const found = new Map<string, Result>();
  const unexpected = new Set<string>();
  const repeated = new Set<string>();
  for (const [id, result] of results) {
    if (!known.has(id)) unexpected.add(id);
    else if (found.has(id)) repeated.add(id);
    else found.set(id, result);
  }
  const missing = set.cases.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  return {
    cases: set.cases.map((one) => ({ case: one, result: found.get(one.id) })),
    missing,
    unexpected: [...unexpected].toSorted(byUtf8),
    repeated: [...repeated].toSorted(byUtf8),
    exact: missing.length + unexpected.size + repeated.size === 0,
  };
}
