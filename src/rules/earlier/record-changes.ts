import { isDeepStrictEqual } from "node:util";

/** What happened to a record to which entries are only ever added. Indices are of the record as it was, and as it is. */
export type RecordChange =
  | { readonly kind: "edited"; readonly was: number; readonly is: number }
  | { readonly kind: "deleted"; readonly was: number; readonly before: number }
  | { readonly kind: "moved"; readonly was: number; readonly is: number }
  | { readonly kind: "inserted"; readonly is: number };

/**
 * Every way in which a record is not the earlier one with entries behind it, in the order of the record as it is. An entry that
 * could not be read, undefined, may be any.
 */
export function recordChanges(
  was: readonly unknown[],
  is: readonly unknown[],
): readonly RecordChange[] {
  const pairs = equalPairs(was, is);
  const kept = longestRising(pairs);
  const moved = pairs.filter((pair) => !kept.includes(pair));
  const inMoved = {
    was: new Set(moved.map((pair) => pair.was)),
    is: new Set(moved.map((pair) => pair.is)),
  };
  const changes: RecordChange[] = moved.map((pair) => ({ kind: "moved", ...pair }));
  const ends = [...kept, { was: was.length, is: is.length }];
  let from = { was: 0, is: 0 };
  for (const [index, end] of ends.entries()) {
    const olds = numbers(from.was, end.was).filter((one) => !inMoved.was.has(one));
    const news = numbers(from.is, end.is).filter((one) => !inMoved.is.has(one));
    const paired = Math.min(olds.length, news.length);
    for (const [place, old] of olds.entries()) {
      const now = news[place];
      if (now === undefined) changes.push({ kind: "deleted", was: old, before: end.is });
      else if (was[old] !== undefined && is[now] !== undefined)
        changes.push({ kind: "edited", was: old, is: now });
    }
    // What comes behind the last entry that was there is added, as it is meant to be.
    const isLast = index === ends.length - 1;
    const inserted = isLast ? [] : news.slice(paired);
    changes.push(...inserted.map((now) => ({ kind: "inserted" as const, is: now })));
    from = { was: end.was + 1, is: end.is + 1 };
  }
  return changes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

interface Pair {
  readonly was: number;
  readonly is: number;
}

/** Each entry that was there with the first equal one that is there and is no other's. */
function equalPairs(was: readonly unknown[], is: readonly unknown[]): readonly Pair[] {
  const taken = new Set<number>();
  return was.flatMap((entry, old) => {
    // Nearly always it is where it was.
    const here = isDeepStrictEqual(is[old], entry) && !taken.has(old) && old < is.length;
    const now = here
      ? old
      : is.findIndex((one, index) => !taken.has(index) && isDeepStrictEqual(one, entry));
    if (entry === undefined || now === -1) return [];
    taken.add(now);
    return [{ was: old, is: now }];
  });
}

/** A run of pairs that are in the same order before and after, from its last one backwards. */
interface Run {
  readonly pair: Pair;
  readonly length: number;
  readonly before: Run | undefined;
}

/** The most pairs that are in the same order before and after; of several such choices the first. */
function longestRising(pairs: readonly Pair[]): readonly Pair[] {
  const inOrder = pairs.every(({ is }, index) => index === 0 || (pairs[index - 1]?.is ?? 0) < is);
  if (inOrder) return pairs;
  const runs: Run[] = [];
  for (const pair of pairs) {
    const before = longest(runs.filter((one) => one.pair.is < pair.is));
    runs.push({ pair, length: (before?.length ?? 0) + 1, before });
  }
  const chosen: Pair[] = [];
  for (let run = longest(runs); run !== undefined; run = run.before) chosen.unshift(run.pair);
  return chosen;
}

function longest(runs: readonly Run[]): Run | undefined {
  let found: Run | undefined;
  for (const run of runs) if (found === undefined || run.length > found.length) found = run;
  return found;
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function placeOf(change: RecordChange): number {
  return change.kind === "deleted" ? change.before : change.is;
}
