import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/near-duplicates.md", import.meta.url);

// To write the real output into the page, run this test with --update=all.
test("docs/near-duplicates.md shows what its commands print", async () => {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  const played = await playedPage(readFileSync(page, "utf8"), folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
