import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/formatting.md", import.meta.url);

// To write the real output into the page, run this test with --update=all.
test("docs/formatting.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const folder = await folderWith({});
  const played = await playedPage(markdown, folder, async (line) => {
    const [program = "", ...rest] = wordsOf(line);
    if (program === "cat") return readFileSync(join(folder, rest[0] ?? ""), "utf8");
    const { out, err } = await runIn(folder, ...rest);
    return out + err;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
