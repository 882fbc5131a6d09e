// What the search for alike sets is compared with: two plain ways to the same pairs.
import type { AlikePair } from "../src/families/near-duplicates/alike-sets.ts";
import type { Runs } from "../src/families/near-duplicates/runs.ts";

/** Compares each set with each, as far as their lengths allow them to be alike. */
export function* bruteForce(sets: readonly Runs[], threshold: number): Generator<AlikePair> {
  for (const [other, two] of sets.entries()) {
    for (let one = 0; one < other; one++) {
      const first = sets[one] ?? two;
      const shorter = Math.min(first.length, two.length);
      if (shorter < threshold * Math.max(first.length, two.length)) continue;
      const likeness = likenessOf(first, two, threshold);
      if (likeness >= threshold) yield [one, other, likeness];
    }
  }
}

/**
 * The exact join with an inverted index over prefixes, as published: elements in the order of their frequency, the rarest first;
 * two sets so alike share one of their first elements (Bayardo, Ma and Srikant, "Scaling up all pairs similarity search", WWW 2007),
 * at a place from which enough can follow (Xiao, Wang, Lin and Yu, "Efficient similarity joins for near duplicate detection",
 * WWW 2008: PPJoin).
 */
export function* prefixJoin(sets: readonly Runs[], threshold: number): Generator<AlikePair> {
  const ranked = rarestFirst(sets);
  const lists: number[][] = [];
  const overlaps = new Int32Array(sets.length);
  for (const [place, own] of ranked.entries()) {
    const found = countShared({ ranked, lists, overlaps, threshold }, own);
    for (const other of found) {
      const theirs = ranked[other];
      const isPossible = (overlaps[other] ?? 0) > 0;
      overlaps[other] = 0;
      if (!isPossible || theirs === undefined) continue;
      const likeness = likenessOf(theirs.set, own.set, threshold);
      if (likeness < threshold) continue;
      yield [Math.min(own.at, theirs.at), Math.max(own.at, theirs.at), likeness];
    }
    // Those that come later are no shorter, so fewer elements have to be in the index.
    const indexed = prefixOf(own.set.length, (2 * threshold) / (1 + threshold));
    for (const [at, element] of own.set.subarray(0, indexed).entries()) {
      (lists[element] ??= []).push(place, at);
    }
  }
}

interface Index {
  readonly ranked: readonly Ranked[];
  /** For each element the sets that have it, each followed by the place where it does. */
  readonly lists: readonly (readonly number[])[];
  /** For each set how many elements are shared so far; below 0 where enough cannot follow. */
  readonly overlaps: Int32Array;
  readonly threshold: number;
}

/** Counts what the earlier sets share with the first elements of this one, and gives those that share something. */
function countShared(index: Index, { set }: Ranked): number[] {
  const found: number[] = [];
  for (const [at, element] of set.subarray(0, prefixOf(set.length, index.threshold)).entries()) {
    const list = index.lists[element] ?? [];
    for (let entry = 0; entry < list.length; entry += 2) {
      const other = list[entry] ?? 0;
      const seen = index.overlaps[other] ?? 0;
      const left = [set.length - at, list[entry + 1] ?? 0] as const;
      const shared = sharedWith(index, set.length, { other, seen, left });
      if (seen === 0 && shared !== 0) found.push(other);
      index.overlaps[other] = shared;
    }
  }
  return found;
}

/** How many elements are shared with another set, after one more is. */
function sharedWith(
  { ranked, threshold }: Index,
  own: number,
  {
    other,
    seen,
    left: [mine, before],
  }: {
    readonly other: number;
    readonly seen: number;
    readonly left: readonly [mine: number, before: number];
  },
): number {
  const length = ranked[other]?.set.length ?? 0;
  if (length < threshold * own || seen < 0) return seen;
  const rest = Math.min(mine, length - before);
  const needed = (threshold / (1 + threshold)) * (own + length) - 1e-9;
  return seen + rest < needed ? -1 : seen + 1;
}

/** How many elements come before those that two sets may share without being alike. */
function prefixOf(length: number, part: number): number {
  return Math.min(length, length - Math.ceil(part * length - 1e-9) + 1);
}

interface Ranked {
  readonly at: number;
  readonly set: Runs;
}

/** The sets by length, their elements numbered by how rare they are. */
function rarestFirst(sets: readonly Runs[]): readonly Ranked[] {
  const counts = new Map<number, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  const order = [...counts].toSorted(([a, one], [b, other]) => one - other || a - b);
  const rankOf = new Map(order.map(([element], rank) => [element, rank]));
  return sets
    .map((set, at) => ({ at, set: set.map((element) => rankOf.get(element) ?? 0).toSorted() }))
    .toSorted((one, other) => one.set.length - other.set.length || one.at - other.at);
}

/** How much of two sets is the same; 0 as soon as it cannot reach the threshold. */
function likenessOf(one: Runs, other: Runs, threshold: number): number {
  const both = one.length + other.length;
  const needed = Math.ceil((threshold / (1 + threshold)) * both - 1e-9);
  let [here, there, shared] = [0, 0, 0];
  while (here < one.length && there < other.length) {
    const left = one[here] ?? 0;
    const right = other[there] ?? 0;
    if (left === right) shared++;
    if (left <= right) here++;
    if (right <= left) there++;
    if (shared + Math.min(one.length - here, other.length - there) < needed) return 0;
  }
  return both === shared ? 1 : shared / (both - shared);
}
