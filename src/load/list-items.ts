import type { Lines } from "./yaml-block.ts";
import type { YamlLayout } from "./yaml-layout.ts";
import { yamlText } from "./yaml-text.ts";

/** The lines of each item of a list, from its dash to the comments that are indented deeper; undefined without a dash. */
export function itemLines(
  { lines }: YamlLayout,
  { first, end }: Lines,
): { readonly indent: string; readonly ranges: readonly Lines[] } | undefined {
  const own = lines.slice(first, end);
  const indent = own
    .map((line) => /^( *)-(?:\s|$)/.exec(line)?.[1])
    .find((one) => one !== undefined);
  if (indent === undefined) return undefined;
  const dashes = own.flatMap((line, index) =>
    line.startsWith(`${indent}-`) ? [first + index] : [],
  );
  const ranges = dashes.map((dash, index) => {
    let last = dashes[index + 1] ?? end;
    while (last > dash + 1 && !isDeeper(lines[last - 1] ?? "", indent)) last--;
    return { first: dash, end: last };
  });
  return { indent, ranges };
}

function isDeeper(line: string, indent: string): boolean {
  return line.trim() !== "" && line.startsWith(`${indent} `);
}

/** The lines of fields, or of items with their dashes, below something that is indented. */
export function itemText(value: object, indent: string): readonly string[] {
  return yamlText(value)
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => indent + line);
}
