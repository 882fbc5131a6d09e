import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/mappings.md", import.meta.url);

// To write the real output into the page, run this test with --update.
test("docs/mappings.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const folder = await folderWith({});
  const played = await playedPage(markdown, folder, async (command) => {
    const [program, ...words] = wordsOf(command);
    if (program !== "touchstone") throw new Error(`${String(program)} was not played.`);
    const { out, err } = await runIn(folder, ...words);
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
