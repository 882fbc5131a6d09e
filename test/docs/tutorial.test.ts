import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor, screenOf } from "../support/at-desk.ts";
import { runProgram } from "../support/built-tool.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = new URL("../../docs/tutorial.md", import.meta.url);

/** What the two people of the page type, in the order of the questions, by the command. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "touchstone new": [
    "How long is parental leave?",
    "t 1",
    "1",
    "a",
    "16 weeks at full pay for every parent, for birth and adoption alike.",
    "",
    "",
    "parental-leave-001",
    "y",
  ],
  "touchstone refresh decide parental-leave-001": [
    "r",
    "",
    "",
    "",
    "y",
    "y",
    "y",
    "y",
    "jordan",
    "The section of September names 18 weeks.",
    "y",
  ],
  "touchstone review record parental-leave-001": [
    "y",
    "y",
    "y",
    "y",
    "jordan",
    "The section states the length, the pay and that adoption counts.",
    "y",
  ],
};

// To write the real output into the page, run this test with --update=all.
test("docs/tutorial.md shows what its commands print", async () => {
  const above = tempFolder();
  const markdown = readFileSync(page, "utf8");
  const set = join(above, "golden-set");
  const played = await playedPage(markdown, set, async (line) => await printed(above, set, line));
  await expect(played).toMatchFileSnapshot(page.pathname);
});

async function printed(above: string, set: string, line: string): Promise<string> {
  const command = line.slice("$ ".length);
  const [program = "", ...words] = wordsOf(line);
  if (program === "git") return gitPrinted(set, words);
  if (program === "mkdir") mkdirSync(join(above, words[0] ?? ""));
  else if (program === "rm") rmSync(join(set, words[0] ?? ""));
  else if (program === "touchstone") return plain(await shown(set, command, words));
  // The copy of the tool that a checkout of this project holds.
  else if (program === "node") return plain(await shown(set, command, words.slice(1)));
  else if (program !== "cd") throw new Error(`${command} was not played.`);
  return "";
}

async function shown(set: string, command: string, words: readonly string[]): Promise<string> {
  const answers = typed[command];
  // In the page the clock stands still, so that a run gives the bytes of the one before.
  const at = decidedAt(words);
  if (answers !== undefined) {
    return await screenOf(set, { name: "avery", answers }, ...words, ...at);
  }
  const { out, err } = await runFor(set, { name: "avery" }, ...words, ...at);
  return `${out}${err}`;
}

function decidedAt(words: readonly string[]): readonly string[] {
  const [, command = ""] = words;
  const isOfNovember = words.includes("--moved");
  if (command === "record") return ["--at", "2026-06-02T09:00:00Z"];
  if (command !== "decide") return [];
  return ["--at", isOfNovember ? "2026-11-02T09:00:00Z" : "2026-09-02T09:00:00Z"];
}

/** What changes from run to run is made equal: how long it took, and the commits, which hold the tool of the day. */
function plain(text: string): string {
  return text
    .replace(/\(\d+ ms\)/, "(40 ms)")
    .replaceAll(/(?<=Compared with main at |git checkout )[0-9a-f]{10}/g, "0123456789")
    .replace(
      /commit [0-9a-f]{40} of \S+/,
      `commit ${"0123456789".repeat(4)} of 2026-06-02T10:00:00Z`,
    )
    .replaceAll(/ +$/gm, "");
}

function gitPrinted(set: string, words: readonly string[]): string {
  const { status, out, err } = runProgram(set, ["git", ...words], {
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_AUTHOR_NAME: "avery",
    GIT_AUTHOR_EMAIL: "avery@larkspur.example",
    GIT_COMMITTER_NAME: "avery",
    GIT_COMMITTER_EMAIL: "avery@larkspur.example",
  });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${err}`);
  return out;
}
