import { isDeepStrictEqual } from "node:util";
import { isMap } from "../model/fields.ts";
import type { Problem } from "../model/finding.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { blockOf, textOf } from "./yaml-block.ts";
import { editFields, replaceLines, type Edited } from "./yaml-edits.ts";
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
  const byPlace = new Map<number, string[]>();
  for (const [key, { lines }] of [...entries].toSorted(([a], [b]) => byUtf8(a, b))) {
    const place = placeFor(inner, key);
    const own = lines.map((line) => inner.indent + line);
    byPlace.set(place, [...(byPlace.get(place) ?? []), ...own]);
  }
  let edited: Pick<YamlLayout, "lines"> = layout;
  let text = layout.lines.join("");
  // From the end, so that the places before stay where they are.
  for (const [place, lines] of [...byPlace].toSorted(([a], [b]) => b - a)) {
    text = replaceLines(edited, { first: block.first + place, end: block.first + place, lines });
    edited = { lines: text.split(/(?<=\n)/) };
  }
  return text;
}

/** The line behind the last entry before the first one that comes later; the comments above that one stay with it. */
function placeFor({ fields, lines }: YamlLayout, key: string): number {
  const next = fields.findIndex(({ name }) => byUtf8(name, key) > 0);
  if (next === -1) return fields.at(-1)?.end ?? 0;
  const before = fields[next - 1];
  if (before !== undefined) return before.end;
  // What an empty line parts from the first entry stays at the top.
  return lines.slice(0, fields[0]?.first ?? 0).findLastIndex((line) => line.trim() === "") + 1;
}

function notOnLines(file: string, { field, entries }: NewEntries): Problem {
  const [key = ""] = entries.keys();
  return {
    message: `Nothing can be added to "${field}" line by line: its entries do not each start a line.`,
    at: { file, line: 1, column: 1 },
    fix: `Write each entry of "${field}" below the key, such as "${key}:", on lines of its own.`,
  };
}
