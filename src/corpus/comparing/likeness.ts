import { sharedIn, type Grams } from "./grams.ts";

/**
 * From which share on the words of one text stand in another: of all its 5-grams, so many. Chosen on the handed histories:
 * docs/corpus-diff.md tells how.
 */
export const leastShare = 0.5;

/** Two texts that hold as much of a third, but for so much, are equally near to it. */
export const tieWidth = 0.02;

/** What must be left of a text, as a share and in grams, before another part of it is looked for elsewhere. */
export const leastRest = { share: 0.1, grams: 20 };

/** In grams, from which length on the end of one text that is the start of another is an overlap, and no name that both have. */
export const leastOverlap = 32;

/** Of a text that was cut down, so much has to stand under another id before it counts as the same text, edited. */
export const leastKept = 0.25;

/** How an earlier text and a later one are alike. */
export interface Likeness {
  /** Which share of the earlier text stands in the later one. */
  readonly kept: number;
  /** Which share of the later text comes from the earlier one. */
  readonly taken: number;
}

/** `of` is how many grams the later text has, where only some of them count. */
export function likenessOf(before: Grams, after: Grams, of: number = after.length): Likeness {
  const { count } = sharedIn(before, after);
  return { kept: count / before.length, taken: count / of };
}

/** Whether one of two texts stands in the other, for the most part. */
export function isAlike({ kept, taken }: Likeness): boolean {
  return Math.max(kept, taken) >= leastShare;
}

/** Whether a text adds words of its own to a later text which holds another text as well, and the other does too. */
export function areBothIn(later: Grams, one: Grams, other: Grams): boolean {
  return addsTo(later, one, other) && addsTo(later, other, one);
}

function addsTo(later: Grams, one: Grams, besides: Grams): boolean {
  const { isShared, count } = sharedIn(one, besides);
  if (one.length - count < one.length * leastKept) return false;
  const own = one.filter((_, at) => isShared[at] === 0);
  return sharedIn(own, later).count >= own.length * leastShare;
}
