import { normaliseWhiteSpace } from "../model/white-space.ts";

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
  return paragraphsOf(text).flatMap((lines) => {
    const pieces = lines.flatMap(piecesOf);
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
