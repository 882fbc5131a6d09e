import { contentWords } from "../../corpus/search/content-words.ts";
import { stemsOf } from "../../corpus/search/words.ts";
import { takesPart, type CaseFile } from "../../model/case.ts";

/** Below this, two questions have words in common and ask for different things. */
const least = 0.45;

/** The question of a case by its words that carry facts. */
interface WordedCase {
  readonly file: CaseFile;
  readonly words: readonly string[];
}

/**
 * The cases in use whose questions share words with one that is in no case, with how much is the same, from 0 to 1: the weight of
 * the words in both, of the geometric mean of what both weigh, so that a short question is found by a long one. A word weighs
 * more the fewer cases have it. Words that differ by an ending of at most two letters are one.
 */
export function questionsWithWordsOf(
  cases: readonly CaseFile[],
): (question: string) => ReadonlyMap<CaseFile, number> {
  const worded = cases
    .filter(takesPart)
    .map((file) => ({ file, words: contentWords(file.case.query ?? "") }));
  const index = wordIndex(worded);
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    const known = weights.get(word);
    if (known !== undefined) return known;
    const weight = Math.log(1 + worded.length / (1 + index(word).size));
    weights.set(word, weight);
    return weight;
  };
  const weigh = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + weightOf(word), 0);
  return (question) => {
    const words = contentWords(question);
    const shared = new Map<WordedCase, number>();
    for (const word of words) {
      for (const one of index(word)) shared.set(one, (shared.get(one) ?? 0) + weightOf(word));
    }
    return sharesOf(shared, weigh(words), weigh);
  };
}

function sharesOf(
  shared: ReadonlyMap<WordedCase, number>,
  asked: number,
  weigh: (words: readonly string[]) => number,
): ReadonlyMap<CaseFile, number> {
  const found = new Map<CaseFile, number>();
  for (const [{ file, words }, both] of shared) {
    // A question weighs at least what it shares, and nearly every case has only common words with it.
    if (both < least ** 2 * asked) continue;
    const share = Math.min(1, both / Math.sqrt(asked * weigh(words)));
    if (share >= least) found.set(file, share);
  }
  return found;
}

/** The cases that hold a word, or one that differs by an ending. */
function wordIndex(cases: readonly WordedCase[]): (word: string) => ReadonlySet<WordedCase> {
  const byWord = new Map<string, WordedCase[]>();
  const byStem = new Map<string, WordedCase[]>();
  for (const one of cases) {
    for (const word of one.words) {
      add(byWord, word, one);
      for (const stem of stemsOf(word)) add(byStem, stem, one);
    }
  }
  const known = new Map<string, ReadonlySet<WordedCase>>();
  return (word) => {
    const found =
      known.get(word) ??
      new Set(
        [
          byWord.get(word),
          byStem.get(word),
          ...stemsOf(word).map((stem) => byWord.get(stem)),
        ].flatMap((some) => some ?? []),
      );
    known.set(word, found);
    return found;
  };
}

function add(to: Map<string, WordedCase[]>, key: string, one: WordedCase): void {
  const there = to.get(key);
  if (there === undefined) to.set(key, [one]);
  else there.push(one);
}
