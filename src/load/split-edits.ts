import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isScalar, parseDocument, type Document, type YAMLMap } from "yaml";
import { isMap as isFields } from "../model/fields.ts";
import type { Split } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import { lineEndOf, type Edited } from "./yaml-edits.ts";
import { commentsOf } from "./yaml-lexemes.ts";
import { inlineText } from "./yaml-text.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** The split that families are to have. */
export interface SplitEdit {
  readonly families: readonly string[];
  readonly to: Split;
}

/**
 * The text of families.yaml with the split of some families changed, or added where they have none, and everything else as
 * it was, byte for byte. What cannot be changed so is refused, and nothing is changed.
 */
export function editSplits(text: string, edit: SplitEdit): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const body = text.slice(mark.length);
  const document = parseDocument(body, readerOptions);
  const spans =
    document.errors.length > 0
      ? []
      : edit.families.map((id) => spanOf(body, document, { id, to: edit.to }));
  let edited = body;
  // From the end on, so that places before stay where they are.
  const sorted = spans.flatMap((span) => span ?? []).toSorted((a, b) => b.start - a.start);
  for (const { start, end, by } of sorted) edited = edited.slice(0, start) + by + edited.slice(end);
  const isWhole = sorted.length === edit.families.length;
  return isWhole && saysAsMeant(document, edited, { text: body, edit })
    ? { text: mark + edited }
    : { refused: unfit(edit) };
}

/** A piece of a text and what comes in its place. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Undefined where there is no such family, or nothing in it has a place. */
function spanOf(
  text: string,
  document: Document,
  { id, to }: { readonly id: string; readonly to: Split },
): Span | undefined {
  const family = document.getIn(["families", id], true);
  if (!isMap(family)) return undefined;
  const node = family.get("split", true);
  if (node === undefined) return addition(text, family, to);
  if (!isScalar(node) || node.range == null) return undefined;
  const [start, end] = node.range;
  return { start, end, by: inlineText(to, { flow: family.flow === true, like: node.type }) };
}

/** Behind the last field of the family, on its line in braces, else on a line of its own. */
function addition(text: string, family: YAMLMap, to: Split): Span | undefined {
  const key = family.items[0]?.key;
  const last = family.items.at(-1)?.value;
  if (!isNode(key) || !isNode(last) || key.range == null || last.range == null) return undefined;
  const [start] = key.range;
  const [, end] = last.range;
  if (family.flow === true) return { start: end, end, by: `, split: ${to}` };
  const indent = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const lineEnd = lineEndOf(text.split(/(?<=\n)/));
  const next = text.indexOf("\n", end - 1) + 1;
  const line = `${indent}split: ${to}`;
  if (next === 0) return { start: text.length, end: text.length, by: `${lineEnd}${line}` };
  return { start: next, end: next, by: `${line}${lineEnd}` };
}

interface Meant {
  readonly text: string;
  readonly edit: SplitEdit;
}

function saysAsMeant(before: Document, edited: string, { text, edit }: Meant): boolean {
  const wanted: unknown = before.toJS();
  const families = isFields(wanted) ? wanted["families"] : undefined;
  if (!isFields(wanted) || !isFields(families)) return false;
  const changed = edit.families.map((id) => {
    const family = families[id];
    return [id, { ...(isFields(family) ? family : {}), split: edit.to }] as const;
  });
  const meant = { ...wanted, families: { ...families, ...Object.fromEntries(changed) } };
  const after = parseDocument(edited, readerOptions);
  return (
    after.errors.length === 0 &&
    isDeepStrictEqual(after.toJS(), meant) &&
    isDeepStrictEqual(commentsOf(edited), commentsOf(text))
  );
}

function unfit({ families, to }: SplitEdit): Problem {
  const names = families.map((id) => `"${id}"`).join(", ");
  return {
    message: `The split of ${names} cannot be changed without changing something else.`,
    at: startOf(familiesFile),
    fix: `Write "split: ${to}" there by hand, each on a line of its own.`,
  };
}
