/** A text as a reader of a programming language or a document would take it, with the way back into the file. */
export interface Reading {
  readonly text: string;
  /** The offset in the file of what stands at an offset of the reading. */
  readonly offsetOf: (at: number) => number;
}

/**
 * The ways to read a file's text: as it is; without the marks that quote, comment or join lines; with the escapes of
 * strings and of HTML written out; and that again, since strings stand in strings, as in a notebook. A reading that is the
 * same as an earlier one is left out.
 */
export function* readingsOf(text: string): Generator<Reading> {
  let reading: Reading = { text, offsetOf: (at) => at };
  for (let depth = 0; depth < mostDepth; depth++) {
    yield reading;
    const joined = replaced(reading, lineBreaks(reading.text));
    if (joined !== undefined) yield joined;
    const written = replaced(reading, escapesIn(reading.text));
    if (written === undefined) return;
    reading = written;
  }
}

/** A string in a string in a string is as deep as people go. */
const mostDepth = 3;

/** A part of a text and what a reading has in its place. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** What may stand before a line's end: the quote that closes a string, and a sign that joins it to the next line. */
const lineEnd = /(?:["'`] ?[+.,&\\]?|[ \t][+&\\])?[ \t]{0,80}\r?$/;

/**
 * What the next line may begin with: marks of a quotation or a comment, and the quote that opens a string, but none that
 * closes the line before.
 */
const lineStart =
  /[ \t]{0,200}(?:(?:>|#|\/\/|\/?\*+|--|;|%|\||\+)+[ \t]{0,80}){0,8}(?:[fFrRuUbB]{0,2}["'`](?! ?[+.,&\\]?[ \t]{0,80}\r?\n))?/y;

/** Every line break with the marks around it. What is longer than people write is looked at in part, so the time is linear. */
function* lineBreaks(text: string): Generator<Replacement> {
  let from = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", from)) {
    const before = text.slice(Math.max(from, at - 100), at);
    const start = at - (lineEnd.exec(before)?.[0].length ?? 0);
    lineStart.lastIndex = at + 1;
    const end = at + 1 + (lineStart.exec(text)?.[0].length ?? 0);
    if (end - start > 1) yield { start, end, written: "\n" };
    from = end;
  }
}

/** Escapes of JSON, Python, JavaScript and YAML strings, doubled quotes of YAML and CSV, and references of HTML. */
const escapes =
  /\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|\r?\n|[nrtbfv0"'`\\/_NLP ])|&(?:quot|apos|amp|lt|gt|nbsp|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});|""|''/g;

const plain: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  _: "\u00a0",
  N: "\u0085",
  L: "\u2028",
  P: "\u2029",
  quot: '"',
  apos: "'",
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: "\u00a0",
};

function* escapesIn(text: string): Generator<Replacement> {
  for (const { 0: escape, index: start } of text.matchAll(escapes)) {
    yield { start, end: start + escape.length, written: unescaped(escape) };
  }
}

function unescaped(escape: string): string {
  if (escape === '""' || escape === "''") return escape.charAt(0);
  if (escape.startsWith("&")) return reference(escape.slice(1, -1));
  const name = escape.slice(1);
  if (/^\r?\n$/.test(name)) return "";
  const digits = /^[uUx]\{?([0-9a-fA-F]+)\}?$/.exec(name)?.[1];
  return digits === undefined ? (plain[name] ?? name) : character(Number.parseInt(digits, 16));
}

function reference(name: string): string {
  if (!name.startsWith("#")) return plain[name] ?? name;
  const isHex = /^#x/i.test(name);
  return character(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}

/** Half of a character that is written in two escapes becomes whole beside its other half. */
function character(code: number): string {
  return code > 0x10ffff ? "" : String.fromCodePoint(code);
}

/** Undefined where there is nothing to replace. */
function replaced(
  { text, offsetOf }: Reading,
  replacements: Iterable<Replacement>,
): Reading | undefined {
  const pieces: string[] = [];
  /** Where each kept piece starts in the reading, and in the text that it was made from. */
  const starts: number[] = [0];
  const sources: number[] = [0];
  let kept = 0;
  let length = 0;
  for (const { start, end, written } of replacements) {
    pieces.push(text.slice(kept, start), written);
    length += start - kept;
    starts.push(length, length + written.length);
    sources.push(start, end);
    length += written.length;
    kept = end;
  }
  if (pieces.length === 0) return undefined;
  pieces.push(text.slice(kept));
  return {
    text: pieces.join(""),
    offsetOf: (at) => {
      const piece = lastUpTo(starts, at);
      const source = sources[piece] ?? 0;
      // Kept pieces and written ones take turns.
      return offsetOf(piece % 2 === 1 ? source : source + at - (starts[piece] ?? 0));
    },
  };
}

/** The index of the last of some ascending numbers that is not above another. */
function lastUpTo(numbers: readonly number[], at: number): number {
  let [from, to] = [0, numbers.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= at) from = middle;
    else to = middle;
  }
  return from;
}
