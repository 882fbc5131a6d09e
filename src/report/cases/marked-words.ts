import {
  contentWords,
  holds,
  vocabulary,
  type Vocabulary,
} from "../../corpus/search/content-words.ts";
import { isUnspaced, wordsIn } from "../../corpus/search/words.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** Where a marked run starts and ends in a text, in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A line of untrusted text with the content words of a query in brackets, and in bold where there is bold: brackets show
 * them where there is no colour. Of a line longer than `longest` characters, a part around the first of them is shown.
 */
export function markedWords(
  line: string,
  wanted: string,
  { style, longest }: { readonly style: Style; readonly longest: number },
): string {
  const known = vocabulary(contentWords(wanted).join(" "));
  const { text, cutBefore, cutAfter } = windowOf(line, rangesIn(line, known)[0], longest);
  let shown = "";
  let end = 0;
  for (const range of joined(text, rangesIn(text, known))) {
    shown += terminalText(text.slice(end, range.start));
    shown += style.strong(`[${terminalText(text.slice(range.start, range.end))}]`);
    end = range.end;
  }
  shown += terminalText(text.slice(end));
  return `${cutBefore ? "…" : ""}${shown}${cutAfter ? "…" : ""}`;
}

function windowOf(
  line: string,
  first: Range | undefined,
  longest: number,
): { readonly text: string; readonly cutBefore: boolean; readonly cutAfter: boolean } {
  const characters = Array.from(line);
  if (characters.length <= longest) return { text: line, cutBefore: false, cutAfter: false };
  const at = Array.from(line.slice(0, first?.start ?? 0)).length;
  const from = Math.max(0, Math.min(at - Math.floor(longest / 4), characters.length - longest));
  return {
    text: characters.slice(from, from + longest).join(""),
    cutBefore: from > 0,
    cutAfter: from + longest < characters.length,
  };
}

function rangesIn(text: string, known: Vocabulary): readonly Range[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: run, index }) => {
    if (isUnspaced(run)) return pairsIn(run, known).map((range) => moved(range, index));
    return isKnown(run, known) ? [{ start: index, end: index + run.length }] : [];
  });
}

/** Each two letters of a run without spaces that stand together in the query as well. */
function pairsIn(run: string, known: Vocabulary): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  const letters = Array.from(run);
  for (const [index, letter] of letters.entries()) {
    const pair = `${letter}${letters[index + 1] ?? ""}`;
    if (index + 1 < letters.length && isKnown(pair, known)) {
      ranges.push({ start, end: start + pair.length });
    }
    start += letter.length;
  }
  return ranges;
}

function isKnown(run: string, known: Vocabulary): boolean {
  const words = wordsIn(run);
  return words.length > 0 && words.every((word) => known.words.has(word) || isNear(word, known));
}

function isNear(word: string, known: Vocabulary): boolean {
  return holds(known, word.toLowerCase());
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}

/** Marked runs with nothing but spaces between them, or that overlap, are one. */
function joined(text: string, ranges: readonly Range[]): readonly Range[] {
  const runs: Range[] = [];
  for (const range of ranges) {
    const last = runs.at(-1);
    if (last !== undefined && text.slice(last.end, range.start).trim() === "") {
      runs[runs.length - 1] = { start: last.start, end: range.end };
    } else runs.push(range);
  }
  return runs;
}
