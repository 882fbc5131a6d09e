import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { folderWith } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/authoring.md", import.meta.url);

/** What the reviewers of the page type, in the order of the questions. */
const typed: Readonly<Record<string, readonly string[]>> = {
  record: ["y", "y", "y", "y", "", "The policy says so."],
  judge: ["", "n", "", "y"],
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
  const asks = rest[0] === "review" && !rest.includes("--reviewer");
  const lines = asks ? (typed[rest[1] ?? ""] ?? []) : [];
  const person = {
    name: rest[0] === "review" ? "jordan" : "avery",
    ...(asks ? { answers: lines } : {}),
  };
  const { out, err } = await runFor(folder, person, ...rest);
  const answers = [...lines];
  return `${out}${err}`
    .replace(/\(\d+ ms\)/, "(40 ms)")
    .replace(
      /\[y\/n\] |\[(?:jordan|none)\]: |sentence: /g,
      (prompt) => `${prompt}${answers.shift() ?? ""}\n`,
    )
    .replaceAll(/ +$/gm, "");
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
