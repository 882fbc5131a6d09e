import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { folderWith } from "../support/command.ts";
import { shownRuns } from "../support/guide-figures.ts";
import { expectGuideToBeReal, runShown } from "../support/played-guide.ts";

const shared = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");

/** Handed files by the place where a guide's commands look for them. */
type Places = Readonly<Record<string, string>>;

/** A set as another guide brings it in: its commands up to the one that is left out, over the same files. */
async function broughtIn(guide: string, name: string, places: Places): Promise<string> {
  const folder = await folderWith({});
  await cp(resolve("docs/mappings"), folder, { recursive: true });
  for (const [place, from] of Object.entries(places)) {
    await cp(join(shared, from), join(folder, place), { recursive: true });
  }
  const text = readFileSync(`docs/guides/${guide}.md`, "utf8");
  for (const { folder: own, command } of shownRuns(text)) {
    const bringsIn = /^touchstone (?:corpus snapshot|import) /.test(command);
    if (own !== name || !bringsIn || command.includes("--dry-run")) continue;
    if (command.includes("ground_truth_250")) continue;
    await runShown(command, folder);
  }
  return folder;
}

test("every command of the guide to families prints what the guide shows", async () => {
  const [anthropic, azure] = ["anthropic-docs-rag/rev-3", "azure-contoso-benefits"];
  await expectGuideToBeReal("docs/guides/families.md", {
    docs: await broughtIn("two-public-sets", "docs", {
      "anthropic_docs.json": `${anthropic}/anthropic_docs.json`,
      "docs_evaluation_dataset.json": `${anthropic}/docs_evaluation_dataset.json`,
    }),
    benefits: await broughtIn("two-public-sets", "benefits", {
      "ground_truth.jsonl": `${azure}/ground_truth.jsonl`,
      "ground_truth_250.jsonl": `${azure}/ground_truth_250.jsonl`,
      pages: `${azure}/rev-1`,
    }),
    acts: await broughtIn("legal-acts", "acts", { eulex: "eulex-rag-da" }),
    filings: await broughtIn("filings", "filings", { sec10q: "sec10q-docugami" }),
  });
});
