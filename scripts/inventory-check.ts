import { Command, Option } from "commander";
import { compareInventory } from "../src/exporting/inventory/compare.ts";
import type { Inventory } from "../src/exporting/inventory/inventory.ts";
import {
  namesIn,
  namesUnder,
  readResults,
  type CaseNames,
  type ResultFile,
} from "../src/exporting/inventory/results.ts";
import { recordFormats, type RecordFormat } from "../src/load/record-formats.ts";
import type { Split } from "../src/model/families.ts";
import {
  inventoryJson,
  inventoryReport,
  isSame,
} from "../src/report/exporting/inventory-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { baseOption } from "./parts/checking/base.ts";
import { inputBytes } from "./parts/input-file.ts";
import { inventoryFrom } from "./parts/exporting/inventory-from.ts";
import { splitOption } from "./parts/exporting/split-option.ts";

interface CheckFlags {
  readonly set?: string;
  readonly manifest?: string;
  readonly split?: readonly Split[];
  readonly idField?: string;
  readonly list?: string;
  readonly input?: RecordFormat;
  readonly format: "text" | "json";
  readonly base?: string;
}

/** `touchstone inventory check <file>`: whether results are of just the cases that were to be scored. */
export function checkInventoryCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("check")
    .description(
      "Say which cases have no result, and which results are of no case. Prints no score.",
    )
    .argument(
      "<file>",
      "results, or a list of cases, of any tool: JSON, JSON Lines, CSV, TSV or YAML",
    )
    .option("--set <folder>", "the set that they are to be of (default: the one in this folder)")
    .option("--manifest <file>", "the manifest of an export instead of a set")
    .addOption(splitOption())
    .option("--id-field <name>", "where a result names its case, such as metadata.case_id")
    .option("--list <name>", "where a JSON or YAML file holds the results, such as results.results")
    .addOption(
      new Option("--input <form>", "the form of the file, where its name does not tell").choices(
        recordFormats,
      ),
    )
    .addOption(
      new Option("--format <format>", "how to print the comparison")
        .choices(["text", "json"])
        .default("text"),
    )
    .addOption(baseOption)
    .addHelpText("after", example)
    .action(async (file: string, flags: CheckFlags) => {
      finish(await runCheck(io, file, flags));
    });
}

const example = `
A mean over the results that are there hides those that are not: a run that lost its hardest cases looks better. So each
case of the inventory has just one result, and nothing else has any. Missing results stay in the denominator.

Where results carry "setDigest", "corpusRevision" or the "digest" of a case, by themselves or under "metadata", these are
compared as well: results of another set or another corpus revision are refused.

The case is looked for under id, case_id, metadata.case_id, qid and other names that tools use.

Examples:
  touchstone inventory check results.jsonl --manifest eval-set/manifest.json
  touchstone inventory check out.json --split test --id-field testCase.metadata.case_id
  touchstone inventory check results.csv --format json

Exit code: 0 just the cases of the inventory, 1 not, or a file or a set that cannot be compared, 2 wrong use, 3 the run broke.`;

async function runCheck(io: Io, file: string, flags: CheckFlags): Promise<ExitCode> {
  const { set, manifest, split: splits, base } = flags;
  if (set !== undefined && manifest !== undefined) {
    throw new UsageError("Name a set or a manifest: one of them states the inventory.");
  }
  const results = await resultsIn(io, file, flags);
  const inventory = await inventoryFrom(io, { set: set ?? ".", manifest, splits, base });
  if ("refusal" in inventory) {
    io.err(inventory.refusal);
    return 1;
  }
  if (inventory.members.length === 0) {
    throw new UsageError(
      "The inventory has no case on such a side, so there is nothing to compare with.",
    );
  }
  const names =
    flags.idField === undefined ? namesFound(results, inventory, file) : namesUnder(flags.idField);
  assertNamed(results, names);
  const comparison = compareInventory(inventory, results, names);
  const verdict = { inventory, comparison, problems: results.problems, idField: names.idField };
  io.out(
    flags.format === "json" ? inventoryJson(verdict) : inventoryReport(verdict, terminalText(file)),
  );
  return isSame(verdict) ? 0 : 1;
}

async function resultsIn(io: Io, file: string, { input, list }: CheckFlags): Promise<ResultFile> {
  const results = readResults(file, await inputBytes(io.cwd, file), { format: input, list });
  if (results !== undefined) return results;
  throw new UsageError(
    `The name "${terminalText(file)}" does not tell what form the file has: say it with --input, as in --input jsonl.`,
  );
}

/** Without an entry that can be read there is nothing to name, and the first name will do. */
function namesFound({ entries }: ResultFile, { members }: Inventory, file: string): CaseNames {
  const found = namesIn(entries, new Set(members.map(({ id }) => id)));
  if (found !== undefined) return found;
  if (entries.length === 0) return namesUnder("id");
  throw new UsageError(
    `No entry of "${terminalText(file)}" names its case in a way that is known: say where with --id-field, as in --id-field metadata.case_id.`,
  );
}

function assertNamed({ entries }: ResultFile, { idField, of }: CaseNames): void {
  if (entries.length === 0 || entries.some(({ fields }) => of(fields) !== undefined)) return;
  throw new UsageError(
    `No entry has anything under "${terminalText(idField)}": name another field with --id-field.`,
  );
}
