import { cpSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

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

test("every command of the guide prints what the guide shows", async () => {
  await expectGuideToBeReal("docs/guides/two-public-sets.md", await folders());
});
