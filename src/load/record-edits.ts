import { isDeepStrictEqual } from "node:util";
import { itemLines, itemText } from "./list-items.ts";
import { blockOf } from "./yaml-block.ts";
import { editFields, replaceLines, type Edited } from "./yaml-edits.ts";
import { yamlLayout, type YamlLayout } from "./yaml-layout.ts";

/** An entry for the end of a top-level list. */
export interface NewItem {
  readonly field: string;
  readonly item: object;
  /** Fields behind which the list comes where there is none yet: the last of them that is there. */
  readonly behind: readonly string[];
}

/**
 * A YAML file with one entry added at the end of a list, and every other line as it was, byte for byte. Where the list is
 * missing or empty the field is written; where its entries do not stand on lines of their own, the field is written anew, as
 * `editFields` does.
 */
export function addItem(file: string, text: string, edit: NewItem): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const layout = yamlLayout(text.slice(mark.length));
  const { field, item } = edit;
  if ("why" in layout) return editFields(file, text, [{ set: field, to: [item] }]);
  const old = layout.value[field];
  const items: readonly unknown[] = Array.isArray(old) ? [...old, item] : [item];
  const edited = withItem(layout, edit);
  const after = edited === undefined ? undefined : yamlLayout(edited);
  const kept =
    after !== undefined &&
    !("why" in after) &&
    isDeepStrictEqual(after.value, { ...layout.value, [field]: items });
  if (edited !== undefined && kept) return { text: mark + edited };
  const names = new Set(layout.fields.map(({ name }) => name));
  const behind = edit.behind.findLast((name) => names.has(name));
  const place = behind === undefined ? {} : { after: behind };
  return editFields(file, text, [{ set: field, to: items, ...place }]);
}

/** Undefined where the entries do not stand on lines of their own. */
function withItem(layout: YamlLayout, { field, item }: NewItem): string | undefined {
  const block = blockOf(layout, field, { first: 0, end: layout.lines.length });
  const all = block === undefined ? undefined : itemLines(layout, block);
  const end = all?.ranges.at(-1)?.end;
  if (all === undefined || end === undefined) return undefined;
  return replaceLines(layout, { first: end, end, lines: itemText([item], all.indent) });
}
