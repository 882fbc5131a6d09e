import { lineDiff } from "../line-diff.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** The lines that two texts differ in, as indented lines for a terminal. */
export function diffText(before: string, after: string, style: Style): readonly string[] {
  return lineDiff(before, after).map((line) => {
    const shown = terminalText(line);
    if (line.startsWith("+")) return `  ${style.green(shown)}`;
    return `  ${line.startsWith("-") ? style.red(shown) : shown}`;
  });
}
