import { isMap, isNode, parseDocument } from "yaml";
import type { Problem } from "../model/finding.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { blockOf, textOf } from "./yaml-block.ts";
import { keyText } from "./yaml-keys.ts";
import { yamlLayout, type YamlLayout } from "./yaml-layout.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** A text with its families in order, how many have another place now, or why they stay as they are. */
export type SortedFamilies =
  | { readonly text: string; readonly moved: number }
  | { readonly refused: Problem };

/**
 * The text of families.yaml with the entries of `families` sorted by id, by UTF-8 bytes, and every other line as it was.
 * The comments directly above an entry go where it goes. Empty lines stay between the places where they were, and a comment
 * above the first entry stays at the top where an empty line parts the two. Families that do not stand on lines of their
 * own are refused where they are out of order. The last line of the text has a line end.
 */
export function sortedFamilies(file: string, text: string): SortedFamilies {
  const map = parseDocument(text, readerOptions).get("families", true);
  const ids = isMap(map) ? map.items.map(({ key }) => keyText(key) ?? "") : [];
  const isSorted = ids.every((id, index) => index === 0 || byUtf8(ids[index - 1] ?? "", id) <= 0);
  if (isSorted) return { text, moved: 0 };
  const layout = yamlLayout(text);
  const families = "why" in layout ? undefined : familiesIn(layout);
  if ("why" in layout || families === undefined) {
    return { refused: notOnLines(file, text, isNode(map) ? (map.range?.[0] ?? 0) : 0) };
  }
  const { first, entries } = families;
  const sorted = entries.toSorted((a, b) => byUtf8(a.id, b.id));
  const lines = sorted.flatMap((entry, index) => [...(entries[index]?.gap ?? []), ...entry.own]);
  const before = layout.lines.slice(0, first).concat(lines).join("");
  const after = layout.lines.slice(entries.at(-1)?.end ?? first).join("");
  const moved = sorted.filter((entry, index) => entry !== entries[index]).length;
  return { text: before + after, moved };
}

/** One family with the lines that go where it goes. */
interface Entry {
  readonly id: string;
  /** The lines before it that keep their place: empty ones, and at the top what an empty line parts from the first entry. */
  readonly gap: readonly string[];
  readonly own: readonly string[];
  /** The line of the whole file after its last one. */
  readonly end: number;
}

/** Undefined where the families do not each start a line; `first` is the first line below the key. */
function familiesIn(
  layout: YamlLayout,
): { readonly first: number; readonly entries: readonly Entry[] } | undefined {
  const block = blockOf(layout, "families", { first: 0, end: layout.lines.length });
  const inner = block === undefined ? undefined : yamlLayout(textOf(layout, block));
  if (block === undefined || inner === undefined || "why" in inner) return undefined;
  let from = 0;
  const entries = inner.fields.map(({ name, first, end }, index) => {
    const above = inner.lines.slice(from, first);
    const kept = index === 0 ? above.findLastIndex(isEmpty) + 1 : firstFull(above);
    const own = [...above.slice(kept), ...inner.lines.slice(first, end)];
    from = end;
    return { id: name, gap: above.slice(0, kept), own, end: block.first + end };
  });
  return { first: block.first, entries };
}

function isEmpty(line: string): boolean {
  return line.trim() === "";
}

function firstFull(lines: readonly string[]): number {
  const full = lines.findIndex((line) => !isEmpty(line));
  return full === -1 ? lines.length : full;
}

function notOnLines(file: string, text: string, offset: number): Problem {
  const before = text.slice(0, offset).split("\n");
  return {
    message: "The families are not sorted by id, and do not stand on lines of their own.",
    at: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    fix: 'Start a line with each, such as "refund-policy: {title: Refund policy, documents: [refund-policy]}".',
  };
}
