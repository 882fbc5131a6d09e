import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/** What a test found out for a page, by the names of the places where it stands: a table, or a text as it is. */
export type ToldInGuide = Map<string, { readonly table: string } | { readonly text: string }>;

/**
 * Compares the places `<!-- name -->` … `<!-- end -->` of a page with what a test found out. To write it into the page, run the
 * test with UPDATE_GUIDE=1, then oxfmt.
 */
export function expectGuideToTell(page: string, told: ToldInGuide): void {
  const text = readFileSync(page, "utf8");
  const names = [...text.matchAll(/^<!-- (?!end)([\w-]+) -->$/gm)].map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual([...told.keys()].toSorted());
  let real = text;
  for (const [name, what] of told) {
    const shown = "table" in what ? what.table : `\`\`\`text\n${what.text.trim()}\n\`\`\``;
    const place = new RegExp(`(<!-- ${name} -->\n).*?(<!-- end -->)`, "s");
    real = real.replace(place, (_, start: string, end: string) => `${start}\n${shown}\n\n${end}`);
  }
  if (process.env["UPDATE_GUIDE"] !== undefined) writeFileSync(page, real);
  expect(bare(text)).toBe(bare(real));
}

/** A table however wide its columns are. */
function bare(text: string): string {
  return text.replaceAll(/^\|.*$/gm, (row) =>
    row.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---"),
  );
}

/** A table in Markdown, its first column text and the others figures. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
