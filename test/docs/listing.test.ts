import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/listing.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/listing.md shows what its commands print", async () => {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  const played = await playedPage(markdown, folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
