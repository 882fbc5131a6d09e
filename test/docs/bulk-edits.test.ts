import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caseFields } from "../../src/load/generated/case-fields.ts";
import { editableFields } from "../../src/authoring/edit/editable-fields.ts";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/bulk-edits.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/bulk-edits.md shows what its commands print", async () => {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  const played = await playedPage(markdown, folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`.replace(/\(\d+ ms\)/, "(40 ms)");
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/bulk-edits.md lists every field that can be edited, and no other", () => {
  const table = markdown.split("## Which fields")[1]?.split("What stands behind")[0] ?? "";
  const named = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual(editableFields.map(({ name }) => name).toSorted());
  expect(named.filter((name) => !caseFields.has(name))).toEqual([]);
});
