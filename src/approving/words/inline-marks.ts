import { addressAt, meaningOfTag, quietTagAt, type Aside } from "./html-marks.ts";

/** What marks within a paragraph make of its lines. */
export interface InlineReading {
  /** Of each line: what it is where something that starts on an earlier line takes it in, or hides a part of it. */
  readonly asides: readonly (Aside | undefined)[];
  /** The line from which on nothing counts any more, in this paragraph and behind it. */
  readonly end: { readonly line: number; readonly aside: Aside } | undefined;
}

/**
 * Reads what may go over several lines of a paragraph: code, comments, tags, links, formulas, and what is struck out. Where it
 * is not sure what GitHub makes of a mark, the lines behind it are set aside.
 */
export function inlineMarks(lines: readonly string[], isQuoted: boolean): InlineReading {
  const paragraph = new Paragraph(lines);
  const { text } = paragraph;
  if (text.startsWith("[") && text.includes("]:")) paragraph.endAt(0, "comment");
  if (text.includes("$$")) paragraph.endAt(text.indexOf("$$"), "code");
  readCode(paragraph, isQuoted);
  paragraph.between(/\$(?=\S)/, /\$(?![\p{L}\p{N}])/gu, "code");
  paragraph.between(/~(?=\S)/, /(?<=\S)~/g, "comment");
  const unsure = lines.findIndex((line) => /!\[|\]\(/.test(line.replaceAll(plainLink, "")));
  if (unsure >= 0) paragraph.setAside(unsure + 1, lines.length, "comment");
  const glued = lines.findIndex(hasAddressWithCode);
  if (glued >= 0) paragraph.setAside(glued + 1, lines.length, "code");
  return paragraph;
}

/** A link or a picture that ends where it seems to end. */
const plainLink = /!?\[[^[\]]*\]\([^\s()"'<>\\]*\)/g;

/** Whether a backtick stands in an address without brackets, which then takes it in, or does not. */
function hasAddressWithCode(line: string): boolean {
  if (!line.includes("`")) return false;
  return line.split(/\s+/).some((word) => {
    const start = word.search(/www\.|:\/\/|@|mailto:|xmpp:/i);
    return start >= 0 && word.lastIndexOf("`") > start;
  });
}

/** A paragraph whose lines are set aside one after the other. */
class Paragraph implements InlineReading {
  readonly text: string;
  readonly asides: (Aside | undefined)[];
  end: { line: number; aside: Aside } | undefined;
  private readonly starts: readonly number[];

  constructor(lines: readonly string[]) {
    this.text = lines.join("\n");
    this.asides = lines.map(() => undefined);
    let next = 0;
    this.starts = lines.map((line) => {
      const start = next;
      next += line.length + 1;
      return start;
    });
  }

  /** The line in which a place is. */
  lineOf(at: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  setAside(from: number, to: number, aside: Aside): void {
    for (let line = from; line < to; line++) this.asides[line] ??= aside;
  }

  /** What starts at one place and goes to another takes in the lines that start between. */
  spans(from: number, to: number, aside: Aside): void {
    this.setAside(this.lineOf(from) + 1, this.lineOf(to) + 1, aside);
  }

  /** From the line with this place on nothing counts. */
  endAt(at: number, aside: Aside): void {
    const line = this.lineOf(at);
    if (this.end === undefined || line < this.end.line) this.end = { line, aside };
  }

  /** All between the first mark that may open something and the last that may close it. */
  between(opens: RegExp, closes: RegExp, aside: Aside): void {
    const from = this.text.search(opens);
    if (from < 0) return;
    let last = from;
    for (const { index } of this.text.matchAll(closes)) last = index;
    this.spans(from, last, aside);
  }
}

/** A backslash with what it takes the meaning from, a run of backticks, or an angle bracket. */
const marks = /\\[!-/:-@[-`{-~]|`+|</g;

/** Code, and what looks like HTML, from left to right as GitHub reads them. */
function readCode(paragraph: Paragraph, isQuoted: boolean): void {
  const { text } = paragraph;
  const lastBracket = text.lastIndexOf(">");
  const ends = new RunEnds(text);
  marks.lastIndex = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    const at = found.index;
    if (mark.startsWith("`")) {
      const close = ends.next(mark.length, at + mark.length);
      if (close === undefined) continue;
      paragraph.spans(at, close, "code");
      marks.lastIndex = close + mark.length;
    } else if (mark === "<") {
      const length = addressAt(text, at) || (isQuoted ? quietTagAt(text, at) : 0);
      if (length > 0) marks.lastIndex = at + length;
      else if (lastBracket > at && /[a-z/!?]/i.test(text.charAt(at + 1))) {
        paragraph.endAt(at, meaningOfTag(text, at));
        return;
      }
    }
  }
}

/** Finds the next run of exactly so many backticks, in time that all of a text takes once. */
class RunEnds {
  private readonly places = new Map<number, number[]>();

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
      const places = this.places.get(run.length);
      if (places === undefined) this.places.set(run.length, [index]);
      else places.push(index);
    }
    for (const places of this.places.values()) places.reverse();
  }

  next(length: number, from: number): number | undefined {
    const places = this.places.get(length) ?? [];
    while ((places.at(-1) ?? from) < from) places.pop();
    return places.at(-1);
  }
}
