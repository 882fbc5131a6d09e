import { normaliseWhiteSpace } from "../../model/white-space.ts";

/** A sentence, or a line that no full stop ends, without list marks and with single spaces. */
export interface Sentence {
  readonly text: string;
  /** Whether the next one follows in the same paragraph with nothing but white space between. */
  readonly joins: boolean;
  /** Whether it is a heading of Markdown, which says little without what stands below it. */
  readonly isHeading: boolean;
}

/** A stop ends a sentence before a space, unless the next word starts small, as after "e.g."; an ideographic one always. A run is tried from its start alone. */
const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’)\]]* (?!\p{Ll})|[。．！？｡।]+["'”’」』）]* ?/gu;
const listMarks = /^(?:(?:[-*+•>|]|#{1,6}) )+/u;

/** The sentences of a text, cut at full stops and line ends by fixed rules that no locale changes. */
export function sentencesOf(text: string): readonly Sentence[] {
  const paragraphs = paragraphsOf(text);
  const width = widthOf(paragraphs.flat());
  return paragraphs.flatMap((lines) => {
    const pieces = unwrapped(lines, width).flatMap(piecesOf);
    return pieces.map((piece, index) => ({
      text: piece.replace(listMarks, "").trimEnd(),
      joins: pieces[index + 1]?.search(listMarks) === -1 && piece.endsWith(" "),
      isHeading: /^#{1,6} /.test(piece),
    }));
  });
}

/** Lines between blank lines, each ending in one space. */
function paragraphsOf(text: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const normalised = normaliseWhiteSpace(line);
    if (normalised === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(`${normalised} `);
  }
  return paragraphs;
}

/** Shorter lines end on purpose, as entries do; nobody breaks longer ones for their length. */
const wrapped = { from: 60, to: 120 };

const stops = /[.!?…:;。．！？｡।]["'”’)\]」』）]* $/u;
const ownLine = /^(?:#{1,6} |\|)/u;
const startsAnew = /^(?:(?:[-*+•>|]|#{1,6}|\d{1,9}[.)]) |\||```)/u;

/** Lines that were broken for their length alone, put together again. */
function unwrapped(lines: readonly string[], width: number): readonly string[] {
  const whole: string[] = [];
  let last = "";
  for (const line of lines) {
    if (whole.length > 0 && goesOn(last, line, width)) whole.push(`${whole.pop() ?? ""}${line}`);
    else whole.push(line);
    last = line;
  }
  return whole;
}

/** How long the lines of a text get: the longest that somebody may have broken for its length. */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trimEnd().length);
  return lengths.reduce((most, one) => (one <= wrapped.to ? Math.max(most, one) : most), 0);
}

/** Whether a sentence goes on behind the end of a line: into a small letter, or since the next word had no room. */
function goesOn(line: string, next: string, width: number): boolean {
  if (stops.test(line) || ownLine.test(line) || startsAnew.test(next)) return false;
  const { length } = line.trimEnd();
  if (/^\p{Ll}/u.test(next)) return true;
  const room = width - length - 1;
  return length >= wrapped.from && length <= wrapped.to && next.indexOf(" ") > room;
}

function piecesOf(line: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of line.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    pieces.push(line.slice(from, end));
    from = end;
  }
  pieces.push(line.slice(from));
  return pieces.filter((piece) => piece.trim() !== "");
}
