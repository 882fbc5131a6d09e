import stringWidth from "string-width";
import type { Location } from "../../model/location.ts";
import type { Style } from "../style.ts";
import { cells, fitting, textOf, widthOf } from "../cells.ts";
import { tokenEnd } from "./token-end.ts";

/** How an excerpt is drawn: `columns` is the width of the terminal. */
export interface ExcerptOptions {
  readonly columns: number;
  readonly paint: Style["red"];
}

/** A file's text by lines, without their ends. */
export function linesOf(text: string): readonly string[] {
  return text.split("\n").map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
}

/** The line that a place stands in, and carets under what starts there; nothing for a place that does not exist. */
export function excerpt(
  lines: readonly string[],
  at: Pick<Location, "line" | "column">,
  { columns, paint }: ExcerptOptions,
): readonly string[] {
  const line = lines[at.line - 1];
  const start = at.column - 1;
  if (line === undefined || start > line.length) return [];
  const number = String(at.line);
  const room = Math.max(20, columns - `    ${number} | `.length);
  const { before, marked, after } = around(line, start, room);
  const carets = "^".repeat(Math.max(1, stringWidth(marked)));
  return [
    `    ${number} | ${before}${marked}${after}`.trimEnd(),
    `    ${" ".repeat(number.length)} | ${" ".repeat(stringWidth(before))}${paint(carets)}`,
  ];
}

/** A line around a place, as much of it as there is room for, every character visible; `…` stands for what is not. */
function around(
  line: string,
  start: number,
  room: number,
): { readonly before: string; readonly marked: string; readonly after: string } {
  // More than enough to fill the room, and little of a line that is a whole file.
  const reach = room * 4;
  const end = tokenEnd(line, start);
  const token = cells(line, start, Math.min(end, start + reach));
  const behind = [...token, ...cells(line, end, end + reach)];
  const before = cells(line, Math.max(0, start - reach), start).toReversed();
  // A third of the room is for what comes before, and more where what follows is short.
  const spare = Math.max(Math.floor(room / 3), room - Math.max(1, widthOf(behind)));
  const left = fitting(before, spare, start > reach);
  const hasMore = end + reach < line.length || end - start > reach;
  const right = fitting(behind, room - widthOf(left), hasMore);
  return {
    before: textOf(left.toReversed()),
    marked: textOf(right.slice(0, token.length)),
    after: textOf(right.slice(token.length)),
  };
}
