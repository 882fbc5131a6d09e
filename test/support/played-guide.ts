import { readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { runIn, type Ran } from "./command.ts";
import { editAsShown } from "./played-page.ts";

/** The folders that a guide speaks of, by the name that its blocks call them. */
export type GuideFolders = Readonly<Record<string, string>>;

/**
 * Plays a guide over handed data: a `yaml NAME PATH` block writes a file of the folder NAME, a `diff NAME PATH` block changes
 * lines of one, each command of a `console NAME` block runs there and is followed by what it prints. Compares with what the page shows; to write the real
 * output into it, run with UPDATE_GUIDE=1.
 */
export async function expectGuideToBeReal(page: string, folders: GuideFolders): Promise<void> {
  const text = readFileSync(page, "utf8");
  let real = "";
  let at = 0;
  for (const block of text.matchAll(/^```(console|yaml|diff) (\w+)(?: (\S+))?\n(.*?)^```$/gms)) {
    const [whole, language, name = "", path, body = ""] = block;
    const folder = folders[name];
    if (folder === undefined) throw new Error(`The guide speaks of no folder "${name}".`);
    if (language === "diff") {
      await editAsShown(join(folder, path ?? ""), body);
      continue;
    }
    if (path !== undefined) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), body);
      continue;
    }
    const shown: string[] = [];
    for (const [command] of body.matchAll(/^\$ .*$/gm)) {
      shown.push(`${command}\n${shortened(await outputOf(command.slice("$ ".length), folder))}`);
    }
    real += `${text.slice(at, block.index)}\`\`\`console ${name}\n${shown.join("\n\n")}\n\`\`\``;
    at = block.index + whole.length;
  }
  real += text.slice(at);
  if (process.env["UPDATE_GUIDE"] !== undefined) await writeFile(page, real);
  expect(text).toBe(real);
}

/** A command line as a guide writes it: words, quoted words, and a star for the files of one folder. */
async function wordsOf(command: string, folder: string): Promise<readonly string[]> {
  const words: string[] = [];
  for (const [, quoted, plain = ""] of command.matchAll(/"([^"]*)"|(\S+)/g)) {
    const [start, end] = plain.split("*");
    if (quoted !== undefined) words.push(quoted);
    else if (start === undefined || end === undefined) words.push(plain);
    else {
      const names = await readdir(join(folder, start));
      words.push(
        ...names
          .filter((one) => one.endsWith(end))
          .toSorted()
          .map((one) => start + one),
      );
    }
  }
  return words;
}

/** Runs a command that another guide shows, in a folder that holds the files it names. Throws Error where it is wrong use, or breaks. */
export async function runShown(command: string, folder: string): Promise<Ran> {
  const [, ...words] = await wordsOf(command, folder);
  const ran = await runIn(folder, ...words);
  if (ran.code > 1) throw new Error(`"${command}" gave ${ran.code}:\n${ran.out}${ran.err}`);
  return ran;
}

async function outputOf(command: string, folder: string): Promise<string> {
  const [program, ...words] = await wordsOf(command, folder);
  if (program === "cat") return readFileSync(join(folder, words[0] ?? ""), "utf8");
  const { out, err } = await runIn(folder, ...words);
  return (
    `${out}${err}`
      .replace(/\(\d+ ms\)/, "(… ms)")
      // They grow with the rules, and no guide is about how many there are.
      .replace(/\d+ rules that compare/, "… rules that compare")
      .replace(/by \d+ of \d+ rules/, "by … of … rules")
  );
}

/** A long list keeps its start: what is left out is said. */
function shortened(output: string): string {
  const lines = output.trimEnd().split("\n");
  const end = lines.findIndex((line) => /^ {2}(?:read|proposed) |^\d+ errors? in /.test(line));
  return lines.length > 60 && end > 0
    ? [...lines.slice(0, 7), "  …", "", ...lines.slice(end)].join("\n")
    : lines.join("\n");
}
