import { spacesAt } from "./containers.ts";
import { startsHtml } from "./html-marks.ts";

export const thematicBreak: RegExp = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
export const underline: RegExp = /^(?:=+|-+)[ \t]*$/;
export const fenceStart: RegExp = /^(`{3,}(?=[^`]*$)|~{3,})/;
export const heading: RegExp = /^#{1,6}(?:[ \t]|$)/;
/** The signs with which a line could start something, were it not set in. */
const starting = /^(?:```|~~~|[>#<=]|[-+*_](?: |$|[-*_ ]+$)|\d{1,9}[.)](?: |$))/;

/** Whether nothing but spaces stands from a place on. */
export function isBlankFrom(line: string, at: number): boolean {
  return at + spacesAt(line, at) >= line.length;
}

/** Whether a line makes a table of the one above it; where it might as well be a line or a heading, it does not. */
export function isDelimiterRow(text: string): boolean {
  return /^[|:\- \t]+$/.test(text) && text.includes("-") && /[|:]/.test(text);
}

/** Whether a line that does not go on in a quote or an item starts something of its own, and so is no more of its paragraph. */
export function startsBlock(line: string, at: number): boolean {
  if (spacesAt(line, at) > 3) return false;
  const text = line.slice(at).trimStart();
  return (
    thematicBreak.test(text) ||
    fenceStart.test(text) ||
    heading.test(text) ||
    startsHtml(text) ||
    text.startsWith("[^")
  );
}

/** Whether a line that goes on in a paragraph by being set in would start something of its own elsewhere. */
export function wouldStart(text: string): boolean {
  return starting.test(text);
}
