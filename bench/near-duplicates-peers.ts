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
 * two sets so alike share one of their first elements (Bayardo, Ma and Srikant, "Scaling up all pairs similarity search", WWW 2007).
 * Of those that do, most are ruled out by 128 bits for each set (Sandes, Teodoro and Melo, "Bitmap filter: speeding up exact set
 * similarity joins", Information Systems 88, 2020), and the rest is measured.
 */
export function* prefixJoin(sets: readonly Runs[], threshold: number): Generator<AlikePair> {
  const ranked = rarestFirst(sets);
  const lists: number[][] = [];
  const bitmaps = bitmapsOf(ranked);
  const lastSeen = new Int32Array(sets.length).fill(-1);
  for (const [place, own] of ranked.entries()) {
    for (const other of sharingPrefix({ lists, lastSeen, threshold }, place, own)) {
      const theirs = ranked[other];
      if (theirs === undefined || theirs.set.length < threshold * own.set.length - 1e-9) continue;
      const most = mostShared(bitmaps, [place, own], [other, theirs]);
      if (most < neededOf(own, theirs, threshold)) continue;
      const likeness = likenessOf(theirs.set, own.set, threshold);
      if (likeness < threshold) continue;
      yield [Math.min(own.at, theirs.at), Math.max(own.at, theirs.at), likeness];
    }
    // Those that come later are no shorter, so fewer elements have to be in the index.
    const indexed = prefixOf(own.set.length, (2 * threshold) / (1 + threshold));
    for (const element of own.set.subarray(0, indexed)) (lists[element] ??= []).push(place);
  }
}

interface Index {
  /** For each element the sets that have it among their first. */
  readonly lists: readonly (readonly number[])[];
  /** For each set the last one that it was found for. */
  readonly lastSeen: Int32Array;
  readonly threshold: number;
}

/** The earlier sets that share one of the first elements of a set, each once. */
function sharingPrefix(
  { lists, lastSeen, threshold }: Index,
  place: number,
  { set }: Ranked,
): readonly number[] {
  const found: number[] = [];
  for (const element of set.subarray(0, prefixOf(set.length, threshold))) {
    for (const other of lists[element] ?? []) {
      if (lastSeen[other] === place) continue;
      lastSeen[other] = place;
      found.push(other);
    }
  }
  return found;
}

/** For each set 128 bits: that of an element is turned over for each element that has it. */
function bitmapsOf(ranked: readonly Ranked[]): Int32Array {
  const bitmaps = new Int32Array(4 * ranked.length);
  for (const [place, { set }] of ranked.entries()) {
    for (const element of set) {
      const bit = (Math.imul(element, 0x9e3779b1) >>> 25) & 127;
      const at = 4 * place + (bit >> 5);
      bitmaps[at] = (bitmaps[at] ?? 0) ^ (1 << (bit & 31));
    }
  }
  return bitmaps;
}

type Placed = readonly [place: number, ranked: Ranked];

/** How many elements two sets share at most: where their bits differ, one of them has an element that the other has not. */
function mostShared(bitmaps: Int32Array, [one, own]: Placed, [other, theirs]: Placed): number {
  let differing = 0;
  for (let word = 0; word < 4; word++) {
    differing += bitsOf((bitmaps[4 * one + word] ?? 0) ^ (bitmaps[4 * other + word] ?? 0));
  }
  return (own.set.length + theirs.set.length - differing) >> 1;
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function neededOf({ set: one }: Ranked, { set: other }: Ranked, threshold: number): number {
  return Math.ceil((threshold / (1 + threshold)) * (one.length + other.length) - 1e-9);
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
