import { isNode, type YAMLMap, type YAMLSeq } from "yaml";
import { itemText } from "./list-items.ts";
import { aligned, nameOf, spanOf, type Editing, type Splice } from "./splice.ts";
import { commentsOf } from "./yaml-lexemes.ts";

/** The lines of an entry: from the start of its first one to behind the last. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

export function blockListSplices(
  editing: Editing,
  list: YAMLSeq,
  to: readonly unknown[],
): readonly Splice[] | undefined {
  const { text, document, isKept } = editing;
  const items = list.items.map((item) => itemLines(text, item));
  const indent = items[0]?.indent;
  if (indent === undefined || !items.every((one) => one !== undefined)) return undefined;
  const before = list.items.map((item) => (isNode(item) ? item.toJS(document) : item));
  const places = aligned(before, to, isKept);
  if (places.every((place) => place === undefined)) return undefined;
  const splices = items.flatMap((lines, index): readonly Splice[] => {
    const at = places.indexOf(index);
    if (at === -1) return [{ start: lines.start, end: lines.end, by: "", isEntry: true }];
    const item = list.items[index];
    const inside = isNode(item) ? editing.inner(editing, item, to[at]) : undefined;
    return inside ?? [{ ...lines, by: anew(editing, lines, { indent, item: to[at] }) }];
  });
  let place = items[0]?.start ?? 0;
  for (const [index, item] of to.entries()) {
    const kept = places[index];
    if (kept !== undefined) place = items[kept]?.end ?? place;
    else splices.push(insertion(editing, place, itemText([item], indent)));
  }
  return splices;
}

export function blockMapSplices(
  editing: Editing,
  map: YAMLMap,
  to: Readonly<Record<string, unknown>>,
): readonly Splice[] | undefined {
  const { text } = editing;
  const splices: Splice[] = [];
  const names = map.items.map(({ key }) => nameOf(key));
  for (const [index, { key, value }] of map.items.entries()) {
    const name = names[index];
    if (name === undefined || !isNode(value)) return undefined;
    const inside = Object.hasOwn(to, name)
      ? editing.inner(editing, value, to[name])
      : fieldRemoved(text, key, value);
    if (inside === undefined) return undefined;
    splices.push(...inside);
  }
  const added = Object.entries(to).filter(([name]) => !names.includes(name));
  const last = spanOf(text, map.items.at(-1)?.value);
  const column = columnOf(text, map.items[0]?.key);
  if (added.length === 0) return splices;
  if (last === undefined || column === undefined) return undefined;
  const lines = itemText(Object.fromEntries(added), " ".repeat(column));
  return [...splices, insertion(editing, lineBehind(text, last.end), lines)];
}

/** A field goes with its lines, where it has them for itself. */
function fieldRemoved(text: string, key: unknown, value: unknown): readonly Splice[] | undefined {
  const [first, last] = [spanOf(text, key), spanOf(text, value)];
  if (first === undefined || last === undefined) return undefined;
  const start = lineStart(text, first.start);
  const isAlone = text.slice(start, first.start).trim() === "";
  return isAlone ? [{ start, end: lineBehind(text, last.end), by: "", isEntry: true }] : undefined;
}

/** An item written anew in the place of the old one, whose comments stay above it. */
function anew(
  { text, lineEnd }: Editing,
  { start, end }: Lines,
  { indent, item }: { readonly indent: string; readonly item: unknown },
): string {
  const old = text.slice(start, end);
  const comments = commentsOf(old).map((comment) => indent + comment);
  const lines = [...comments, ...itemText([item], indent)];
  return lines.join(lineEnd) + (old.endsWith("\n") ? lineEnd : "");
}

function insertion({ text, lineEnd }: Editing, at: number, lines: readonly string[]): Splice {
  const isAtLine = at === 0 || text[at - 1] === "\n";
  const written = lines.join(lineEnd);
  return { start: at, end: at, by: isAtLine ? written + lineEnd : lineEnd + written };
}

/** From the dash to the comments below that are indented deeper; undefined where something else stands before the dash. */
function itemLines(text: string, item: unknown): (Lines & { readonly indent: string }) | undefined {
  const span = spanOf(text, item);
  if (span === undefined) return undefined;
  const start = lineStart(text, span.start);
  const indent = /^( *)- +$/.exec(text.slice(start, span.start))?.[1];
  if (indent === undefined) return undefined;
  let end = lineBehind(text, span.end);
  while (isDeeperComment(text.slice(end, nextLine(text, end)), indent)) end = nextLine(text, end);
  return { start, end, indent };
}

function isDeeperComment(line: string, indent: string): boolean {
  return line.startsWith(`${indent} `) && line.trimStart().startsWith("#");
}

function columnOf(text: string, key: unknown): number | undefined {
  const span = spanOf(text, key);
  return span && span.start - lineStart(text, span.start);
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** The start of the line behind a value; a value of several lines may end where the next line starts. */
function lineBehind(text: string, end: number): number {
  return end > 0 && text[end - 1] === "\n" ? end : nextLine(text, end);
}

function nextLine(text: string, at: number): number {
  const feed = text.indexOf("\n", at);
  return feed === -1 ? text.length : feed + 1;
}
