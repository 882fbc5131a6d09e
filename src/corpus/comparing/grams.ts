import { normaliseWhiteSpace } from "../../model/white-space.ts";

/** How many characters, in UTF-16 units, a gram has. */
const size = 5;

/** The grams of a text as numbers, in ascending order: one that occurs twice stands there twice, as a line that is repeated does. */
export type Grams = Uint32Array;

/**
 * The character 5-grams of a text, case and everything but letters and digits apart: lines that were wrapped anew, other
 * marks of emphasis and other quotes are the same text.
 */
export function gramsOf(text: string): Grams {
  return gramsAsRead(text).toSorted();
}

/** The same in the order in which they stand in the text. */
export function gramsAsRead(text: string): Uint32Array {
  const normal = likenessForm(text);
  if (normal.length <= size) return Uint32Array.of(gramAt(normal, 0));
  const grams = new Uint32Array(normal.length - size + 1);
  for (let at = 0; at < grams.length; at++) grams[at] = gramAt(normal, at);
  return grams;
}

/** The grams of several texts together. */
export function unionOf(all: readonly Grams[]): Grams {
  const joined = new Uint32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const grams of all) {
    joined.set(grams, at);
    at += grams.length;
  }
  return joined.toSorted();
}

/** For each gram of a text whether another text has it, and how many there are of those. */
export function sharedIn(
  grams: Grams,
  others: Grams,
): { readonly isShared: Uint8Array; readonly count: number } {
  const isShared = new Uint8Array(grams.length);
  let [count, left, right] = [0, 0, 0];
  while (left < grams.length && right < others.length) {
    const [one, other] = [grams[left] ?? 0, others[right] ?? 0];
    if (one === other) {
      isShared[left] = 1;
      count++;
    }
    if (one <= other) left++;
    if (other <= one) right++;
  }
  return { isShared, count };
}

function likenessForm(text: string): string {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  // A text of signs alone is compared as it is.
  return words === "" ? normaliseWhiteSpace(text) : words;
}

/** FNV-1a over the units of one gram. */
function gramAt(text: string, start: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(start + size, text.length);
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
  }
  return hash >>> 0;
}
