import type { AmbiguousScalar } from "../../model/dataset.ts";
import { clipped } from "../../model/sentence.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** One file whose ambiguous scalars were written anew: a line each, since the file's owner may want to look. */
export function writtenScalarsText(
  { path, scalars }: { readonly path: string; readonly scalars: readonly AmbiguousScalar[] },
  { style, place }: TextOptions,
): string {
  const title = `${style.strong(terminalText(place(path)))} ${style.green("fixed")}`;
  return [title, ...scalars.map((scalar) => writtenScalarText(scalar, "wrote"))].join("\n");
}

/** One scalar that is or was written anew, as an indented line. */
export function writtenScalarText(
  { at, value, spelling, written }: AmbiguousScalar,
  write: "write" | "wrote",
): string {
  const done =
    typeof value === "number"
      ? `${write} ${clipped(spelling, 80)} as ${written}`
      : `put "${clipped(value, 80)}" in quotes`;
  return `  ${terminalText(`Line ${at.line}: ${done}.`)}`;
}
