import type { Runs } from "./runs.ts";

/** A few bits for each set, enough to see of most pairs that they differ too much. */
export interface Sketches {
  /** A number of elements that are in one of two sets alone: there may be more, never fewer. */
  readonly differAtLeast: (one: number, other: number) => number;
}

const words = 4;

/** Each element turns one of 128 bits, so two sets that differ in few elements differ in as few bits. */
export function sketchesOf(sets: readonly Runs[]): Sketches {
  const bits = new Int32Array(sets.length * words);
  for (const [index, set] of sets.entries()) {
    for (const element of set) {
      const bit = Math.imul(element, 0x9e3779b1) >>> 25;
      const place = index * words + (bit >> 5);
      bits[place] = (bits[place] ?? 0) ^ (1 << (bit & 31));
    }
  }
  return {
    differAtLeast: (one, other) => {
      let count = 0;
      for (let word = 0; word < words; word++) {
        count += ones((bits[one * words + word] ?? 0) ^ (bits[other * words + word] ?? 0));
      }
      return count;
    },
  };
}

/** How many bits of a number are set. */
function ones(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
