import fs, { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import git from "isomorphic-git";
import { expect, test } from "vitest";
import { allRules } from "../../src/rules/all-rules.ts";
import { runWith } from "../support/command.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = new URL("../../docs/check.md", import.meta.url);

// To write the real output into the page, run this test with --update.
test("docs/check.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const folder = tempFolder();
  for (const part of ["cases", "corpus-revisions", "families.yaml", ".github"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  let played = "";
  let end = 0;
  for (const match of markdown.matchAll(/^```(\w+) ?(\S*)\n(\$ .*?)^```$/gms)) {
    const [block, language = "", where = "", text = ""] = match;
    const runs: string[] = [];
    for (const [command] of text.matchAll(/^\$ .*$/gm)) {
      const output = await printed(folder, command, where === "terminal");
      runs.push(`${command}\n${language === "json" ? pretty(output) : output}`);
    }
    played += `${markdown.slice(end, match.index)}${block.split("\n", 1)[0]}\n${runs.join("")}\`\`\``;
    end = match.index + block.length;
  }
  await expect(played + markdown.slice(end)).toMatchFileSnapshot(page.pathname);
});

test("docs/check.md lists every rule that has a safe fix, and no other", () => {
  const [, section = ""] = readFileSync(page, "utf8").split("\n## Safe fixes\n");
  const [table = ""] = section.split("\n## ");
  const listed = new Set([...table.matchAll(/^\| \[(\S+)\]/gm)].map(([, id]) => id));
  const fixed = allRules.filter(({ safeFix }) => safeFix === true);
  expect(listed).toEqual(new Set(fixed.map(({ id }) => id)));
});

async function printed(folder: string, command: string, isTerminal: boolean): Promise<string> {
  const [program, ...words] = [...command.slice(2).matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  if (program === "sed") return edited(join(folder, words[2] ?? ""), words[1] ?? "");
  if (program === "git") return await committed(folder, words);
  const terminal = isTerminal ? { columns: 80 } : undefined;
  const { out, err } = await runWith({ cwd: folder, terminal }, ...words);
  // Neither the time nor a commit's id nor the number of rules is what the page is about.
  return `${out}${err}`
    .replace(/\(\d+ ms\)/, "(40 ms)")
    .replaceAll(/ at [0-9a-f]{10}\b/g, " at 5c31f0a7e2")
    .replace(
      /by (\d+) of \d+ rules/,
      (_, judged) => `by ${Math.min(Number(judged), 30)} of 40 rules`,
    )
    .replace(/"judged":\d+,"of":\d+/, '"judged":40,"of":40');
}

/** The one command of a shell that the page uses, so that it runs where there is none. */
function edited(file: string, script: string): string {
  const [, pattern = "", after = ""] = script.split("/");
  const before = readFileSync(file, "utf8");
  const text = before.replace(new RegExp(pattern, "m"), after);
  if (text === before) throw new Error("sed changed nothing.");
  writeFileSync(file, text);
  return "";
}

/** The three commands of Git that the page uses, so that they run where there is none. */
async function committed(dir: string, [command, ...words]: readonly string[]): Promise<string> {
  const author = { name: "noor", email: "noor@example.test" };
  if (command === "init") await git.init({ fs, dir, defaultBranch: "main" });
  else if (command === "add") await git.add({ fs, dir, filepath: "." });
  else await git.commit({ fs, dir, message: words[1] ?? "", author });
  return "";
}

/** One JSON object as a person lays it out. */
function pretty(output: string): string {
  return `${JSON.stringify(JSON.parse(output), null, 2)}\n`;
}
