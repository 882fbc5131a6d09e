import type { Grams } from "./grams.ts";

/** How many pairs of a gram and a text an index holds before it keeps only every second gram, every third, … */
const mostEntries = 8_000_000;
/** How many entries are looked at for one text: those of its rarest grams. */
const mostLooked = 50_000;
/** How many texts come out of each of two orders. */
const mostNear = 16;

/**
 * Finds texts that have grams in common with another, by their numbers. What many texts have in common tells little, so the
 * rarest grams count: the work for one text has a limit, however large the corpus.
 */
export class GramIndex {
  readonly #texts: readonly Grams[];
  /** Every how many-th gram is in the index. */
  readonly #every: number;
  readonly #grams: Uint32Array;
  readonly #numbers: Uint32Array;

  constructor(texts: readonly Grams[]) {
    this.#texts = texts;
    const total = texts.reduce((sum, { length }) => sum + length, 0);
    this.#every = Math.max(1, Math.ceil(total / mostEntries));
    const entries = sortedEntries(texts, this.#every);
    this.#grams = Uint32Array.from(entries, (entry) => Math.floor(entry / entrySpan));
    this.#numbers = Uint32Array.from(entries, (entry) => entry % entrySpan);
  }

  /** The numbers of the texts that are most worth a comparison, in no meaningful order. */
  near(grams: Grams): readonly number[] {
    const common = new Map<number, number>();
    let looked = 0;
    for (const { from, to } of this.#rarestFirst(grams)) {
      if (looked > 0 && looked + to - from > mostLooked) break;
      looked += to - from;
      for (let at = from; at < to; at++) {
        const number = this.#numbers[at] ?? 0;
        common.set(number, (common.get(number) ?? 0) + 1);
      }
    }
    const found = [...common].map(([number, count]) => ({
      number,
      count,
      // A short text that lies in a long one has few grams in common with it, and all of its own.
      share: count / (this.#texts[number]?.length ?? 1),
    }));
    const byCount = found.toSorted((a, b) => b.count - a.count || a.number - b.number);
    const byShare = found.toSorted((a, b) => b.share - a.share || a.number - b.number);
    const chosen = [...byCount.slice(0, mostNear), ...byShare.slice(0, mostNear)];
    return [...new Set(chosen.map(({ number }) => number))];
  }

  /** Where the entries of each gram stand, those of few texts first. */
  #rarestFirst(grams: Grams): readonly Range[] {
    const ranges: Range[] = [];
    let [from, last] = [0, -1];
    for (const gram of grams) {
      if (gram === last || gram % this.#every !== 0) continue;
      last = gram;
      from = this.#firstFrom(gram, from);
      let to = from;
      while (this.#grams[to] === gram) to++;
      if (to > from) ranges.push({ from, to });
    }
    return ranges.toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
  }

  #firstFrom(gram: number, start: number): number {
    let [low, high] = [start, this.#grams.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#grams[middle] ?? 0) < gram) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
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
