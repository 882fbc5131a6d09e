import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isNode, parseDocument, type Node, type Pair } from "yaml";
import { fieldOf, isMap as isFields } from "../model/fields.ts";
import type { Problem } from "../model/finding.ts";
import { lineEndOf, type Edited } from "./yaml-edits.ts";
import { commentsOf } from "./yaml-lexemes.ts";
import { keyText } from "./yaml-keys.ts";
import { inlineText } from "./yaml-text.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** A field that entries of a map are to have, each its own value. */
export interface EntryFields {
  /** The top-level field whose map has the entries, such as `families`. */
  readonly map: string;
  readonly field: string;
  /** The text that it has in each entry, by the entry's key. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * A YAML file with one field added at the end of some entries of a map: on a line of its own, or in the entry's braces. No
 * other character changes. An entry that has the field, or whose fields cannot be told apart, is refused, and nothing is
 * changed. The time it takes grows with the length of the text.
 */
export function addFieldToEntries(file: string, text: string, edit: EntryFields): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const body = text.slice(mark.length);
  const document = parseDocument(body, readerOptions);
  const entries = document.errors.length === 0 ? document.get(edit.map, true) : undefined;
  const found = new Map<string, Node>(isMap(entries) ? entries.items.flatMap(entryOf) : []);
  const insertions: Insertion[] = [];
  const source = { text: body, lineEnd: lineEndOf(body.split(/(?<=\n)/)) };
  for (const [key, value] of edit.values) {
    const node = found.get(key);
    const place = isMap(node) && !node.has(edit.field) ? placeIn(source, node) : undefined;
    if (place === undefined) return { refused: byHand(file, body, { node, key, edit }) };
    insertions.push(place.insert(`${edit.field}: ${inlineText(value, { flow: place.flow })}`));
  }
  const after = withInsertions(body, insertions);
  if (isAsMeant({ body, after, before: document.toJS() }, edit)) return { text: mark + after };
  const [key = ""] = edit.values.keys();
  return { refused: byHand(file, body, { node: found.get(key), key, edit }) };
}

function entryOf({ key, value }: Pair): readonly (readonly [string, Node])[] {
  const name = keyText(key);
  return name === undefined || !isNode(value) ? [] : [[name, value]];
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

interface Source {
  readonly text: string;
  readonly lineEnd: string;
}

interface Place {
  readonly flow: boolean;
  readonly insert: (field: string) => Insertion;
}

/** Behind the last field of a map; undefined where it has none, or where it cannot be told. */
function placeIn(source: Source, map: Node): Place | undefined {
  if (!isMap(map)) return undefined;
  const [first] = map.items;
  const last = map.items.at(-1);
  const end = last && endOf(last);
  if (end === undefined || !isNode(first?.key)) return undefined;
  if (map.flow === true) {
    return { flow: true, insert: (field) => ({ at: end, text: `, ${field}` }) };
  }
  const start = first.key.range?.[0] ?? 0;
  const { text } = source;
  const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (indent.trim() !== "") return undefined;
  return { flow: false, insert: (field) => onOwnLine(source, end, `${indent}${field}`) };
}

/** Where the value of a field ends, or its key where it has none. */
function endOf({ key, value }: Pair): number | undefined {
  let node: unknown = value ?? key;
  // The end of a block is the start of what follows it; that of its last text is its own.
  while (isCollection(node) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    node = isMap(node) ? lastOfPair(last) : last;
  }
  return isNode(node) ? node.range?.[1] : undefined;
}

function lastOfPair(pair: unknown): unknown {
  if (typeof pair !== "object" || pair === null || !("value" in pair)) return undefined;
  return pair.value;
}

function onOwnLine({ text, lineEnd }: Source, end: number, line: string): Insertion {
  // A block of text ends behind its last line.
  if (end > 0 && text[end - 1] === "\n") return { at: end, text: line + lineEnd };
  const newline = text.indexOf("\n", end);
  return newline === -1
    ? { at: text.length, text: lineEnd + line }
    : { at: newline + 1, text: line + lineEnd };
}

function withInsertions(text: string, insertions: readonly Insertion[]): string {
  let done = 0;
  const pieces: string[] = [];
  for (const one of insertions.toSorted((a, b) => a.at - b.at)) {
    pieces.push(text.slice(done, one.at), one.text);
    done = one.at;
  }
  return pieces.concat(text.slice(done)).join("");
}

interface Change {
  readonly body: string;
  readonly after: string;
  readonly before: unknown;
}

function isAsMeant({ body, after, before }: Change, { map, field, values }: EntryFields): boolean {
  const document = parseDocument(after, readerOptions);
  const old = fieldOf(before, map);
  if (document.errors.length > 0 || !isFields(before) || !isFields(old)) return false;
  const added = [...values].map(([key, value]) => [
    key,
    { ...(isFields(old[key]) ? old[key] : {}), [field]: value },
  ]);
  const wanted = { ...before, [map]: { ...old, ...Object.fromEntries(added) } };
  return (
    isDeepStrictEqual(document.toJS(), wanted) &&
    isDeepStrictEqual(commentsOf(after), commentsOf(body))
  );
}

function byHand(
  file: string,
  text: string,
  {
    node,
    key,
    edit,
  }: { readonly node: Node | undefined; readonly key: string; readonly edit: EntryFields },
): Problem {
  const before = text.slice(0, node?.range?.[0] ?? 0).split("\n");
  return {
    message: `"${edit.field}" cannot be added to "${key}" here without changing other lines.`,
    at: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    fix: `Write "${edit.field}: ${edit.values.get(key) ?? ""}" there by hand.`,
  };
}
