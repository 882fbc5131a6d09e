import { cpSync, readdirSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";

const guide = resolve("docs/guides/adopting.md");
const mappings = resolve("docs/mappings");
const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const anthropic = join(shared, "data/anthropic-docs-rag");
const azure = join(shared, "data/azure-contoso-benefits");

type Folders = Readonly<Record<string, string>>;

/** The four folders that the guide speaks of, by name. */
async function folders(): Promise<Folders> {
  const made = {
    docs: await folderWith({}),
    benefits: await folderWith({}),
    old: await folderWith({}),
    mixed: await folderWith({}),
  };
  for (const folder of Object.values(made)) await cp(mappings, folder, { recursive: true });
  const cases = "docs_evaluation_dataset.json";
  const dump = "anthropic_docs.json";
  cpSync(join(anthropic, "rev-3", cases), join(made.docs, cases));
  cpSync(join(anthropic, "rev-3", dump), join(made.docs, dump));
  cpSync(join(anthropic, "rev-3", cases), join(made.old, cases));
  cpSync(join(anthropic, "rev-1", dump), join(made.old, dump));
  cpSync(join(anthropic, "rev-1", dump), join(made.mixed, dump));
  cpSync(join(azure, "ground_truth.jsonl"), join(made.benefits, "ground_truth.jsonl"));
  cpSync(join(azure, "ground_truth_250.jsonl"), join(made.benefits, "ground_truth_250.jsonl"));
  cpSync(join(azure, "rev-1"), join(made.benefits, "pages"), { recursive: true });
  return made;
}

/** A command line as the guide writes it: words, quoted words, and one star. */
function wordsOf(command: string, folder: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, plain = ""]) => {
    if (quoted !== undefined) return [quoted];
    return plain === "pages/*.jsonl"
      ? readdirSync(join(folder, "pages")).map((name) => `pages/${name}`)
      : [plain];
  });
}

async function outputOf(command: string, made: Folders, name: string): Promise<string> {
  const folder = made[name] ?? "";
  const [program, ...words] = wordsOf(command, folder);
  if (program === "cat") return readFileSync(join(folder, words[0] ?? ""), "utf8");
  if (program === "cp") {
    // The guide's folders lie beside each other: cp -r ../docs/cases .
    const [, from = "", path = ""] = (words[1] ?? "").split("/");
    cpSync(join(made[from] ?? "", path), join(folder, path), { recursive: true });
    return "";
  }
  const { out, err } = await runIn(folder, ...words);
  return `${out}${err}`.replace(/\(\d+ ms\)/, "(… ms)");
}

/** A long list keeps its start: what is left out is said. */
function shortened(output: string): string {
  const lines = output.trimEnd().split("\n");
  if (lines.length <= 60) return lines.join("\n");
  const summary = lines.findIndex((line) => line.startsWith("  read "));
  if (summary > 0) return [...lines.slice(0, 7), "  …", "", ...lines.slice(summary)].join("\n");
  return [...lines.slice(0, 9), "", "…", "", ...lines.slice(-1)].join("\n");
}

// To write the real output into the guide, run this test with UPDATE_GUIDE=1.
test("every command of the guide prints what the guide shows", async () => {
  const made = await folders();
  const text = readFileSync(guide, "utf8");
  let real = "";
  let at = 0;
  for (const block of text.matchAll(/^```console (\w+)\n(.*?)^```$/gms)) {
    const [whole, name = "", body = ""] = block;
    const shown: string[] = [];
    for (const [command] of body.matchAll(/^\$ .*$/gm)) {
      const output = shortened(await outputOf(command.slice("$ ".length), made, name));
      shown.push(output === "" ? command : `${command}\n${output}`);
    }
    real += `${text.slice(at, block.index)}\`\`\`console ${name}\n${shown.join("\n\n")}\n\`\`\``;
    at = block.index + whole.length;
  }
  real += text.slice(at);
  if (process.env["UPDATE_GUIDE"] !== undefined) await writeFile(guide, real);
  expect(text).toBe(real);
});
