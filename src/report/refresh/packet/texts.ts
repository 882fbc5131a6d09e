import { placeOfQuote } from "../../../model/quote-place.ts";
import { clipped } from "../../../model/sentence.ts";
import { printedMarks } from "../../marks.ts";
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
  return clipped(marked, longest);
}

/** Words that changed, as a quotation: gone ones struck out, new ones underlined, at most so many characters of them. */
export function diffBlock(runs: readonly WordRun[], longest: number): string {
  let room = longest;
  const lines: string[][] = [[]];
  for (const [place, { mark, text }] of runs.entries()) {
    // What came in the place of something is shown beside it, however long that was.
    const own = mark === "-" && runs[place + 1]?.mark === "+" ? Math.ceil(room / 2) : room;
    const shown = clipped(text, Math.max(own, 1));
    room -= shown.length;
    for (const [at, piece] of shown.split(lineStart).entries()) {
      if (at > 0 && lines.at(-1)?.length !== 0) lines.push([]);
      const words = piece.trim();
      if (words !== "") lines.at(-1)?.push(runText(mark, words));
    }
    if (room <= 0) break;
  }
  return linesInQuote(lines.filter((line) => line.length > 0).map((line) => line.join(" ")));
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
