import {
  LineCounter,
  Parser,
  type CST,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";
import type { Location } from "../model/location.ts";

/** One text on its way from tokens to a document. */
export interface YamlSource {
  readonly text: string;
  readonly tokens: readonly CST.Token[];
  /** The place of an offset in the text. */
  readonly at: (offset: number) => Location;
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

/** The tokens of a text, whatever is wrong with it. */
export function tokensOf(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const at = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { text, tokens, at };
}

/** Every token of a text with its depth in lists and maps. It keeps its own stack: depth is the sender's choice. */
export function* tokensBelow(
  tokens: readonly CST.Token[],
): Generator<{ readonly token: CST.Token; readonly depth: number }> {
  const open = tokens.map((token) => ({ token, depth: 0 })).toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const { token, depth } = next;
    const below = "items" in token ? depth + 1 : depth;
    for (const child of childrenOf(token).toReversed()) open.push({ token: child, depth: below });
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
