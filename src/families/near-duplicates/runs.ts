import { lettersOf } from "../../model/letters.ts";

/** The different runs of a text, as ascending numbers. */
export type Runs = Int32Array;

/** Gives texts their runs; equal runs get equal numbers in all texts of one numbering. */
export interface RunNumbering {
  readonly runsOf: (text: string) => Runs;
}

const plain = /^[0-9a-z]*$/;
const symbols = 36;

/**
 * Numbers the runs of texts. A run is three letters or digits that follow each other, and two where they are Chinese, Japanese
 * or Korean characters, each of which says as much as a syllable; only letters and digits count (see lettersOf). A text that
 * is shorter is one run.
 */
export function runNumbering(): RunNumbering {
  const ofPlain = new Int32Array(symbols ** 3).fill(-1);
  const ofOthers = new Map<string, number>();
  let count = 0;
  const numberOf = (run: string): number => {
    const known = ofOthers.get(run);
    if (known !== undefined) return known;
    ofOthers.set(run, count);
    return count++;
  };
  const plainRuns = (letters: string): Int32Array => {
    const found = new Int32Array(letters.length - 2);
    let [one, two] = [symbolAt(letters, 0), symbolAt(letters, 1)];
    for (let index = 0; index < found.length; index++) {
      const three = symbolAt(letters, index + 2);
      const place = (one * symbols + two) * symbols + three;
      const known = ofPlain[place] ?? -1;
      found[index] = known === -1 ? count : known;
      if (known === -1) ofPlain[place] = count++;
      [one, two] = [two, three];
    }
    return found;
  };
  return {
    runsOf: (text) => {
      const letters = lettersOf(text);
      if (plain.test(letters) && letters.length > 2) return eachOnce(plainRuns(letters));
      return eachOnce(Int32Array.from(runsIn(letters), (run) => otherOrPlain(run)));
    },
  };

  function otherOrPlain(run: string): number {
    return run.length === 3 && plain.test(run) ? (plainRuns(run)[0] ?? 0) : numberOf(run);
  }
}

/** 0 to 9 for digits, then 10 to 35 for letters. */
function symbolAt(letters: string, index: number): number {
  const code = letters.charCodeAt(index);
  return code < 0x60 ? code - 0x30 : code - 0x57;
}

function runsIn(letters: string): readonly string[] {
  const characters = Array.from(letters);
  if (characters.length === 0) return [];
  const runs: string[] = [];
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (next === undefined) break;
    const isPair = isSyllable(character) && isSyllable(next);
    if (isPair) runs.push(character + next);
    else if (index + 2 < characters.length) runs.push(character + next + characters[index + 2]);
  }
  return runs.length === 0 ? [letters] : runs;
}

/** Chinese characters, kana, Hangul and their neighbours. */
function isSyllable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x20000 && code <= 0x3ffff)
  );
}

function eachOnce(numbers: Int32Array): Runs {
  numbers.sort();
  let count = 0;
  let last = -1;
  for (const number of numbers) {
    if (number === last) continue;
    numbers[count++] = number;
    last = number;
  }
  return numbers.slice(0, count);
}

/**
 * How much of two texts is the same: the runs in both, of all runs in either (Jaccard). 1 where both have none, since then they
 * differ in nothing that counts.
 */
export function likeness(one: Runs, other: Runs): number {
  const both = sharedRuns(one, other);
  const all = one.length + other.length - both;
  return all === 0 ? 1 : both / all;
}

function sharedRuns(one: Runs, other: Runs): number {
  let [here, there, both] = [0, 0, 0];
  while (here < one.length && there < other.length) {
    const [left = 0, right = 0] = [one[here], other[there]];
    if (left === right) both++;
    if (left <= right) here++;
    if (right <= left) there++;
  }
  return both;
}
