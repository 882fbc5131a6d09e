import { quoted } from "../../../model/sentence.ts";
import { codeDigits, isCode, type LineWord } from "./line-words.ts";

/** What keeps a line that starts as a decision from being one, as a sentence. */
export interface UnreadLine {
  readonly wrong: string;
}

/** Of a word that has no place where it stands. */
export function tooMuch({ text }: LineWord): UnreadLine {
  return { wrong: `${quoted(text)} has no meaning in this line.` };
}

/** Where a code has to come: what stands there instead, or that nothing does. `line` is what stands before it. */
export function noCode(line: string, words: readonly LineWord[]): UnreadLine {
  return (
    brokenCode(words) ?? {
      wrong: `The code of ${codeDigits} digits is missing: ${quoted(`${line} <code>: why`)}.`,
    }
  );
}

/** Where a code may come: what is wrong with one that is not whole, or stands too late; undefined where none was meant. */
export function brokenCode(words: readonly LineWord[]): UnreadLine | undefined {
  const [first] = words;
  if (first === undefined || first.isQuoted) return undefined;
  if (words.some(isCode)) return tooMuch(first);
  if (/^[\da-f]{20,}$/i.test(first.text)) {
    return {
      wrong: `A code has ${codeDigits} digits, and ${quoted(first.text)} has ${first.text.length}: copy it whole.`,
    };
  }
  if (/^[\da-z]{32}$/i.test(first.text)) {
    return {
      wrong: `A code holds the digits 0 to 9 and the letters a to f alone, so ${quoted(first.text)} is none: copy it.`,
    };
  }
  return undefined;
}
