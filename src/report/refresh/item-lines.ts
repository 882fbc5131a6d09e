import { counted } from "../../model/sentence.ts";
import { textWithin } from "../cells.ts";
import { closedQuote, markable, printedMarks } from "../marks.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How a case is told: in a few lines among others, or whole. */
export interface ItemDetail {
  readonly isWhole: boolean;
  readonly style: Style;
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

/** How many pieces of evidence, candidates of one, and documents are told of a case among others. */
export const mostTold = 3;

/** How many columns of a text are told of a case among others. */
const columns = 96;

/** Untrusted text with marks of ours. */
export function printed(text: string): string {
  return printedMarks(text, terminalText);
}

export function line(label: string, text: string): string {
  return `    ${label.padEnd(9)}  ${text}`.trimEnd();
}

/** A text below its label: its start, or all of its lines. */
export function told(label: string, text: string, detail: ItemDetail): readonly string[] {
  return toldMarked(label, markable(text), detail);
}

/** The same of a text with marks. */
export function toldMarked(
  label: string,
  text: string,
  { isWhole }: ItemDetail,
): readonly string[] {
  if (!isWhole) {
    const start = (one: string): string => textWithin(one.replaceAll(/\s+/g, " "), columns);
    return [
      line(
        label,
        printedMarks(text, (one) => closedQuote(start(one))),
      ),
    ];
  }
  const lines = text.trimEnd().split(/\r?\n/).map(printed);
  return lines.map((one, at) => line(at === 0 ? label : "", one));
}

/** The first of a list, and how many more there are; all of it where the case is told whole. */
export function some<Item>(
  all: readonly Item[],
  { isWhole }: ItemDetail,
  noun: string,
): readonly (Item | string)[] {
  const rest = isWhole ? 0 : all.length - mostTold;
  return rest > 0 ? [...all.slice(0, mostTold), counted(rest, `more ${noun}`)] : all;
}
