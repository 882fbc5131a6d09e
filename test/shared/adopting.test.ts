import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";

const guide = resolve("docs/guides/adopting.md");
const mappings = resolve("docs/mappings");
const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const anthropic = join(shared, "data/anthropic-docs-rag");
const azure = join(shared, "data/azure-contoso-benefits");

/** The four folders that the guide speaks of, by name. */
async function folders(): Promise<Readonly<Record<string, string>>> {
  const made = {
    docs: await folderWith({}),
    benefits: await folderWith({}),
    old: await folderWith({}),
    moved: await folderWith({}),
  };
  for (const folder of Object.values(made)) await cp(mappings, folder, { recursive: true });
  const cases = "docs_evaluation_dataset.json";
  const dump = "anthropic_docs.json";
  cpSync(join(anthropic, "rev-3", cases), join(made.docs, cases));
  cpSync(join(anthropic, "rev-3", dump), join(made.docs, dump));
  cpSync(join(anthropic, "rev-3", cases), join(made.old, cases));
  cpSync(join(anthropic, "rev-1", dump), join(made.old, dump));
  cpSync(join(azure, "ground_truth.jsonl"), join(made.benefits, "ground_truth.jsonl"));
  cpSync(join(azure, "ground_truth_250.jsonl"), join(made.benefits, "ground_truth_250.jsonl"));
  cpSync(join(azure, "rev-1"), join(made.benefits, "pages"), { recursive: true });
  await casesOverOldChunks(made.moved);
  return made;
}

/** The cases as they are imported over rev-3, in a set that holds rev-1 under the name that they cite. */
async function casesOverOldChunks(folder: string): Promise<void> {
  const id = "corpus-2025-09-17";
  const map = "anthropic-docs-rag.yaml";
  const snapshot = async (revision: string): Promise<unknown> => {
    const dump = join(anthropic, revision, "anthropic_docs.json");
    const words = ["--map", map, "--created-at", "2025-09-17", "--id", id];
    return await runIn(folder, "corpus", "snapshot", dump, ...words);
  };
  const table = join(anthropic, "rev-3", "docs_evaluation_dataset.json");
  await snapshot("rev-3");
  await runIn(folder, "import", "table", table, "--map", "anthropic-docs-rag.cases.yaml");
  rmSync(join(folder, "corpus-revisions"), { recursive: true });
  await snapshot("rev-1");
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

async function outputOf(command: string, folder: string): Promise<string> {
  const [program, ...words] = wordsOf(command, folder);
  if (program === "cat") return readFileSync(join(folder, words[0] ?? ""), "utf8");
  const { out, err } = await runIn(folder, ...words);
  return `${out}${err}`.replace(/\(\d+ ms\)/, "(… ms)");
}

/** A long list keeps its start: what is left out is said. */
function shortened(output: string): string {
  const lines = output.trimEnd().split("\n");
  const end = lines.findIndex((line) => /^ {2}read |^\d+ errors? in /.test(line));
  return lines.length > 60 && end > 0
    ? [...lines.slice(0, 7), "  …", "", ...lines.slice(end)].join("\n")
    : lines.join("\n");
}

// To write the real output into the guide, run this test with UPDATE_GUIDE=1.
test("every command of the guide prints what the guide shows", async () => {
  const made = await folders();
  const text = readFileSync(guide, "utf8");
  let real = "";
  let at = 0;
  for (const block of text.matchAll(/^```(?:console|yaml) (\w+)(?: (\S+))?\n(.*?)^```$/gms)) {
    const [whole, name = "", path, body = ""] = block;
    const folder = made[name] ?? "";
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
  if (process.env["UPDATE_GUIDE"] !== undefined) await writeFile(guide, real);
  expect(text).toBe(real);
});
