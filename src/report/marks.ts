import { escapeOf } from "./untrusted/visible-text.ts";
import type { WordRun } from "./word-diff.ts";

/**
 * Marks of ours around words that others wrote: `⟦ ⟧` around a quote, `[- -]` around words that are gone and `{+ +}` around
 * new ones. Until a text is printed they are characters that stand for nothing in Unicode, and that no marked text keeps, so
 * that they go through whatever makes the text harmless, and nobody can write one.
 */
const shownAs: Readonly<Record<string, string>> = {
  "\ufdd0": "⟦",
  "\ufdd1": "⟧",
  "\ufdd2\ufdd2": "[-",
  "\ufdd3\ufdd3": "-]",
  "\ufdd4\ufdd4": "{+",
  "\ufdd5\ufdd5": "+}",
};

/** The marks of a quote. */
export const quoteMarks = ["\ufdd0", "\ufdd1"] as const;

const runMarks = {
  "-": ["\ufdd2\ufdd2", "\ufdd3\ufdd3"],
  "+": ["\ufdd4\ufdd4", "\ufdd5\ufdd5"],
} as const;

/** A text that others wrote, of the same length and without any mark, to put marks into. */
export function markable(text: string): string {
  return text.replaceAll(/[\ufdd0-\ufdd5]/g, "\ufffd");
}

/** A marked text that was cut, with the quote closed that was cut within. */
export function closedQuote(text: string): string {
  const [open, close] = quoteMarks;
  return text.lastIndexOf(open) > text.lastIndexOf(close) ? `${text}${close}` : text;
}

/** Words that were compared as one text with marks. */
export function markedRuns(runs: readonly WordRun[]): string {
  return runs
    .map(({ mark, text }) => {
      if (mark === " ") return text;
      const [open, close] = runMarks[mark];
      return `${open}${text}${close}`;
    })
    .join(" ");
}

/** What would read as one of our marks, in a text that was made harmless. Markdown has a backslash before a bracket. */
const forged = /\[(?=-)|(?<=-\\?)\]|\{(?=\+)|(?<=\+)\}|[⟦⟧]/g;

/**
 * A marked text as a medium shows it, after `print` made it harmless. Where the text itself holds what reads as a mark, an
 * escape stands for it, so every mark in sight is ours.
 */
export function printedMarks(text: string, print: (text: string) => string): string {
  return print(text)
    .replaceAll(forged, escapeOf)
    .replaceAll(/([\ufdd2-\ufdd5])\1|[\ufdd0\ufdd1]/g, (mark) => shownAs[mark] ?? mark);
}
