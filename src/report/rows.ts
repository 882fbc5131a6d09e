import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** A name and what is said under it; with nothing to say there is no row. */
export type Row = readonly [name: string, text: string];

/** Rows of figures below each other, their names in the background. Texts are printed as they are. */
export function figureRows(all: readonly Row[], style: Style): readonly string[] {
  return all
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `  ${style.faint(name.padEnd(9))}  ${text}`);
}

/** Rows below a heading, their texts one below the other. A text keeps its lines. */
export function rows(all: readonly Row[]): string {
  const shown = all.filter(([, text]) => text !== "");
  const width = Math.max(9, ...shown.map(([name]) => name.length));
  return shown
    .map(([name, text]) => {
      const lines = text.trimEnd().split(/\r?\n/).map(terminalText);
      return `  ${name.padEnd(width)}  ${lines.join(`\n${" ".repeat(width + 4)}`)}`;
    })
    .join("\n");
}
