import { isDeepStrictEqual } from "node:util";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Scalar,
  type YAMLSeq,
} from "yaml";
import { isMap as isFields } from "../model/fields.ts";
import { groupsOf } from "../model/groups.ts";
import { commentsOf } from "./yaml-lexemes.ts";
import { editFields, lineEndOf, type Edited } from "./yaml-edits.ts";
import { inlineText } from "./yaml-text.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** A text, or a list of texts, that takes the place of a value. */
export type FieldValue = string | readonly string[];

/** One change to a top-level field, or to a field of the map that stands in one. */
export interface ValueEdit {
  readonly path: readonly [string] | readonly [string, string];
  /** Undefined removes the field, and the map around it where nothing is left in it. */
  readonly to: FieldValue | undefined;
  /** The top-level field behind which a new one comes; the end of the file without it. */
  readonly after?: string | undefined;
}

/** A value with one field changed as the edit means it. */
export function withValue(
  value: unknown,
  { path, to }: ValueEdit,
): Readonly<Record<string, unknown>> {
  const [name, inner] = path;
  const whole = isFields(value) ? value : {};
  const now = inner === undefined ? to : mapWith(whole[name], inner, to);
  if (now !== undefined) return { ...whole, [name]: now };
  const { [name]: _, ...rest } = whole;
  return rest;
}

/** Undefined where nothing is left of the map. */
function mapWith(map: unknown, name: string, to: FieldValue | undefined): unknown {
  const { [name]: _, ...others } = isFields(map) ? map : {};
  if (to !== undefined) return { ...(isFields(map) ? map : {}), [name]: to };
  return Object.keys(others).length === 0 ? undefined : others;
}

/**
 * A YAML file with one field changed by the fewest characters: a text where the old one stood, an entry of a list where it
 * stands or is due. Where that is not possible the top-level field is written anew, as `editFields` does. Every other line
 * stays as it was, and so does every comment.
 */
export function editValue(file: string, text: string, edit: ValueEdit): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const body = text.slice(mark.length);
  const document = parseDocument(body, readerOptions);
  const before: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  const wanted = withValue(before, edit);
  if (isDeepStrictEqual(before, wanted)) return { text };
  const small = isFields(before) ? smallEdit(body, document, edit) : undefined;
  if (small !== undefined && isAsMeant(small, { body, wanted })) return { text: mark + small };
  const [name] = edit.path;
  const value = wanted[name];
  const { after } = edit;
  const whole =
    value === undefined
      ? { remove: name }
      : { set: name, to: value, ...(after === undefined ? {} : { after }) };
  return editFields(file, text, [whole]);
}

function isAsMeant(
  after: string,
  { body, wanted }: { readonly body: string; readonly wanted: unknown },
): boolean {
  const document = parseDocument(after, readerOptions);
  return (
    document.errors.length === 0 &&
    isDeepStrictEqual(document.toJS(), wanted) &&
    isDeepStrictEqual(commentsOf(after), commentsOf(body))
  );
}

/** The text with the value changed where it stands; undefined where it does not stand on its line alone. */
function smallEdit(text: string, document: Document, { path, to }: ValueEdit): string | undefined {
  const node = document.getIn(path, true);
  if (typeof to === "string") {
    const flow = isMap(document.contents) && isInFlow(document, path);
    return isScalar(node) ? withScalar(text, node, { to, flow }) : undefined;
  }
  if (to === undefined || !isSeq(node)) return undefined;
  return node.flow === true ? withFlowItems(text, node, to) : withBlockItems(text, node, to);
}

function isInFlow(document: Document, path: readonly string[]): boolean {
  return path.some((_, length) => {
    const parent: unknown =
      length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    return isMap(parent) && parent.flow === true;
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands that has a place and lies on one line; undefined for others. */
function spanOf(text: string, node: unknown): Span | undefined {
  if (!isNode(node) || node.range == null) return undefined;
  const [start, end] = node.range;
  const source = text.slice(start, end);
  return source === "" || source.includes("\n") ? undefined : { start, end };
}

function replaced(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

function withScalar(
  text: string,
  node: Scalar,
  { to, flow }: { readonly to: string; readonly flow: boolean },
): string | undefined {
  const span = spanOf(text, node);
  return span && replaced(text, span, inlineText(to, { flow, like: node.type }));
}

/** A list in brackets on one line: entries that stay keep their spelling. */
function withFlowItems(text: string, list: YAMLSeq, to: readonly string[]): string | undefined {
  const span = spanOf(text, list);
  if (span === undefined) return undefined;
  const kept = new Map(
    [...groupsOf(list.items, (item) => (isScalar(item) ? item.value : item))].map(
      ([value, items]) => [value, items.values()] as const,
    ),
  );
  const items = to.map((one) => {
    const item = kept.get(one)?.next();
    const place = item?.done === false ? spanOf(text, item.value) : undefined;
    return place === undefined
      ? inlineText(one, { flow: true })
      : text.slice(place.start, place.end);
  });
  const padding = /^\[( *)/.exec(text.slice(span.start, span.end))?.[1] ?? "";
  return replaced(
    text,
    span,
    items.length === 0 ? "[]" : `[${padding}${items.join(", ")}${padding}]`,
  );
}

/** A list with an entry a line: entries are added behind the last one, and taken away with their lines. */
function withBlockItems(text: string, list: YAMLSeq, to: readonly string[]): string | undefined {
  const lines = text.split(/(?<=\n)/);
  const lineOf = new Map(lineStarts(lines).map((start, line) => [start, line] as const));
  const all = list.items.map((item) => itemLine(text, item, lineOf));
  if (to.length === 0 || !all.every((one) => one !== undefined)) return undefined;
  const values = list.items.map((item) => (isScalar(item) ? item.value : undefined));
  const added = to.slice(values.length);
  if (isDeepStrictEqual(values, to.slice(0, values.length)) && added.length > 0) {
    return withLines(lines, all.at(-1), added);
  }
  const gone = new Set<number>();
  let next = 0;
  for (const [index, value] of values.entries()) {
    if (value === to[next]) next++;
    else gone.add(all[index]?.line ?? -1);
  }
  return next === to.length ? lines.filter((_, line) => !gone.has(line)).join("") : undefined;
}

interface ItemLine {
  readonly line: number;
  /** What stands before the dash, and the white space behind it. */
  readonly indent: string;
  readonly space: string;
}

function lineStarts(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map(({ length }) => {
    const start = at;
    at += length;
    return start;
  });
}

/** The line of an entry that is all of it; undefined where it is not. */
function itemLine(
  text: string,
  item: unknown,
  lineOf: ReadonlyMap<number, number>,
): ItemLine | undefined {
  const span = spanOf(text, item);
  if (span === undefined) return undefined;
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const [, indent, space] = /^( *)-( +)$/.exec(text.slice(start, span.start)) ?? [];
  const line = lineOf.get(start);
  if (indent === undefined || space === undefined || line === undefined) return undefined;
  return { line, indent, space };
}

function withLines(
  lines: readonly string[],
  last: ItemLine | undefined,
  added: readonly string[],
): string | undefined {
  if (last === undefined) return undefined;
  const lineEnd = lineEndOf(lines);
  const own = lines[last.line] ?? "";
  const isEnded = own.endsWith("\n");
  const written = added.map(
    (one) => `${last.indent}-${last.space}${inlineText(one, { flow: false })}`,
  );
  const before = lines.slice(0, last.line + 1).join("") + (isEnded ? "" : lineEnd);
  return (
    before + written.join(lineEnd) + (isEnded ? lineEnd : "") + lines.slice(last.line + 1).join("")
  );
}
