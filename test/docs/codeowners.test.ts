import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { candidateOn } from "../support/split-set.ts";

const page = new URL("../../docs/codeowners.md", import.meta.url);

// To write the real output into the page, run this test with --update=all.
test("docs/codeowners.md shows what its commands print", async () => {
  const text = readFileSync(page, "utf8");
  const [, families = ""] = /^```yaml\n(.*?)^```$/ms.exec(text) ?? [];
  const folder = await folderWith({
    ...goodSet(approved(pendingCase), approved(pendingAbstention)),
    "cases/money/days-001.yaml": candidateOn("days-001", ["refund-policy"]),
    "cases/money/fees-001.yaml": candidateOn("fees-001", ["refund-policy"]),
    "cases/money/trip-001.yaml": candidateOn("trip-001", ["refund-policy", "travel-policy"]),
    "families.yaml": families,
    ".github/touchstone.yaml": "owners: [robin]\n",
  });
  const played = await playedPage(text, folder, async (line) => {
    const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
