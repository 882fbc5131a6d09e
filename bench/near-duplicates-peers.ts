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
  const index = new Map<number, number[]>();
  const overlaps = new Map<number, number>();
  for (const [place, { set }] of ranked.entries()) {
    overlaps.clear();
    const prefix = set.length - Math.ceil(threshold * set.length - 1e-9) + 1;
    for (const [at, element] of set.subarray(0, prefix).entries()) {
      const list = index.get(element) ?? [];
      countShared({ ranked, set, at, threshold }, list, overlaps);
      list.push(place, at);
      index.set(element, list);
    }
    yield* verified(ranked, place, { overlaps, threshold });
  }
}

/** Counts for each set that has this element as well, and at a place from which enough can follow, how many are shared so far. */
function countShared(
  { ranked, set, at, threshold }: PlacedElement,
  list: readonly number[],
  overlaps: Map<number, number>,
): void {
  for (let entry = 0; entry < list.length; entry += 2) {
    const other = list[entry] ?? 0;
    const length = ranked[other]?.set.length ?? 0;
    if (length < threshold * set.length) continue;
    const seen = overlaps.get(other) ?? 0;
    const rest = 1 + Math.min(set.length - at - 1, length - (list[entry + 1] ?? 0) - 1);
    const needed = Math.ceil((threshold / (1 + threshold)) * (set.length + length) - 1e-9);
    overlaps.set(other, seen + rest < needed ? Number.NEGATIVE_INFINITY : seen + 1);
  }
}

interface PlacedElement {
  readonly ranked: readonly Ranked[];
  readonly set: Runs;
  readonly at: number;
  readonly threshold: number;
}

function* verified(
  ranked: readonly Ranked[],
  place: number,
  found: { readonly overlaps: ReadonlyMap<number, number>; readonly threshold: number },
): Generator<AlikePair> {
  const own = ranked[place];
  for (const [other, overlap] of found.overlaps) {
    const theirs = ranked[other];
    if (overlap <= 0 || own === undefined || theirs === undefined) continue;
    const likeness = likenessOf(theirs.set, own.set, found.threshold);
    if (likeness < found.threshold) continue;
    yield [Math.min(own.at, theirs.at), Math.max(own.at, theirs.at), likeness];
  }
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
