import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../model/finding.ts";
import { yamlLayout, type YamlLayout } from "./yaml-layout.ts";
import { yamlText } from "./yaml-text.ts";

/** One change to a map's top-level fields. */
export type FieldEdit =
  /** The field takes the value at its place; where it is absent it comes after the field named, or at the end. */
  | { readonly set: string; readonly to: unknown; readonly after?: string }
  | { readonly remove: string };

export type Edited = { readonly text: string } | { readonly refused: Problem };

/**
 * A YAML file with some top-level fields changed, and every other line as it was, byte for byte: comments, quotes,
 * order, line ends, a byte order mark. Comments inside a field that goes stay as comment lines in its place. A field
 * that has the value already is left as it is written. What cannot be changed so is refused, and nothing is changed.
 */
export function editFields(file: string, text: string, edits: readonly FieldEdit[]): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  let current = text.slice(mark.length);
  for (const edit of edits) {
    const edited = editField(file, current, edit);
    if ("refused" in edited) return edited;
    current = edited.text;
  }
  return { text: mark + current };
}

function editField(file: string, text: string, edit: FieldEdit): Edited {
  const layout = yamlLayout(text);
  if ("why" in layout) return { refused: unfit(file, text, layout) };
  const name = "set" in edit ? edit.set : edit.remove;
  const wanted = new Map(Object.entries(layout.value));
  if ("set" in edit) wanted.set(name, edit.to);
  else wanted.delete(name);
  const value = Object.fromEntries(wanted);
  if (isDeepStrictEqual(value, layout.value)) return { text };

  const edited = withLines(layout, edit);
  const after = yamlLayout(edited);
  const kept = !("why" in after) && isDeepStrictEqual(after.value, value);
  if (kept) return { text: edited };
  const line = (layout.fields.find((one) => one.name === name)?.first ?? 0) + 1;
  return {
    refused: {
      message: `"${name}" cannot be changed here without changing other fields.`,
      at: { file, line, column: 1 },
      fix: "Write this change by hand.",
    },
  };
}

function withLines(layout: YamlLayout, edit: FieldEdit): string {
  const { fields, indent } = layout;
  const old = fields.find(({ name }) => name === ("set" in edit ? edit.set : edit.remove));
  const written = "set" in edit ? writtenField(edit.set, edit.to) : [];
  if (old !== undefined) {
    const lines = [...layout.commentsIn(old.first, old.end), ...written];
    return replaceLines(layout, { first: old.first, end: old.end, lines: indented(lines, indent) });
  }
  const after = "set" in edit ? fields.find(({ name }) => name === edit.after) : undefined;
  const place = (after ?? fields.at(-1))?.end ?? 0;
  return replaceLines(layout, { first: place, end: place, lines: indented(written, indent) });
}

function writtenField(name: string, value: unknown): readonly string[] {
  return yamlText({ [name]: value })
    .replace(/\n$/, "")
    .split("\n");
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => indent + line);
}

/** The text with a range of its lines replaced by others, which take the line end that most lines have. */
export function replaceLines(
  layout: Pick<YamlLayout, "lines">,
  {
    first,
    end,
    lines,
  }: { readonly first: number; readonly end: number; readonly lines: readonly string[] },
): string {
  const lineEnd = lineEndOf(layout.lines);
  const before = layout.lines.slice(0, first).join("");
  const between = before === "" || before.endsWith("\n") || lines.length === 0 ? "" : lineEnd;
  const after = layout.lines.slice(end).join("");
  const unended = end === layout.lines.length && layout.lines.at(-1)?.endsWith("\n") === false;
  return `${before}${between}${lines.join(lineEnd)}${unended || lines.length === 0 ? "" : lineEnd}${after}`;
}

/** The line end that most lines have; a line feed where there is none. */
export function lineEndOf(lines: readonly string[]): "\n" | "\r\n" {
  const wide = lines.filter((line) => line.endsWith("\r\n")).length;
  const all = lines.filter((line) => line.endsWith("\n")).length;
  return wide * 2 > all ? "\r\n" : "\n";
}

function unfit(
  file: string,
  text: string,
  { offset, why }: { readonly offset: number; readonly why: string },
): Problem {
  const before = text.slice(0, offset).split("\n");
  return {
    message: `This file cannot be edited line by line: ${why}.`,
    at: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    fix: 'Write each field on a line of its own, such as "id: refund-policy-001".',
  };
}
