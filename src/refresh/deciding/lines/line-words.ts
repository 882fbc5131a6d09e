/** A part of a line: a word, or a text that stood in quotes, which is never part of the grammar. */
export interface LineWord {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** What stands before the reason, in words, and the reason. */
export interface LineHead {
  readonly words: readonly LineWord[];
  readonly reason: string;
}

const quotation = /(["“”„«»])((?:\\.|[^"“”„«»\\])*)["“”«»]/uy;
const bare = /[^\s,"“”„«»]+/uy;

/**
 * Cuts a line at the first colon that ends a word or stands alone; undefined where none does, or a quotation does not end. A
 * comma is a word, and every arrow is `->`.
 */
export function wordsOfLine(line: string): LineHead | undefined {
  const words: LineWord[] = [];
  let at = 0;
  while (at < line.length) {
    const rest = line.slice(at);
    const blank = /^\s+/u.exec(rest)?.[0].length ?? 0;
    if (blank > 0) {
      at += blank;
      continue;
    }
    if (words.at(-1)?.isQuoted === true ? rest.startsWith(":") : /^:(?:\s|$)/u.test(rest)) {
      return { words, reason: rest.slice(1).trim() };
    }
    const found = wordAt(line, at);
    if (found === undefined) return undefined;
    at += found.length;
    words.push(found.word);
    if (found.isLast) return { words, reason: line.slice(at).trim() };
  }
  return undefined;
}

interface FoundWord {
  readonly word: LineWord;
  readonly length: number;
  readonly isLast: boolean;
}

function wordAt(line: string, at: number): FoundWord | undefined {
  if (line[at] === ",") return { word: { text: ",", isQuoted: false }, length: 1, isLast: false };
  quotation.lastIndex = at;
  const quotedText = quotation.exec(line);
  if (quotedText !== null) {
    const text = unescaped(quotedText[2] ?? "");
    return text === undefined
      ? undefined
      : { word: { text, isQuoted: true }, length: quotedText[0].length, isLast: false };
  }
  bare.lastIndex = at;
  const [word] = bare.exec(line) ?? [];
  if (word === undefined) return undefined;
  const isLast = word.endsWith(":");
  const text = (isLast ? word.slice(0, -1) : word).replace(/^(?:→|[-–—]>)$/u, "->");
  return { word: { text, isQuoted: false }, length: word.length, isLast };
}

function unescaped(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${text}"`);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Words that a line has a meaning for. */
const grammar = new Set(["all", "and", "none", "moved", "quote"]);

/** How many hex digits a code has: with fewer an author could build two texts that have one code. */
export const codeDigits = 32;

/** What is a code and no name. Capital digits are the same ones: codes are compared in small letters. */
const codePattern = new RegExp(`^[\\da-f]{${codeDigits}}$`, "i");

/** Whether a word is this word of the grammar. */
export function isWord({ text, isQuoted }: LineWord, word: string): boolean {
  return !isQuoted && text === word;
}

export function isCode({ text, isQuoted }: LineWord): boolean {
  return !isQuoted && codePattern.test(text);
}

/** A name in a line: as it is where nothing in it reads as anything else, to a runner or to GitHub neither. */
export function writtenName(name: string): string {
  const isBare =
    /^[\p{L}\p{N}_./:#+=~%&-]+$/u.test(name) &&
    !/^:|:$|::|##|->/.test(name) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(name) &&
    !grammar.has(name.toLowerCase()) &&
    !codePattern.test(name);
  return isBare ? name : writtenText(name);
}

/** Signs that stand for something else somewhere, and letters and marks that nobody sees. */
const unsafe = /[^\p{L}\p{M}\p{N} _./:+=~%(){};,?!'’€$*^§-]|\p{Default_Ignorable_Code_Point}/gu;

/** A text in quotes: JSON, with everything escaped that a page, a log or GitHub would take for something else, or nobody sees. */
export function writtenText(text: string): string {
  const escaped = text.replace(unsafe, (found) =>
    Array.from({ length: found.length }, (_, unit) => unitEscape(found.charCodeAt(unit))).join(""),
  );
  return `"${escaped}"`;
}

function unitEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
