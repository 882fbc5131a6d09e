import { isMap, isScalar, LineCounter, parseAllDocuments, type YAMLMap } from "yaml";
import { lexemesOf, type Lexeme } from "./yaml-lexemes.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** The lines that belong to one top-level field, from its key to its value's end and the indented comments behind. */
interface FieldLines {
  readonly name: string;
  readonly first: number;
  /** The line after the last one. */
  readonly end: number;
}

/** Which lines of a block-style YAML map belong to which of its fields. */
export interface YamlLayout {
  /** Each with its own line end; the last one may have none. */
  readonly lines: readonly string[];
  readonly fields: readonly FieldLines[];
  /** The spaces before every top-level key. */
  readonly indent: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** The comments in a range of lines, in order, each from its `#` to the line's end. */
  readonly commentsIn: (first: number, end: number) => readonly string[];
}

/** A place in the text that makes the map unfit for editing line by line, and why. */
export interface NoLayout {
  readonly offset: number;
  readonly why: string;
}

/** Finds the lines of each field, or the reason why lines and fields do not fit each other. */
export function yamlLayout(text: string): YamlLayout | NoLayout {
  const lexemes = lexemesOf(text);
  const alias = lexemes.find(({ type }) => type === "alias" || type === "anchor");
  if (alias !== undefined) return { offset: alias.start, why: "a value is shared by an alias" };
  const parsed = parseMap(text);
  if ("why" in parsed) return parsed;

  const { keys, value } = parsed;
  const lines = text.split(/(?<=\n)/);
  const lineAt = lineFinder(lines);
  const indent = /^ */.exec(lines[lineAt(keys[0]?.offset ?? 0)] ?? "")?.[0] ?? "";
  const odd = keys.find(({ offset }) => lineStart(text, offset) !== indent);
  if (odd !== undefined) {
    return { offset: odd.offset, why: `the field "${odd.name}" does not start its line` };
  }
  const pieces = piecesByKey(keys, lexemes);
  const fields = keys.map(({ name, offset }, index) => {
    const end = endOfField(pieces[index] ?? [], { lines, lineAt, indent });
    return { name, first: lineAt(offset), end };
  });
  const comments = lexemes
    .filter(({ type }) => type === "comment")
    .map(({ source, start }) => ({ line: lineAt(start), comment: source.trimEnd() }));
  const commentsIn = (first: number, end: number): readonly string[] =>
    comments.filter(({ line }) => line >= first && line < end).map(({ comment }) => comment);
  return { lines, fields, indent, value, commentsIn };
}

/** The lexemes from each key to the next one, in the order of the keys. */
function piecesByKey(
  keys: ParsedMap["keys"],
  lexemes: readonly Lexeme[],
): readonly (readonly Lexeme[])[] {
  const pieces = keys.map((): Lexeme[] => []);
  let key = -1;
  for (const lexeme of lexemes) {
    while (lexeme.start >= (keys[key + 1]?.offset ?? Number.POSITIVE_INFINITY)) key++;
    pieces[key]?.push(lexeme);
  }
  return pieces;
}

function lineStart(text: string, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
}

function lineFinder(lines: readonly string[]): (offset: number) => number {
  const counter = new LineCounter();
  let offset = 0;
  for (const line of lines) {
    counter.addNewLine(offset);
    offset += line.length;
  }
  return (at) => counter.linePos(at).line - 1;
}

interface ParsedMap {
  readonly keys: readonly { readonly name: string; readonly offset: number }[];
  readonly value: Readonly<Record<string, unknown>>;
}

function parseMap(text: string): ParsedMap | NoLayout {
  const documents = parseAllDocuments(text, readerOptions);
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (document === undefined) return { offset: 0, why: "it is empty" };
  const [error] = document.errors;
  if (error !== undefined) return { offset: error.pos[0], why: "it cannot be read as YAML" };
  if (second !== undefined)
    return { offset: second.range[0], why: "a second document starts here" };
  const map = document.contents;
  if (!isMap(map)) return { offset: 0, why: "it holds no map of fields" };
  if (map.flow === true) return { offset: map.range[0], why: "its fields stand in braces" };
  const keys = keysOf(map);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A map whose keys are text becomes an object.
  return "why" in keys ? keys : { keys, value: document.toJS() as Record<string, unknown> };
}

function keysOf(map: YAMLMap.Parsed): ParsedMap["keys"] | NoLayout {
  const keys: { name: string; offset: number }[] = [];
  const names = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key) || typeof key.value !== "string") {
      return { offset: key.range[0], why: "a key is no text" };
    }
    if (names.has(key.value)) {
      return { offset: key.range[0], why: `the field "${key.value}" stands twice` };
    }
    names.add(key.value);
    keys.push({ name: key.value, offset: key.range[0] });
  }
  return keys;
}

const empty: ReadonlySet<string | null> = new Set(["space", "newline", "comment"]);

/**
 * The line after a field: behind the last piece of its value, and behind comments that are indented deeper than the
 * fields, since those are about the value.
 */
function endOfField(
  pieces: readonly Lexeme[],
  {
    lines,
    lineAt,
    indent,
  }: {
    readonly lines: readonly string[];
    readonly lineAt: (offset: number) => number;
    readonly indent: string;
  },
): number {
  const close = pieces.findIndex(({ type }) => type === "doc-end" || type === "doc-start");
  const own = close === -1 ? pieces : pieces.slice(0, close);
  const last = own.findLast(({ type, source, start }) => {
    if (type !== "comment") return source !== "" && !empty.has(type);
    const before = (lines[lineAt(start)] ?? "").split("#", 1)[0] ?? "";
    return before.trim() !== "" || before.length > indent.length;
  });
  return last === undefined ? 0 : lineAt(last.start + last.source.length - 1) + 1;
}
