import { isDeepStrictEqual } from "node:util";
import { isMap } from "../model/fields.ts";
import { editFields, replaceLines, type Edited } from "./yaml-edits.ts";
import { itemLines, itemText } from "./list-items.ts";
import { blockOf, textOf } from "./yaml-block.ts";
import { yamlLayout, type YamlLayout } from "./yaml-layout.ts";

/** One item of a list that stands in a top-level field's map, such as `sentinel.reviews`, changed or added at the end. */
export interface ItemEdit {
  readonly field: string;
  readonly list: string;
  /** The whole list as it is meant to be. */
  readonly items: readonly unknown[];
  /** The place of the item that is new. */
  readonly at: number;
}

/**
 * A YAML file with one item of a list changed or added, and every other line as it was, byte for byte. Where the list is
 * not written item by item on lines of their own, the field that holds it is written anew, as `editFields` does.
 */
export function editItem(file: string, text: string, edit: ItemEdit): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const layout = yamlLayout(text.slice(mark.length));
  const old = "why" in layout ? undefined : layout.value[edit.field];
  const value = { ...(isMap(old) ? old : {}), [edit.list]: edit.items };
  if ("why" in layout || isDeepStrictEqual(old, value)) {
    return editFields(file, text, [{ set: edit.field, to: value }]);
  }
  const edited = withItem(layout, edit);
  const after = edited === undefined ? undefined : yamlLayout(edited);
  const kept =
    after !== undefined &&
    !("why" in after) &&
    isDeepStrictEqual(after.value, { ...layout.value, [edit.field]: value });
  if (edited !== undefined && kept) return { text: mark + edited };
  return editFields(file, text, [{ set: edit.field, to: value }]);
}

/** Undefined where the list or what holds it does not stand on lines of its own. */
function withItem(layout: YamlLayout, { field, list, items, at }: ItemEdit): string | undefined {
  const holder = blockOf(layout, field, { first: 0, end: layout.lines.length });
  if (holder === undefined) return undefined;
  const block = yamlLayout(textOf(layout, holder));
  if ("why" in block) return undefined;
  if (!block.fields.some(({ name }) => name === list)) {
    const lines = itemText({ [list]: items }, block.indent);
    return replaceLines(layout, { first: holder.end, end: holder.end, lines });
  }
  const place = blockOf(block, list, holder);
  const all = place === undefined ? undefined : itemLines(layout, place);
  if (all === undefined) return undefined;
  const { indent, ranges } = all;
  const end = ranges.at(-1)?.end ?? 0;
  const range = ranges[at] ?? { first: end, end };
  const comments = layout.commentsIn(range.first, range.end).map((comment) => indent + comment);
  const lines = [...comments, ...itemText([items[at]], indent)];
  return replaceLines(layout, { ...range, lines });
}
