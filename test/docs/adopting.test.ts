import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor, screenOf } from "../support/at-desk.ts";
import { gitRepository } from "../support/git-repository.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/guides/adopting.md", import.meta.url);

/** What the people of the page type, in the order of the questions, by the start of the command: run after run. */
const typed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "fill --choose": [["1", "s", "/reception desk", "1"], ["1"]],
  "review record": [["y", "y", "y", "y", "", "The handbook says so on page 6.", "y"]],
};

// To write the real output into the page, run this test with --update.
test("docs/guides/adopting.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const { folder } = await gitRepository([]);
  await cp("test/fixtures/adopting", folder, { recursive: true });
  const runs = new Map(Object.entries(typed).map(([start, all]) => [start, all.values()]));
  const played = await playedPage(markdown, folder, async (line) => {
    const [program = "", ...words] = wordsOf(line);
    if (program !== "touchstone") return await shellCommand(folder, program, words);
    const name = words[0] === "review" ? "jordan" : "avery";
    const answers = runs.get(words.slice(0, 2).join(" "))?.next().value;
    const screen =
      answers === undefined
        ? await printedFor(folder, name, words)
        : await screenOf(folder, { name, answers }, ...words);
    return screen.replace(/\(\d+ ms\)/, "(40 ms)").replaceAll(/ +$/gm, "");
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

async function printedFor(folder: string, name: string, words: readonly string[]): Promise<string> {
  const { out, err } = await runFor(folder, { name }, ...words);
  return out + err;
}

/** The commands of a shell that the page uses, so that it runs where there is none. */
async function shellCommand(
  folder: string,
  program: string,
  words: readonly string[],
): Promise<string> {
  const path = words.at(-1) ?? "";
  if (program === "cat") return shownFile(readFileSync(join(folder, path), "utf8"));
  if (program === "sed") await withoutLine(join(folder, path), words[1]?.split("/")[1]);
  else if (program === "rm") await rm(join(folder, path));
  else if (program === "node") execFileSync(process.execPath, [path], { cwd: folder });
  else throw new Error(`${program} was not played.`);
  return "";
}

/** A file as a terminal shows it: without its byte order mark, and with line ends as they are read. */
function shownFile(text: string): string {
  return text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
}

async function withoutLine(file: string, holding = ""): Promise<void> {
  const lines = readFileSync(file, "utf8").split("\n");
  const left = lines.filter((line) => !line.includes(holding));
  expect(left).toHaveLength(lines.length - 1);
  await writeFile(file, left.join("\n"));
}
