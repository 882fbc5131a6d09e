import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leastAnswer, leastQuestion } from "../../src/families/leaks/held-out.ts";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/leaks.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/leaks.md shows what its commands print", async () => {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  const played = await playedPage(markdown, folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/leaks.md says from which length on a text is looked for", () => {
  expect(markdown).toContain(`from ${leastQuestion} bytes of UTF-8 on`);
  expect(markdown).toContain(`from ${leastAnswer} bytes on`);
});
