import { placeOfQuote } from "../../../model/quote-place.ts";
import { clipped } from "../../../model/sentence.ts";
import { closedQuote, printedMarks, quoteMarks } from "../../marks.ts";
import { markdownCode, markdownText } from "../../untrusted/markdown.ts";
import { linesInQuote } from "../../untrusted/quoted-block.ts";
import type { WordRun } from "../../word-diff.ts";
import { lineStart, withMarks } from "../evidence-words.ts";

/** How many characters of an id are shown. */
const longestId = 200;

/** An id as code; of one that is very long the start. */
export function idCode(id: string): string {
  return markdownCode(clipped(id, longestId));
}

/** A text that may have several lines, in one, at most so long. */
export function lineText(text: string, longest: number): string {
  return markdownText(clipped(text.trim().replaceAll(/\s+/g, " "), longest));
}

/** A text with its quote marked for `printedMarks`, at most so long: from its start, or from a little before the quote where that is far in. */
export function excerpt(text: string, quote: string | undefined, longest: number): string {
  const place = quote === undefined ? undefined : placeOfQuote(text, quote);
  const isFar = place !== undefined && place.end > longest - 2;
  const start = isFar ? Math.max(0, place.start - Math.floor(longest / 4)) : 0;
  const marked = start === 0 ? withMarks(text, quote) : `… ${withMarks(text.slice(start), quote)}`;
  return closedQuote(clipped(marked, longest));
}

/** Words that changed, as a quotation: gone ones struck out, new ones underlined, at most so many characters of them. */
export function diffBlock(runs: readonly WordRun[], longest: number): string {
  const lines: string[][] = [[]];
  for (const { mark, text } of cutRuns(runs, longest)) {
    for (const [at, piece] of text.split(lineStart).entries()) {
      if (at > 0 && lines.at(-1)?.length !== 0) lines.push([]);
      const words = piece.trim();
      if (words !== "") lines.at(-1)?.push(runText(mark, words));
    }
  }
  return linesInQuote(lines.filter((line) => line.length > 0).map((line) => line.join(" ")));
}

/** The first of the words that changed, with a quote closed where it is cut. */
function cutRuns(runs: readonly WordRun[], longest: number): readonly WordRun[] {
  let room = longest;
  let isInside = false;
  const cut: WordRun[] = [];
  for (const [place, { mark, text }] of runs.entries()) {
    if (room <= 0) break;
    // What came in the place of something is shown beside it, however long that was.
    const own = mark === "-" && runs[place + 1]?.mark === "+" ? Math.ceil(room / 2) : room;
    const shown = clipped(text, Math.max(own, 1));
    room -= shown.length;
    const quoted = wholeQuote(shown, { isInside, isCut: shown !== text || room <= 0 });
    isInside = quoted.isInside;
    cut.push({ mark, text: quoted.text });
  }
  return cut;
}

/** Words behind others, their quote closed where they are cut within it, and without the end of one that was closed so. */
function wholeQuote(
  words: string,
  { isInside, isCut }: { readonly isInside: boolean; readonly isCut: boolean },
): { readonly text: string; readonly isInside: boolean } {
  const [open, close] = quoteMarks;
  const text = isInside || words.includes(open) ? words : words.replaceAll(close, "");
  const [start, end] = [text.lastIndexOf(open), text.lastIndexOf(close)];
  const isOpen = start === end ? isInside : start > end;
  return isOpen && isCut
    ? { text: `${text}${close}`, isInside: false }
    : { text, isInside: isOpen };
}

function runText(mark: WordRun["mark"], words: string): string {
  const text = printedMarks(words.replaceAll(/-{4,}/g, "---"), markdownText);
  if (mark === " ") return text;
  const tag = mark === "-" ? "del" : "ins";
  return `<${tag}>${text}</${tag}>`;
}

/** Something that is opened when somebody wants it. GitHub links names in a summary, so the title is one of ours. */
export function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
