import { normaliseWhiteSpace } from "./white-space.ts";

/** Longer texts, in UTF-16 code units, are not searched. */
const longest = 100_000;

/**
 * The place in a text that a misquoted text most likely means: about as many words, at least two thirds of them its own,
 * in any case of letters and without the marks around them. Undefined where no place or several do.
 */
export function nearestWords(quote: string, text: string): string | undefined {
  if (quote.length + text.length > longest) return undefined;
  const wanted = wordsOf(quote).filter(({ key }) => key !== "");
  if (wanted.length === 0) return undefined;
  const words = wordsOf(text);
  const shared = sharedFrom(wanted, words);
  const most = Math.max(0, ...shared);
  if (most < wanted.length * enough) return undefined;
  const first = shared.indexOf(most);
  const last = shared.lastIndexOf(most);
  // A word too few or too many fits at neighbouring places; two that lie apart are two places.
  if (last - first > wanted.length / 2) return undefined;
  return trimmed(words.slice(first, last + wanted.length), new Set(wanted.map(({ key }) => key)));
}

const enough = 2 / 3;

interface Word {
  readonly text: string;
  /** What is compared. */
  readonly key: string;
}

const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function wordsOf(text: string): readonly Word[] {
  const words = normaliseWhiteSpace(text).split(" ");
  return words.map((word) => ({ text: word, key: word.replace(marks, "").toLowerCase() }));
}

/** For each place of a text, how many of the words wanted are among as many words from there on. */
function sharedFrom(wanted: readonly Word[], words: readonly Word[]): readonly number[] {
  /** How often each word wanted is still to be found; below zero, how often it is there too much. */
  const open = new Map<string, number>();
  for (const { key } of wanted) open.set(key, (open.get(key) ?? 0) + 1);
  const places: number[] = [];
  let shared = 0;
  for (const [index, { key }] of words.entries()) {
    const before = open.get(key);
    if (before !== undefined) {
      open.set(key, before - 1);
      if (before > 0) shared++;
    }
    const gone = words[index - wanted.length]?.key ?? "";
    const after = open.get(gone);
    if (after !== undefined) {
      open.set(gone, after + 1);
      if (after >= 0) shared--;
    }
    if (index + 1 >= wanted.length) places.push(shared);
  }
  return places;
}

/** Words from the first to the last that is wanted, as they stand in the text. */
function trimmed(words: readonly Word[], wanted: ReadonlySet<string>): string {
  const first = words.findIndex(({ key }) => wanted.has(key));
  const last = words.findLastIndex(({ key }) => wanted.has(key));
  return words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ");
}
