import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isObject, readSchema } from "../../scripts/build/schemas.ts";
import { reasonCodes, remarkCodes } from "../../src/families/manifest/reason.ts";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/manifest.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/manifest.md shows what its commands print", async () => {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, "handbook", part), { recursive: true });
  }
  const played = await playedPage(markdown, folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

/** The rows of the table below a heading. */
function rowsBelow(heading: string): Readonly<Record<string, string>> {
  const [, section = ""] = markdown.split(`\n## ${heading}\n`);
  const [table = ""] = section.split("\n## ");
  return Object.fromEntries(
    [...table.matchAll(/^\| `([\w-]+)` +\| (.*?) +\|$/gm)].map(([, code = "", text = ""]) => [
      code,
      text,
    ]),
  );
}

test("docs/manifest.md tells of every reason and every remark", () => {
  expect(rowsBelow("Reasons")).toEqual(reasonCodes);
  expect(rowsBelow("Remarks")).toEqual(remarkCodes);
});

test("docs/manifest.md names every field of the schema", () => {
  const named = new Set([...markdown.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect([...fieldsOf(readSchema("manifest"))].filter((name) => !named.has(name))).toEqual([]);
});

function fieldsOf(node: unknown, fields = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const item of node) fieldsOf(item, fields);
  if (!isObject(node)) return fields;
  if (isObject(node["properties"])) {
    for (const name of Object.keys(node["properties"])) fields.add(name);
  }
  for (const inner of Object.values(node)) fieldsOf(inner, fields);
  return fields;
}
