import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { triggers, usualScopes } from "../../src/corpus/refresh-scopes.ts";
import { runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/refresh-plan.md", import.meta.url);
const repository = fileURLToPath(new URL("../../", import.meta.url));

// To write the real output into the page, run this test with --update=all.
test("docs/refresh-plan.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const played = await playedPage(markdown, repository, async (command) => {
    const { out, err } = await runIn(repository, ...wordsOf(command).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/refresh-plan.md tells whom each change concerns where the policy does not", () => {
  const words = {
    "cases-of-evidence": "cases whose evidence moved",
    "cases-of-document": "abstentions `not-in-corpus` of its families",
    "whole-set": "every case",
  };
  const rows = readFileSync(page, "utf8").split("\n");
  for (const trigger of triggers) {
    const row = rows.find((line) => line.startsWith(`| \`${trigger}\``));
    expect(row).toContain(words[usualScopes[trigger]]);
  }
});
