import { isDeepStrictEqual } from "node:util";
import { isMap } from "../model/fields.ts";
import type { Problem } from "../model/finding.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { blockOf, textOf } from "./yaml-block.ts";
import { editFields, lineEndOf, replaceLines, type Edited } from "./yaml-edits.ts";
import { yamlLayout, type YamlLayout } from "./yaml-layout.ts";

/** Entries for the map of a top-level field. */
export interface NewEntries {
  readonly field: string;
  /** By key, none of which the map has: the value that is meant, and its lines without indentation. */
  readonly entries: ReadonlyMap<
    string,
    { readonly value: unknown; readonly lines: readonly string[] }
  >;
}

/**
 * A YAML file with entries added to a map, each before the first entry whose key comes after it by UTF-8 bytes, and every
 * other line as it was, byte for byte. Where the map is missing or empty the field is written; where its entries do not
 * stand on lines of their own, this is refused.
 */
export function addEntries(file: string, text: string, edit: NewEntries): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const layout = yamlLayout(text.slice(mark.length));
  if ("why" in layout) return editFields(file, text, [{ set: edit.field, to: {} }]);
  const old = layout.value[edit.field] ?? {};
  const added = [...edit.entries].map(([key, { value }]) => [key, value] as const);
  const value = isMap(old) ? { ...old, ...Object.fromEntries(added) } : undefined;
  const isEmpty = isMap(old) && Object.keys(old).length === 0;
  const edited = isEmpty ? asField(layout, edit) : withEntries(layout, edit);
  if (value === undefined || edited === undefined) return { refused: notOnLines(file, edit) };
  const after = yamlLayout(edited);
  const kept =
    !("why" in after) && isDeepStrictEqual(after.value, { ...layout.value, [edit.field]: value });
  return kept ? { text: mark + edited } : { refused: notOnLines(file, edit) };
}

function asField(layout: YamlLayout, { field, entries }: NewEntries): string {
  const { indent } = layout;
  const old = layout.fields.find(({ name }) => name === field);
  const end = layout.fields.at(-1)?.end ?? layout.lines.length;
  const range = old ?? { first: end, end };
  const comments = layout.commentsIn(range.first, range.end);
  const lines = [...entries.values()].flatMap((entry) => entry.lines.map((line) => `  ${line}`));
  return replaceLines(layout, {
    first: range.first,
    end: range.end,
    lines: [...comments, `${field}:`, ...lines].map((line) => indent + line),
  });
}

/** Undefined where the entries do not each start a line. */
function withEntries(layout: YamlLayout, { field, entries }: NewEntries): string | undefined {
  const block = blockOf(layout, field, { first: 0, end: layout.lines.length });
  const inner = block === undefined ? undefined : yamlLayout(textOf(layout, block));
  if (block === undefined || inner === undefined || "why" in inner) return undefined;
  const placeOf = placesIn(inner);
  const byPlace = new Map<number, string[]>();
  for (const [key, { lines }] of [...entries].toSorted(([a], [b]) => byUtf8(a, b))) {
    const place = block.first + placeOf(key);
    const own = byPlace.get(place) ?? [];
    own.push(...lines.map((line) => inner.indent + line));
    byPlace.set(place, own);
  }
  const lineEnd = lineEndOf(layout.lines);
  const lines = layout.lines.flatMap((line, index) => {
    const own = byPlace.get(index);
    return own === undefined ? [line] : [...own.map((one) => one + lineEnd), line];
  });
  const last = byPlace.get(layout.lines.length);
  if (last === undefined) return lines.join("");
  return replaceLines({ lines }, { first: lines.length, end: lines.length, lines: last });
}

/**
 * Finds the line for a key: behind the last entry before the first one that comes later; the comments above that one stay
 * with it.
 */
function placesIn({ fields, lines }: YamlLayout): (key: string) => number {
  // What an empty line parts from the first entry stays at the top.
  const top = lines.slice(0, fields[0]?.first ?? 0).findLastIndex((line) => line.trim() === "") + 1;
  // Only a name that comes later than all before it can be the first to come later than a key.
  const later: { name: string; place: number }[] = [];
  for (const [index, { name }] of fields.entries()) {
    const latest = later.at(-1);
    if (latest !== undefined && byUtf8(name, latest.name) <= 0) continue;
    later.push({ name, place: index === 0 ? top : (fields[index - 1]?.end ?? top) });
  }
  return (key) => {
    let [from, to] = [0, later.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (byUtf8(later[middle]?.name ?? "", key) > 0) to = middle;
      else from = middle + 1;
    }
    return later[from]?.place ?? fields.at(-1)?.end ?? 0;
  };
}

function notOnLines(file: string, { field, entries }: NewEntries): Problem {
  const [key = ""] = entries.keys();
  return {
    message: `Nothing can be added to "${field}" line by line: its entries do not each start a line.`,
    at: { file, line: 1, column: 1 },
    fix: `Write each entry of "${field}" below the key, such as "${key}:", on lines of its own.`,
  };
}
