import { lineEndOf } from "./yaml-edits.ts";
import { lexemesOf, type Lexeme } from "./yaml-lexemes.ts";

/** A text whose lines end as they should, and what was done to it. */
export interface TidyText {
  readonly text: string;
  /** The lines, counted from 1, that lost spaces and tabs at their ends. */
  readonly trimmed: readonly number[];
  /** What the end of the file lacked, or had too much of. */
  readonly end: "kept" | "line end added" | "empty lines removed";
}

/**
 * A YAML text without spaces and tabs at the ends of its lines, and with one line end behind the last line. What stands
 * inside a value, such as a block of lines, is left as it is, and so is the line end that each line has.
 */
export function tidyLines(text: string): TidyText {
  const lexemes = lexemesOf(text);
  const pieces = withoutSpaceAtEnds(lexemes);
  const last = lexemes.findLastIndex(({ type }) => type !== "space" && type !== "newline");
  const content = pieces.slice(0, last + 1).join("");
  const rest = pieces.slice(last + 1).join("");
  const lineEnd = content.endsWith("\n") ? "" : (/^\r?\n/.exec(rest)?.[0] ?? lineEndIn(text));
  // A file of nothing but empty lines has no last line.
  if (content === "" || rest === lineEnd) {
    return { text: content + rest, trimmed: trimmedLines(lexemes, pieces), end: "kept" };
  }
  const end = rest === "" ? "line end added" : "empty lines removed";
  const lastLine = linesIn(content + lineEnd);
  const trimmed = trimmedLines(lexemes, pieces).filter((line) => line <= lastLine);
  return { text: content + lineEnd, trimmed, end };
}

/** Each lexeme's text without the white space behind which its line ends; a line can end in several lexemes of it. */
function withoutSpaceAtEnds(lexemes: readonly Lexeme[]): readonly string[] {
  let endsLine = true;
  const pieces = lexemes.toReversed().map(({ type, source }) => {
    const isSpace = type === "space";
    const piece = isSpace && endsLine ? "" : source;
    endsLine = type === "newline" || (endsLine && isSpace);
    return type === "comment" ? withoutSpaceAtEnd(source) : piece;
  });
  return pieces.toReversed();
}

/** An expression would look at each run of spaces once for each of them. */
function withoutSpaceAtEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === " " || text[end - 1] === "\t") end--;
  return text.slice(0, end);
}

function trimmedLines(lexemes: readonly Lexeme[], pieces: readonly string[]): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  for (const [index, { source }] of lexemes.entries()) {
    if (source !== pieces[index] && lines.at(-1) !== line) lines.push(line);
    line += linesIn(source);
  }
  return lines;
}

/** How many lines end in a text. */
function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

function lineEndIn(text: string): string {
  return lineEndOf(text.split(/(?<=\n)/));
}
