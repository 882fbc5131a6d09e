import { sketchesOf, type Sketches } from "./sketches.ts";
import type { Runs } from "./runs.ts";

/** Two sets by their places in the list, the smaller place first, and how much of them is the same. */
export type AlikePair = readonly [one: number, other: number, likeness: number];

/** Below this, sets would have to be dealt out to so many parts that most are the same in some part by chance. */
const leastDealt = 0.7;

/** Room for what a division rounds off: a pair at the threshold is looked at, and the last comparison decides. */
const slack = 1e-9;

/**
 * Finds all pairs of sets of which at least this much is the same (Jaccard, above 0), and misses none.
 *
 * Two sets so alike differ in few elements, at most `most` of them. So where all elements are dealt out to one part more than
 * that, the two sets are the same in some part: only sets that are the same in some part are compared. (Arasu, Ganti and Kaushik,
 * "Efficient exact set-similarity joins", VLDB 2006, call this PartEnum.) Sets are taken by length in bands so that those of
 * one pair lie in one band or in two neighbours. The pairs come in an order that only the sets decide.
 */
export function* alikeSets(sets: readonly Runs[], threshold: number): Generator<AlikePair> {
  const order = Int32Array.from(sets.keys());
  const lengthOf = (place: number): number => sets[place]?.length ?? 0;
  order.sort((one, other) => lengthOf(one) - lengthOf(other) || one - other);
  const sorted = Array.from(order, (place) => sets[place] ?? new Int32Array());
  const sketches = sketchesOf(sorted);
  const join: Join = { order, sorted, sketches, threshold };
  for (const band of bandsOf(sorted, threshold)) yield* pairsOfBand(join, band);
}

interface Join {
  /** The places of the sets by length. */
  readonly order: Int32Array;
  /** The sets in that order. */
  readonly sorted: readonly Runs[];
  readonly sketches: Sketches;
  readonly threshold: number;
}

/** Sets of about one length; those before it from `before` on may be alike to some of them. */
interface Band {
  readonly before: number;
  readonly from: number;
  readonly to: number;
  /** To how many parts elements are dealt out; with one, each set is compared with each. */
  readonly parts: number;
}

function* bandsOf(sorted: readonly Runs[], threshold: number): Generator<Band> {
  const lengthAt = (index: number): number => sorted[index]?.length ?? 0;
  let [before, from] = [0, 0];
  let shortest = lengthAt(0);
  while (from < sorted.length) {
    // No set that is long enough for the next band is alike to one before this band.
    const next = Math.max(shortest + 1, Math.floor((shortest - 1) / threshold + slack) + 1);
    let to = from;
    while (to < sorted.length && lengthAt(to) < next) to++;
    const longest = to === from ? 0 : lengthAt(to - 1);
    const most = Math.floor(((1 - threshold) / (1 + threshold)) * 2 * longest + slack);
    if (to > from) yield { before, from, to, parts: threshold < leastDealt ? 1 : most + 1 };
    [before, from, shortest] = [from, to, next];
  }
}

function* pairsOfBand(join: Join, band: Band): Generator<AlikePair> {
  const size = band.to - band.before;
  const contents = partsOf(join.sorted, band);
  const chains = chainsOf(size);
  for (let start = 0; start < contents.length; start += size) {
    chains.clear();
    for (let index = 0; index < size; index++) {
      const own = contents[start + index] ?? 0;
      if (index >= band.from - band.before) yield* alikeTo(index, start, chains.first(own));
      chains.add(own, index);
    }
  }

  function* alikeTo(index: number, start: number, first: number): Generator<AlikePair> {
    for (let other = first; other !== -1; other = chains.next(other)) {
      const found = comparedAt(start, other, index);
      if (found !== undefined) yield found;
    }
  }

  /** The pair, where it is the same in this part, was so in no earlier one, and is alike. */
  function comparedAt(start: number, one: number, other: number): AlikePair | undefined {
    if (contents[start + one] !== contents[start + other]) return undefined;
    const likeness = likenessOf(join, band.before + one, band.before + other);
    if (likeness === undefined) return undefined;
    for (let earlier = 0; earlier < start; earlier += size) {
      if (contents[earlier + one] === contents[earlier + other]) return undefined;
    }
    const here = join.order[band.before + one] ?? 0;
    const there = join.order[band.before + other] ?? 0;
    return [Math.min(here, there), Math.max(here, there), likeness];
  }
}

/** How much of two sets is the same; undefined below the threshold. */
function likenessOf(join: Join, shorter: number, longer: number): number | undefined {
  const { sorted, sketches, threshold } = join;
  const [one, two] = [sorted[shorter], sorted[longer]];
  if (one === undefined || two === undefined) return undefined;
  if (one.length < threshold * two.length - slack) return undefined;
  const both = one.length + two.length;
  const needed = Math.ceil((threshold / (1 + threshold)) * both - slack);
  if (sketches.differAtLeast(shorter, longer) > both - 2 * needed) return undefined;
  const shared = sharedAtLeast(one, two, needed);
  const likeness = both === 0 ? 1 : shared / (both - shared);
  return shared < needed || likeness < threshold ? undefined : likeness;
}

/** For each part in turn, what each set of a band has in it: equal for equal contents, and seldom for others. */
function partsOf(sorted: readonly Runs[], { before, to, parts }: Band): Int32Array {
  const size = to - before;
  const contents = new Int32Array(parts * size);
  if (parts === 1) return contents;
  for (let index = before; index < to; index++) {
    for (const element of sorted[index] ?? []) {
      const place = (element % parts) * size + index - before;
      contents[place] = ((contents[place] ?? 0) + mixed(element)) | 0;
    }
  }
  return contents;
}

function mixed(element: number): number {
  const spread = Math.imul(element ^ 0x5bd1e995, 0x85ebca6b);
  return Math.imul(spread ^ (spread >>> 15), 0xc2b2ae35);
}

/** Things by a number that several may have, the last one added first. */
function chainsOf(size: number): {
  readonly clear: () => void;
  readonly first: (number: number) => number;
  readonly next: (thing: number) => number;
  readonly add: (number: number, thing: number) => void;
} {
  const bits = Math.max(1, Math.ceil(Math.log2(size + 1)) + 1);
  const heads = new Int32Array(2 ** bits);
  const nexts = new Int32Array(size);
  const slotOf = (number: number): number => Math.imul(number, 0x9e3779b1) >>> (32 - bits);
  return {
    clear: () => heads.fill(-1),
    first: (number) => heads[slotOf(number)] ?? -1,
    next: (thing) => nexts[thing] ?? -1,
    add: (number, thing) => {
      const slot = slotOf(number);
      nexts[thing] = heads[slot] ?? -1;
      heads[slot] = thing;
    },
  };
}

/** How many elements two sets share; some smaller number as soon as it cannot reach what is needed. */
function sharedAtLeast(one: Runs, other: Runs, needed: number): number {
  let [here, there, shared] = [0, 0, 0];
  while (here < one.length && there < other.length) {
    const [left = 0, right = 0] = [one[here], other[there]];
    if (left === right) {
      shared++;
      here++;
      there++;
    } else if (left < right) {
      here++;
      if (shared + one.length - here < needed) return 0;
    } else {
      there++;
      if (shared + other.length - there < needed) return 0;
    }
  }
  return shared;
}
