import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/corpus-diff.md", import.meta.url);
const repository = fileURLToPath(new URL("../../", import.meta.url));

// To write the real output into the page, run this test with --update=all.
test("docs/corpus-diff.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const played = await playedPage(markdown, repository, async (command) => {
    const { out, err } = await runIn(repository, ...wordsOf(command).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
