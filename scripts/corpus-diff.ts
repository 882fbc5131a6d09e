import { Command, InvalidArgumentError, Option } from "commander";
import { compareRecorded } from "../src/corpus/comparing/compare-recorded.ts";
import { readPolicy } from "../src/load/read-policy.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { corpusDiffJson } from "../src/report/corpus/corpus-diff-json.ts";
import { corpusDiffMarkdown } from "../src/report/corpus/corpus-diff-markdown.ts";
import { corpusDiffText, type DiffDetail } from "../src/report/corpus/corpus-diff-text.ts";
import type { CorpusDiff } from "../src/report/corpus/corpus-diff-words.ts";
import { defectReport } from "../src/report/verdict/text-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { citedEvidence } from "./parts/corpus/cited-evidence.ts";
import { revisionsToCompare } from "./parts/corpus/compared-revisions.ts";
import { tableThreads } from "./parts/corpus/table-threads.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

const formatNames = ["text", "json", "markdown"] as const;

interface DiffFlags {
  readonly format: (typeof formatNames)[number];
  readonly documents?: boolean;
  readonly cited?: boolean;
  readonly words?: boolean;
  readonly limit: number;
  readonly set: string;
}

/** `touchstone corpus diff [old] [new]`: what became of the documents and chunks of a revision. */
export function diffCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("diff")
    .description("Compare two corpus revisions: what is the same, moved, edited, split or gone.")
    .argument("[old]", "the earlier revision (default: the parent of the later one)")
    .argument("[new]", "the later revision (default: the current one)")
    .addOption(
      new Option("--format <format>", "how to print it").choices(formatNames).default("text"),
    )
    .option("--documents", "documents alone, without their chunks")
    .option("--cited", "the evidence of cases alone, with what became of their quotes")
    .option("--words", "the words that edited chunks differ in; as text only")
    .option(
      "--limit <n>",
      "entries of a list, and of each in it, before the rest is counted",
      atMost,
      10,
    )
    .option("--set <folder>", "the set's folder", ".")
    .addHelpText("after", example)
    .action(async (old: string | undefined, young: string | undefined, flags: DiffFlags) => {
      finish(await runDiff(io, [old, young], flags));
    });
}

const example = `
One name is the later revision, compared with its parent. Nothing is changed, and no candidate is chosen: a person does
that. Which judgments wait for one, the policy of the set decides, and "touchstone refresh plan" names them.
docs/corpus-diff.md of the project says how chunks are compared.

Examples:
  touchstone corpus diff                                      the current revision with its parent
  touchstone corpus diff corpus-2026-09-01                    that revision with its parent
  touchstone corpus diff corpus-2026-06-01 corpus-2026-11-01  two that need not follow each other
  touchstone corpus diff --documents --limit 100              which documents came, went and changed
  touchstone corpus diff --cited --words                      what became of the evidence of cases
  touchstone corpus diff --format json                        all of it, for scripts

Exit code: 0 compared, whatever differs; 1 a recorded revision is damaged, 2 wrong use, 3 the run broke.`;

function atMost(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}

async function runDiff(
  io: Io,
  names: readonly [string | undefined, string | undefined],
  flags: DiffFlags,
): Promise<ExitCode> {
  refuseTogether(flags);
  const folder = await setFolder(io.cwd, flags.set);
  const tree = workingTree(folder);
  const asked = await revisionsToCompare(tree, names);
  const comparison =
    "defects" in asked
      ? asked.defects
      : await compareRecorded(tree, asked.pair, {
          paths: asked.paths,
          readTables: tableThreads(folder),
        });
  if (!("chunks" in comparison)) {
    const place = placeFrom(io.cwd, folder, flags.set);
    io.out(`${defectReport(comparison, { style: io.style, place })}\n`);
    io.out("The recorded corpus is damaged, so nothing was compared.\n");
    return 1;
  }
  const cited = flags.cited === true ? await citedEvidence(tree, comparison) : undefined;
  const policy = (await readPolicy(tree))?.file;
  io.out(printed({ comparison, policy, cited }, flags, io));
  return 0;
}

function refuseTogether({ documents, cited, words, format }: DiffFlags): void {
  if (documents === true && cited === true) {
    throw new UsageError("--documents and --cited ask for two different lists. Leave one out.");
  }
  if (words === true && (format !== "text" || documents === true)) {
    throw new UsageError("--words shows the words of chunks as text. Leave out the other flag.");
  }
}

function printed(diff: CorpusDiff, flags: DiffFlags, { style }: Pick<Io, "style">): string {
  const { documents = false, words = false, limit } = flags;
  const detail: DiffDetail = { documentsOnly: documents, words, limit };
  if (flags.format === "json") return corpusDiffJson(diff);
  return flags.format === "markdown"
    ? corpusDiffMarkdown(diff, detail)
    : corpusDiffText(diff, detail, style);
}
