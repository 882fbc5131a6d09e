import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { diffText } from "../../src/report/authoring/diff-text.ts";
import { plainStyle } from "../../src/report/style.ts";
import { runFor, screenOf } from "../support/at-desk.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = new URL("../../docs/refresh-decide.md", import.meta.url);
const repository = fileURLToPath(new URL("../../", import.meta.url));

/** What the person of the page types. */
const typed: Readonly<Record<string, readonly string[]>> = {
  "touchstone refresh decide hotel-fair-001": [
    "c",
    "y",
    "y",
    "y",
    "y",
    "sam",
    "The three offers are still asked for; only the limits rose.",
    "y",
  ],
};

// To write the real output into the page, run this test with --update=all.
test("docs/refresh-decide.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const set = tempFolder();
  for (const part of ["cases", "corpus-revisions", "families.yaml", ".github/touchstone.yaml"]) {
    cpSync(join(repository, part), join(set, part), { recursive: true });
  }
  const played = await playedPage(markdown, set, async (line) => await printed(set, line));
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/refresh-decide.md shows a sentinel where it speaks of one", () => {
  const [, section = ""] = readFileSync(page, "utf8").split("\n## A sentinel\n");
  expect(section).toContain("A sentinel: it is a candidate again until two people have judged it");
});

async function printed(set: string, line: string): Promise<string> {
  const command = line.slice("$ ".length);
  const [program, ...words] = wordsOf(line);
  if (program === "git") return changed(set, words.at(-1) ?? "");
  const answers = typed[command];
  // In the page the clock stands still.
  const at = words.includes("--at") ? [] : ["--at", "2026-11-05T09:00:00Z"];
  if (answers !== undefined) return await screenOf(set, { name: "sam", answers }, ...words, ...at);
  const { out, err } = await runFor(set, {}, ...words, ...at);
  return `${out}${err}`;
}

/** The lines of a file that are not those of the repository, as Git marks them. */
function changed(set: string, path: string): string {
  const [before = "", after = ""] = [repository, set].map((folder) =>
    readFileSync(join(folder, path), "utf8"),
  );
  return `${diffText(before, after, plainStyle).join("\n")}\n`;
}
