import stringWidth from "string-width";
import { escapeOf } from "./untrusted/visible-text.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** What a reader sees as one character, and how many columns it takes. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

const leftOut: Cell = { text: "…", width: 1 };

const segmenter = new Intl.Segmenter("en");

/** The cells of a part of a line; what would complete a command to a runner is an escape, wherever the part begins. */
export function cells(line: string, from: number, to: number): readonly Cell[] {
  const text = line.slice(from, to);
  const shownAt = (segment: string, index: number): string =>
    segment === "[" && line.slice(0, from + index).endsWith("##")
      ? escapeOf("[")
      : terminalText(segment);
  // Most lines: segmenting them would take most of the time of a report.
  if (/^[ -~]*$/.test(text) && !line.includes("##["))
    return Array.from(text, (character) => ({ text: character, width: 1 }));
  return Array.from(segmenter.segment(text), ({ segment, index }) => {
    const shown = shownAt(segment, index);
    return { text: shown, width: stringWidth(shown) };
  });
}

/** The first cells that there is room for, and a mark where others follow. */
export function fitting(all: readonly Cell[], room: number, hasMore: boolean): readonly Cell[] {
  const whole = filling(all, room);
  if (whole.length === all.length && !hasMore) return whole;
  return [...filling(all, room - leftOut.width), leftOut];
}

function filling(all: readonly Cell[], room: number): readonly Cell[] {
  let used = 0;
  const over = all.findIndex(({ width }) => (used += width) > room);
  return over === -1 ? all : all.slice(0, over);
}

export function widthOf(some: readonly Cell[]): number {
  return some.reduce((sum, { width }) => sum + width, 0);
}

export function textOf(some: readonly Cell[]): string {
  return some.map(({ text }) => text).join("");
}

/** Untrusted text as `terminalText` shows it, in so many columns, with a mark where something is left out. */
export function textWithin(text: string, columns: number): string {
  const shown = terminalText(text);
  // More characters than these are not looked at one by one, since hardly any takes no column.
  const looked = shown.slice(0, columns * 8);
  const all = Array.from(segmenter.segment(looked), ({ segment }) => ({
    text: segment,
    width: stringWidth(segment),
  }));
  return textOf(fitting(all, Math.max(columns, leftOut.width), looked.length < shown.length));
}
