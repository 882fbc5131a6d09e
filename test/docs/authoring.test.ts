import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor, screenOf } from "../support/at-desk.ts";
import { folderWith } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/authoring.md", import.meta.url);

/** What the people of the page type, in the order of the questions, by the start of the command. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "review record": ["y", "y", "y", "y", "", "The policy says so.", "y"],
  "review judge": ["", "n", "", "y"],
  "fill --choose": ["t 1", "1"],
  new: [
    "How long is a gift card valid?",
    "1",
    "a",
    "A gift card is valid for three years.",
    "",
    "",
    "",
    "y",
  ],
};

// To write the real output into the page, run this test with --update.
test("docs/authoring.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const folder = await folderWith({});
  const played = await playedPage(markdown, folder, async (line) => await printed(folder, line));
  await expect(played).toMatchFileSnapshot(page.pathname);
});

async function printed(folder: string, command: string): Promise<string> {
  const [program = "", ...rest] = wordsOf(command);
  if (program !== "touchstone") {
    return await shellCommand(folder, program, rest);
  }
  const name = rest[0] === "review" ? "jordan" : "avery";
  const lines = rest.some((word) => givesAll.has(word)) ? undefined : linesFor(rest);
  if (lines !== undefined) return plain(await screenOf(folder, { name, answers: lines }, ...rest));
  const { out, err } = await runFor(folder, { name }, ...rest);
  return plain(`${out}${err}`);
}

/** Flags that leave nothing to ask. */
const givesAll: ReadonlySet<string> = new Set(["--reviewer", "--query"]);

function linesFor(words: readonly string[]): readonly string[] | undefined {
  return typed[words.slice(0, 2).join(" ")] ?? typed[words[0] ?? ""];
}

function plain(screen: string): string {
  return screen.replace(/\(\d+ ms\)/, "(40 ms)").replaceAll(/ +$/gm, "");
}

/** The two commands of a shell that the page uses, so that it runs where there is none. */
async function shellCommand(
  folder: string,
  program: string,
  words: readonly string[],
): Promise<string> {
  const file = join(folder, words.at(-1) ?? "");
  const text = readFileSync(file, "utf8");
  if (program === "tail")
    return text
      .split("\n")
      .slice(-1 - Number(words[1]))
      .join("\n");
  const [, before = "", after = ""] = words[1]?.split("/") ?? [];
  if (program !== "sed" || !text.includes(before)) throw new Error(`${program} was not played.`);
  await writeFile(file, text.replace(before, after));
  return "";
}
