import { compareRecorded } from "../../../src/corpus/comparing/compare-recorded.ts";
import { readPolicy } from "../../../src/load/read-policy.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { corpusDiffJson } from "../../../src/report/corpus/corpus-diff-json.ts";
import { corpusDiffMarkdown } from "../../../src/report/corpus/corpus-diff-markdown.ts";
import { corpusDiffText, type DiffDetail } from "../../../src/report/corpus/corpus-diff-text.ts";
import type { CorpusDiff } from "../../../src/report/corpus/corpus-diff-words.ts";
import { defectReport } from "../../../src/report/verdict/text-report.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { printPieces } from "../print-pieces.ts";
import { placeFrom, setFolder } from "../set-folder.ts";
import { citedEvidence } from "./cited-evidence.ts";
import { revisionsToCompare } from "./compared-revisions.ts";
import type { DiffFlags } from "./diff-flags.ts";
import { tableThreads } from "./table-threads.ts";

/** Compares two revisions and prints what became of documents and chunks, as `touchstone corpus diff` does. */
export async function runDiff(
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
  await printPieces(io, printed({ comparison, policy, cited }, flags, io));
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

function printed(
  diff: CorpusDiff,
  flags: DiffFlags,
  { style }: Pick<Io, "style">,
): Iterable<string> {
  const { documents = false, words = false, limit } = flags;
  const detail: DiffDetail = { documentsOnly: documents, words, limit };
  if (flags.format === "json") return withLineFeed(corpusDiffJson(diff));
  return flags.format === "markdown"
    ? [corpusDiffMarkdown(diff, detail)]
    : [corpusDiffText(diff, detail, style)];
}

function* withLineFeed(pieces: Iterable<string>): Generator<string> {
  yield* pieces;
  yield "\n";
}
