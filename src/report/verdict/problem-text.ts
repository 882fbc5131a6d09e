import type { Problem } from "../../model/finding.ts";
import type { Location } from "../../model/location.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How a report is written: `place` turns a set's path into one that the reader can open. */
export interface TextOptions {
  readonly style: Style;
  readonly place: (file: string) => string;
}

/**
 * A problem as a person reads it: its place in the form that terminals make clickable and a mark behind it, what is
 * wrong, and what to do. `between` comes below the sentence.
 */
export function problemText(
  { at, message, related = [], fix }: Problem,
  { style, place }: TextOptions,
  { mark, between = [] }: { readonly mark: string; readonly between?: readonly string[] },
): string {
  const where = (location: Location): string =>
    terminalText(`${place(location.file)}:${location.line}:${location.column}`);
  return [
    `${style.strong(where(at))} ${mark}`,
    `  ${terminalText(message)}`,
    ...between,
    ...(related.length === 0 ? [] : [`  see: ${related.map(where).join(", ")}`]),
    ...(fix === undefined ? [] : [`  fix: ${terminalText(fix)}`]),
  ].join("\n");
}
