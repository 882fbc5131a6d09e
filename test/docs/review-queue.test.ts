import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { waitKinds } from "../../src/approving/queue/waiting-case.ts";
import { runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { queueRepository } from "../support/queue-repository.ts";

const page = new URL("../../docs/review-queue.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

// To write the real output into the page, run this test with --update=all.
test("docs/review-queue.md shows what its command prints", async () => {
  const { folder } = await queueRepository();
  const played = await playedPage(markdown, folder, async (command) => {
    const [, ...words] = wordsOf(command);
    const { out, err } = await runIn(folder, ...words);
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/review-queue.md tells of everything that a case can wait for, in order", () => {
  const told = [...markdown.matchAll(/^\| `([\w-]+)` +\| (?:a|approved|edited|asked)/gm)];
  expect(told.map(([, kind]) => kind)).toEqual(waitKinds);
});
