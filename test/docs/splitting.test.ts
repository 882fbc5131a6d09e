import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limitsOf } from "../../src/families/split-claim.ts";
import { folderWith, runIn } from "../support/command.ts";
import { approved, goodSet } from "../support/good-set.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { candidateOn } from "../support/split-set.ts";

const page = new URL("../../docs/splitting.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

const cases = [
  approved(candidateOn("refund-001", ["refund-policy"])),
  approved(candidateOn("travel-001", ["travel-policy"])),
  approved(candidateOn("travel-002", ["travel-policy"])),
];

// To write the real output into the page, run this test with --update=all.
test("docs/splitting.md shows what its commands print", async () => {
  const folder = await folderWith(goodSet(...cases));
  const played = await playedPage(markdown, folder, async (line) => {
    const words = wordsOf(line);
    if (words[0] === "git") {
      const who = ["-c", "user.name=avery", "-c", "user.email=avery@example.test"];
      return execFileSync("git", [...who, ...words.slice(1)], { cwd: folder, encoding: "utf8" });
    }
    const { out, err } = await runIn(folder, ...words.slice(1));
    return `${out}${err}`
      .replace(/\(\d+ ms\)/, "(40 ms)")
      .replace(/ of \d+ rules/, " of 70 rules")
      .replace(/HEAD at [0-9a-f]{10}/, "HEAD at 5f1c0a2b3d");
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/splitting.md tells every limit that a report tells whatever the claim", () => {
  const always = limitsOf("family").slice(0, -1);
  for (const limit of always) expect(markdown).toContain(`- ${limit}\n`);
});
