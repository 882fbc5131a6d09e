import { readdirSync } from "node:fs";
import { join } from "node:path";
import { folderWith, runIn } from "./command.ts";
import type { Files } from "./good-set.ts";
import { commitAll, done } from "./life.ts";
import { approveAll } from "./public-set.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");

const mapping = (name: string): string =>
  new URL(`../../docs/mappings/${name}.yaml`, import.meta.url).pathname;

/** A set that was handed in several states, and how its chunks and its table are read. */
export interface HandedSet {
  /** The files of a state's dump. */
  readonly dump: (state: number) => readonly string[];
  /** The table of a state's questions. */
  readonly table: (state: number) => string;
  readonly mapping: string;
  /** The day since when each state was there, from the first on. */
  readonly days: readonly string[];
}

const anthropicFile = (state: number, name: string): string =>
  join(data, "anthropic-docs-rag", `rev-${state}`, name);

/** The documentation questions of Anthropic's cookbook. */
export const anthropic: HandedSet = {
  dump: (state) => [anthropicFile(state, "anthropic_docs.json")],
  table: (state) => anthropicFile(state, "docs_evaluation_dataset.json"),
  mapping: "anthropic-docs-rag",
  days: ["2024-10-23", "2025-09-16", "2025-09-17"],
};

/** The sample data of Azure's search demo, with one of its two tables. */
export function azure(table: "ground_truth.jsonl" | "ground_truth_250.jsonl"): HandedSet {
  const folder = join(data, "azure-contoso-benefits");
  return {
    dump: (state) => {
      const pages = join(folder, `rev-${state}`);
      return readdirSync(pages)
        .toSorted()
        .map((name) => join(pages, name));
    },
    table: () => join(folder, table),
    mapping: "azure-contoso-benefits",
    days: ["2025-09-24", "2025-12-02"],
  };
}

/** Records a state of a handed set as the corpus revision `rev-<state>`. */
export async function recordState(folder: string, set: HandedSet, state: number): Promise<void> {
  const named = ["--created-at", set.days[state - 1] ?? "", "--id", `rev-${state}`];
  await done(
    folder,
    "corpus",
    "snapshot",
    ...set.dump(state),
    "--map",
    mapping(set.mapping),
    ...named,
  );
}

/** A set of all cases that are whole, which nobody has judged, over a state. */
export async function importedUnder(
  set: HandedSet,
  state: number,
  files: Files = {},
): Promise<string> {
  const folder = await folderWith(files);
  await recordState(folder, set, state);
  // A record that lacks something is left out, and the command says so with its exit code.
  await runIn(
    folder,
    "import",
    "table",
    set.table(state),
    "--map",
    mapping(`${set.mapping}.cases`),
  );
  return folder;
}

/** A set of all cases that are whole, each approved under a state on the day after it, in a repository. */
export async function judgedUnder(
  set: HandedSet,
  state: number,
  files: Files = {},
): Promise<string> {
  const folder = await importedUnder(set, state, files);
  await approveAll(folder, { reviewedAt: `${set.days[state - 1] ?? ""}T18:00:00Z` });
  await commitAll(folder, `Judge the cases under rev-${state}`);
  return folder;
}
