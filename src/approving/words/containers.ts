/** What a line of Markdown may stand in: a quote, or an item of a list whose content starts at a column. */
export type Container =
  | { readonly kind: "quote" }
  | {
      readonly kind: "item";
      readonly width: number;
      /** Nothing stands behind its mark, nor on a line of it yet. */
      readonly isEmpty: boolean;
    };

/** How many spaces stand from a place on. */
export function spacesAt(line: string, at: number): number {
  let end = at;
  while (line[end] === " ") end++;
  return end - at;
}

/** A line in which tabs before its words are spaces, up to the next column that four divides. */
export function withSpaces(line: string): string {
  if (!line.includes("\t")) return line;
  const start = /^[\t >*+\-\d.)]*/.exec(line)?.[0] ?? "";
  let spaced = "";
  for (const sign of start) spaced += sign === "\t" ? " ".repeat(4 - (spaced.length % 4)) : sign;
  return spaced + line.slice(start.length);
}

/** How many of the containers a line goes on in, and where its content starts. */
export function goesOnIn(
  line: string,
  containers: readonly Container[],
): { readonly count: number; readonly at: number } {
  let at = 0;
  let count = 0;
  for (const container of containers) {
    const next = contentIn(line, at, container);
    if (next === undefined) break;
    at = next;
    count++;
  }
  return { count, at };
}

function contentIn(line: string, at: number, container: Container): number | undefined {
  const indent = spacesAt(line, at);
  const isBlank = at + indent === line.length;
  if (container.kind === "quote") {
    if (indent > 3 || line[at + indent] !== ">") return undefined;
    return behindQuoteMark(line, at + indent);
  }
  if (isBlank) return container.isEmpty ? undefined : line.length;
  return indent >= container.width ? at + container.width : undefined;
}

/** Where the content starts behind a `>`. */
export function behindQuoteMark(line: string, at: number): number {
  return line[at + 1] === " " ? at + 2 : at + 1;
}

/** The item of a list that starts at a place; undefined where none does. `interrupts`: a paragraph would have to end for it. */
export function itemAt(
  line: string,
  at: number,
  interrupts: boolean,
): { readonly container: Container; readonly at: number } | undefined {
  const indent = spacesAt(line, at);
  const [mark] =
    /^(?:[-+*]|\d{1,9}[.)])(?= |$)/.exec(line.slice(at + indent, at + indent + 12)) ?? [];
  if (mark === undefined) return undefined;
  const end = at + indent + mark.length;
  const spaces = spacesAt(line, end);
  const isEmpty = end + spaces === line.length;
  if (interrupts && (isEmpty || (/\d/.test(mark) && !/^0*1\D$/.test(mark)))) return undefined;
  const behind = isEmpty || spaces > 4 ? 1 : spaces;
  const width = indent + mark.length + behind;
  return { container: { kind: "item", width, isEmpty }, at: Math.min(at + width, line.length) };
}
