import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runIn, runWith } from "../support/command.ts";
import { goodRevisionDigest } from "../support/good-set.ts";
import { saidBy } from "../support/judgements.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { codeOf, hostWith, pullWith } from "../support/proved-cases.ts";
import { recordedByBot, reviewedRepository } from "../support/reviewed-repository.ts";

const page = new URL("../../docs/review-verify.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/review-verify.md shows what its commands print", async () => {
  const { folder: cwd } = await reviewedRepository();
  const line = `approve refund-days-001 ${codeOf(recordedByBot)}: The policy says so.`;
  const url = "https://github.com/octo-org/handbook-cases/pull/7#pullrequestreview-34";
  const host = hostWith({ 7: pullWith("", { said: [saidBy("jordan", line, { url })] }) });
  const environment = { GH_TOKEN: "t" };
  const played = await playedPage(markdown, cwd, async (command) => {
    const [, ...words] = wordsOf(command);
    const { out, err } = await runWith({ cwd, environment, proofHost: () => host }, ...words);
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/review-verify.md says of this repository's set what the command says of it", async () => {
  const { out } = await runIn(
    fileURLToPath(new URL("../../", import.meta.url)),
    "review",
    "verify",
  );
  const [, shown = ""] = /```text\n(.*?)```/s.exec(markdown) ?? [];
  expect(shown).not.toBe("");
  expect(out.endsWith(`\n${shown}`)).toBe(true);
});

test("docs/review-verify.md shows a review of a corpus that there is", () => {
  expect(markdown).toContain(goodRevisionDigest());
});
