/** Scripts that write words without spaces, or with endings grown onto them: their words are pairs of letters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;
const words = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The words of a text in compatible characters (NFKC): runs of letters and digits, and each two letters that stand
 * together in a script without spaces. The rules are fixed, so that every machine finds the same words.
 */
export function wordsIn(text: string): readonly string[] {
  const compatible = text.normalize("NFKC");
  // Most texts: cutting runs out of them would take most of the time of a search.
  if (compatible.search(unspaced) === -1) return compatible.match(words) ?? [];
  const pairs = [...compatible.matchAll(unspaced)].flatMap(([run]) => lettersInPairs(run));
  return [...pairs, ...(compatible.replace(unspaced, " ").match(words) ?? [])];
}

/** Whether a word is of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return word.search(unspaced) !== -1;
}

/** A word without its last one and two letters; none for short words and numbers, where every sign counts. */
export function stemsOf(word: string): readonly string[] {
  if (/\p{N}/u.test(word)) return [];
  return [1, 2].flatMap((cut) => (word.length - cut >= 4 ? [word.slice(0, -cut)] : []));
}

function lettersInPairs(run: string): readonly string[] {
  const letters = Array.from(run);
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}
