import { Command, InvalidArgumentError, Option } from "commander";
import { compareContracts } from "../src/exporting/contracts/compare-contracts.ts";
import type { ComparedContracts } from "../src/report/exporting/contracts/compared-contracts.ts";
import { contractsJson } from "../src/report/exporting/contracts/contracts-json.ts";
import { contractsMarkdown } from "../src/report/exporting/contracts/contracts-markdown.ts";
import { contractsText } from "../src/report/exporting/contracts/contracts-text.ts";
import type { ExitCode, Io } from "./io.ts";
import { exportedSide } from "./parts/exporting/exported-side.ts";

const formatNames = ["text", "json", "markdown"] as const;

interface CompareFlags {
  readonly format: (typeof formatNames)[number];
  readonly limit: number;
}

/** `touchstone compare-contracts <a> <b>`: whether a score on one export may be held against a score on another. */
export function compareContractsCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("compare-contracts")
    .description(
      "Say whether scores on two exports may be compared at all, and why not. Prints no score.",
    )
    .argument("<a>", "an export: its manifest, the folder that has it, or the file it lies beside")
    .argument("<b>", "the other one")
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .option("--limit <n>", "entries of a list before the rest is counted", atMost, 10)
    .addHelpText("after", example)
    .action(async (a: string, b: string, { format, limit }: CompareFlags) => {
      const [left, right] = [await exportedSide(io.cwd, a), await exportedSide(io.cwd, b)];
      const comparison = compareContracts(left, right);
      io.out(printed({ a: left, b: right, comparison }, { format, limit }, io));
      finish(comparison.comparable ? 0 : 1);
    });
}

const example = `
A score moved from 0.82 to 0.79. Is the retriever worse, or was it measured against something else? Keep the manifest of
the export beside the results of each run, and compare the two before anybody reads the scores. They are comparable where
both have the same cases, judged alike, on the same sides, under one corpus revision, for one claim and one purpose.

Where the files of an export lie beside its manifest, their hashes are checked; where these are cases.jsonl, the report
says in what a case differs. The order of cases, of names and of files says nothing.

It reads manifests and no results. Whether a run has a result for each case and for no other says
"touchstone inventory check RESULTS --manifest MANIFEST", and in a program matchResults of the library. A program refuses
two manifests by itself with compareContracts.

Examples:
  touchstone compare-contracts runs/june/eval-set runs/november/eval-set
  touchstone compare-contracts a/manifest.json b/ragas.jsonl.manifest.json --format markdown
  touchstone compare-contracts a b --format json         all of it, also the ids that are the same in both

Exit code: 0 comparable, 1 not comparable, 2 wrong use: no such file, or no manifest of an export; 3 the run broke.`;

function atMost(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}

function printed(
  compared: ComparedContracts,
  { format, limit }: CompareFlags,
  { style }: Pick<Io, "style">,
): string {
  if (format === "json") return contractsJson(compared);
  return format === "markdown"
    ? contractsMarkdown(compared, limit)
    : contractsText(compared, limit, style);
}
