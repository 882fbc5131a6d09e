import type { Grams } from "./grams.ts";

/** How many pairs of a gram and a text an index holds before it keeps only every second gram, every third, … */
const mostEntries = 8_000_000;
/** How many entries are looked at for one text: those of its rarest grams. */
const mostLooked = 50_000;
/** How many texts come out of each order. */
const mostNear = 16;
/** In how many texts a gram stands at most that tells texts apart. */
const mostHolding = 1000;
/** Of a gram that stands in more, so many texts are looked at. */
const fewHolding = 64;

/**
 * Finds texts that have grams in common with another, by their numbers. What many texts have in common tells little, so the
 * rarest grams count: the work for one text has a limit, however large the corpus and whatever the texts.
 */
export class GramIndex {
  readonly #texts: readonly Grams[];
  /** Every how many-th gram is in the index. */
  readonly #every: number;
  /** Each gram once, in ascending order. */
  readonly #grams: Uint32Array;
  /** Where the numbers of each gram start, and at last where they end. */
  readonly #starts: Uint32Array;
  /** The numbers of the texts that have each gram, in ascending order. */
  readonly #numbers: Uint32Array;
  /** How many of the grams that were looked at each text has; all are 0 between two questions. */
  readonly #common: Uint32Array;
  #looked = 0;

  constructor(texts: readonly Grams[]) {
    this.#texts = texts;
    const total = texts.reduce((sum, { length }) => sum + length, 0);
    this.#every = Math.max(1, Math.ceil(total / mostEntries));
    const entries = sortedEntries(texts, this.#every);
    const grams = entries.map((entry) => Math.floor(entry / entrySpan));
    const isFirst = (gram: number, at: number): boolean => grams[at - 1] !== gram;
    this.#grams = Uint32Array.from(grams.filter(isFirst));
    this.#starts = new Uint32Array(this.#grams.length + 1);
    let count = 0;
    for (const [at, gram] of grams.entries()) if (isFirst(gram, at)) this.#starts[count++] = at;
    this.#starts[count] = entries.length;
    this.#numbers = Uint32Array.from(entries, (entry) => entry % entrySpan);
    this.#common = new Uint32Array(texts.length);
  }

  /**
   * The numbers of the texts that are most worth a comparison, in no meaningful order. What very many texts have in common
   * tells none of them from another: of these, those are chosen besides whose numbers are nearest to `place`.
   */
  near(grams: Grams, place: number): readonly number[] {
    const ranges = this.#rarestFirst(grams);
    const telling = ranges.filter(({ from, to }) => to - from <= mostHolding);
    const found = this.#sharing(telling);
    const common = ranges.slice(telling.length).map((range) => this.#around(range, place));
    const chosen = [
      ...firstOf(found, byCount),
      ...firstOf(found, (a, b) => b.share - a.share || a.number - b.number),
      ...firstOf(this.#sharing(common), byCount),
    ];
    return [...new Set(chosen.map(({ number }) => number))];
  }

  /** How many pairs of a gram and a text were looked at so far. */
  get looked(): number {
    return this.#looked;
  }

  /** Counts the grams in common with each text that has any. */
  #sharing(ranges: readonly Range[]): readonly Found[] {
    const numbers: number[] = [];
    let looked = 0;
    for (const { from, to } of ranges) {
      if (looked > 0 && looked + to - from > mostLooked) break;
      looked += to - from;
      for (let at = from; at < to; at++) {
        const number = this.#numbers[at] ?? 0;
        const count = this.#common[number] ?? 0;
        if (count === 0) numbers.push(number);
        this.#common[number] = count + 1;
      }
    }
    this.#looked += looked;
    return numbers.map((number) => {
      const count = this.#common[number] ?? 0;
      this.#common[number] = 0;
      // A short text that lies in a long one has few grams in common with it, and all of its own.
      return { number, count, share: count / (this.#texts[number]?.length ?? 1) };
    });
  }

  /** The part of a long range that is around a place. */
  #around({ from, to }: Range, place: number): Range {
    const at = firstAtLeast(this.#numbers, place, { from, to });
    const start = Math.max(from, Math.min(at - fewHolding / 2, to - fewHolding));
    return { from: start, to: start + fewHolding };
  }

  /** Where the entries of each gram stand, those of few texts first. */
  #rarestFirst(grams: Grams): readonly Range[] {
    const ranges: Range[] = [];
    let [from, last] = [0, -1];
    for (const gram of grams) {
      if (gram === last || gram % this.#every !== 0) continue;
      last = gram;
      from = firstAtLeast(this.#grams, gram, { from, to: this.#grams.length });
      if (this.#grams[from] !== gram) continue;
      ranges.push({ from: this.#starts[from] ?? 0, to: this.#starts[from + 1] ?? 0 });
    }
    return ranges.toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
  }
}

/** A text with grams in common: how many, and which share of its own they are. */
interface Found {
  readonly number: number;
  readonly count: number;
  readonly share: number;
}

function byCount(a: Found, b: Found): number {
  return b.count - a.count || a.number - b.number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The index of the first number of a sorted range that is not smaller than a value; the end of the range where all are. */
function firstAtLeast(numbers: Uint32Array, value: number, { from, to }: Range): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first few of a list in an order, without sorting the others. */
function firstOf<Item>(all: readonly Item[], order: (a: Item, b: Item) => number): readonly Item[] {
  const first: Item[] = [];
  for (const item of all) {
    const last = first[mostNear - 1];
    if (last !== undefined && order(item, last) >= 0) continue;
    if (last !== undefined) first.pop();
    let at = first.length;
    while (at > 0 && order(item, first[at - 1] ?? item) < 0) at--;
    first.splice(at, 0, item);
  }
  return first;
}

/** A gram has 32 bits, so a gram and a number below this are one exact number. */
const entrySpan = 2 ** 20;

function sortedEntries(texts: readonly Grams[], every: number): Float64Array {
  const entries: number[] = [];
  for (const [number, grams] of texts.slice(0, entrySpan).entries()) {
    let last = -1;
    for (const gram of grams) {
      if (gram !== last && gram % every === 0) entries.push(gram * entrySpan + number);
      last = gram;
    }
  }
  return Float64Array.from(entries).toSorted();
}
