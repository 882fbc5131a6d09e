import type { YamlLayout } from "./yaml-layout.ts";

/** A range of lines, counted in the whole file; `end` is the line after the last one. */
export interface Lines {
  readonly first: number;
  readonly end: number;
}

/** The lines below a field's key, where nothing but a comment stands behind the key; `within` is what was laid out. */
export function blockOf(layout: YamlLayout, name: string, within: Lines): Lines | undefined {
  const found = layout.fields.find((one) => one.name === name);
  if (found === undefined) return undefined;
  const key = layout.lines[found.first] ?? "";
  const isAlone = /^[^#]*:[ \t]*(?:#.*)?\r?\n$/.test(key);
  if (!isAlone || found.end <= found.first + 1) return undefined;
  return { first: within.first + found.first + 1, end: within.first + found.end };
}

/** The text of a range of lines. */
export function textOf({ lines }: YamlLayout, { first, end }: Lines): string {
  return lines.slice(first, end).join("");
}
