import {
  Lexer,
  LineCounter,
  Parser,
  type CST,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";
import type { Location } from "../model/location.ts";
import { deepest } from "./limits.ts";

/** A text with the way from an offset to its place. */
export interface PlacedText {
  readonly text: string;
  readonly at: (offset: number) => Location;
}

/** One text on its way from tokens to a document. */
export interface YamlSource extends PlacedText {
  readonly tokens: readonly CST.Token[];
}

/** YAML 1.2 core, and nothing else. The parser's own check of unique keys is quadratic; yaml-keys.ts has a linear one. */
export const readerOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  version: "1.2",
  schema: "core",
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "silent",
};

/** Lines are counted when somebody asks for the first place. */
export function placedText(file: string, text: string): PlacedText {
  let lines: LineCounter | undefined;
  const at = (offset: number): Location => {
    lines ??= linesOf(text);
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { text, at };
}

function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let feed = text.indexOf("\n"); feed !== -1; feed = text.indexOf("\n", feed + 1)) {
    lines.addNewLine(feed + 1);
  }
  return lines;
}

/**
 * The tokens of a text, whatever is wrong with it. Undefined where the parser makes more levels of it than the text has:
 * it does so of text that is no YAML, and cannot take them back.
 */
export function tokensOf({ text, at }: PlacedText): YamlSource | undefined {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  // Its stack holds a document, lists and maps, and the value it is at.
  const fullStack = deepest + 2;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > fullStack) return undefined;
  }
  tokens.push(...parser.end());
  return { text, at, tokens };
}

/** Every token of a text, in its order. */
export function* tokensBelow(tokens: readonly CST.Token[]): Generator<CST.Token> {
  for (const token of tokens) {
    yield token;
    yield* tokensBelow(childrenOf(token));
  }
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === "document") return [...token.start, ...(token.value ? [token.value] : [])];
  if (!("items" in token)) return [];
  const items: readonly CST.CollectionItem[] = token.items;
  return items.flatMap(({ start, key, sep, value }) => [
    ...start,
    ...(key ? [key] : []),
    ...(sep ?? []),
    ...(value ? [value] : []),
  ]);
}
