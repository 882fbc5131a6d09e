import { isUnspaced, stemsOf, wordsIn } from "./words.ts";

/** English words that carry no fact. Words of fewer than three small letters carry none in any language. */
const functionWords = new Set(
  (
    "about after all also and any are because been before being both but can could did does doing each " +
    "for from had has have having here how into its itself just may might more most must nor off once only other our " +
    "out own same shall she should some such than that the their them then there these they this those through too " +
    "under until upon very was were what when where which while who whom whose why will with would yes you your"
  ).split(" "),
);
const negations = new Set(["no", "not", "never", "none", "cannot", "without", "neither"]);

/** The words of a text that carry its facts, each once, folded for comparing: names, numbers, negations. */
export function contentWords(text: string): readonly string[] {
  return [...new Set(foldedWords(text).filter(carriesFact))];
}

export function isNegation(word: string): boolean {
  return negations.has(word);
}

/** What a text holds, ready to be asked for words and their near forms. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export function vocabulary(text: string): Vocabulary {
  const found = new Set(foldedWords(text));
  return { words: found, stems: new Set([...found].flatMap(stemsOf)) };
}

/** Whether a word stands in a text, or one that differs by an ending of at most two letters: "refund", "refunds". */
export function holds({ words: known, stems }: Vocabulary, word: string): boolean {
  return known.has(word) || stems.has(word) || stemsOf(word).some((stem) => known.has(stem));
}

/** Two capitals stay, since "US" and "us" are two words. */
function foldedWords(text: string): readonly string[] {
  return wordsIn(text).map((word) => (/^\p{Lu}{2}$/u.test(word) ? word : word.toLowerCase()));
}

function carriesFact(word: string): boolean {
  if (negations.has(word) || /\p{N}|^\p{Lu}{2}$/u.test(word)) return true;
  if (isUnspaced(word)) return true;
  return word.length >= 3 && !functionWords.has(word);
}
