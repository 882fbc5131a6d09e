import type { Grams } from "./grams.ts";
import { leastOverlap, leastRest } from "./likeness.ts";

/** How much of a text in one piece is a span of it, in grams. */
export function leastSpan(length: number): number {
  return Math.max(leastRest.grams, length * leastRest.share);
}

/** Whether grams of another text hold a span of a text, word after word. Those of the text are as read, the others in ascending order. */
export function holdsSpan(asRead: Uint32Array, others: Grams): boolean {
  return holdsRun(asRead, others, leastSpan(asRead.length));
}

function holdsRun(asRead: Uint32Array, others: Grams, due: number): boolean {
  let run = 0;
  for (const gram of asRead) {
    run = has(others, gram) ? run + 1 : 0;
    if (run >= due) return true;
  }
  return false;
}

/**
 * Whether one text starts with what another ends with, as chunks do that a chunker cuts with an overlap. Both are as read;
 * `of` are the grams of a text, in ascending order, from which the overlap has to be.
 */
export function areCutWithOverlap(
  one: Uint32Array,
  other: Uint32Array,
  of: Grams | undefined,
): boolean {
  return [startAtEndOf(one, other), startAtEndOf(other, one)].some((overlap) =>
    of === undefined ? overlap.length >= leastOverlap : holdsRun(overlap, of, leastOverlap),
  );
}

/** The longest start of a text with which another one ends. */
function startAtEndOf(start: Uint32Array, end: Uint32Array): Uint32Array {
  const borders = bordersOf(start);
  let length = 0;
  for (const gram of end) {
    while (length > 0 && start[length] !== gram) length = borders[length - 1] ?? 0;
    if (start[length] === gram) length++;
  }
  return start.subarray(0, length);
}

/** For each start of a text the longest shorter start of it with which it ends. */
function bordersOf(text: Uint32Array): Uint32Array {
  const borders = new Uint32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    while (length > 0 && text[length] !== text[at]) length = borders[length - 1] ?? 0;
    if (text[length] === text[at]) length++;
    borders[at] = length;
  }
  return borders;
}

function has(grams: Grams, gram: number): boolean {
  let [low, high] = [0, grams.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((grams[middle] ?? 0) < gram) low = middle + 1;
    else high = middle;
  }
  return grams[low] === gram;
}
