import { Command, Option } from "commander";
import { citedChunks } from "../src/corpus/cited-chunks.ts";
import { readDump } from "../src/corpus/read-dump.ts";
import { contentOf, type Content } from "../src/corpus/snapshot.ts";
import { planSnapshot, snapshotChanges, type SnapshotPlan } from "../src/corpus/snapshot-plan.ts";
import { stateDefects } from "../src/corpus/state-defects.ts";
import { filesOfTexts, keptTexts, textChanges, type FileChange } from "../src/corpus/text-files.ts";
import { changedFiles } from "../src/git/changed-files.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { passageFormats } from "../src/importing/case-formats.ts";
import { loadDataset } from "../src/load/dataset.ts";
import { readCorpusState } from "../src/load/read-corpus-state.ts";
import { readTexts } from "../src/load/read-texts.ts";
import { recordFormats } from "../src/load/records.ts";
import type { Defect } from "../src/model/dataset.ts";
import { casesFolder, isYamlName } from "../src/model/layout.ts";
import type { Tree } from "../src/model/tree.ts";
import { dumpReport, leftOutReport } from "../src/report/dump-report.ts";
import { snapshotReport } from "../src/report/snapshot-report.ts";
import { defectReport } from "../src/report/text-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { existingFolder, placeFrom } from "./parts/set-folder.ts";
import {
  snapshotInputs,
  type SnapshotInputs,
  type SnapshotOptions,
} from "./parts/snapshot-inputs.ts";

/** `touchstone corpus snapshot <dump…>`: records what the retriever can see as a corpus revision. */
export function snapshotCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("snapshot")
    .description("Record a chunk dump as the current corpus revision.")
    .argument("<dump...>", "the dump: one or more JSON, JSONL, CSV or YAML files")
    .option("--map <file>", "a mapping file: which field says what (docs/corpus.md)")
    .option("--chunk-id <field>", "the field with a chunk's id")
    .option("--text <field>", "the field with a chunk's text")
    .option(
      "--document <field>",
      "the field with its document's id, or a pattern over the chunk's id",
    )
    .option("--locator <field>", "the field with its place in the document: heading, page, anchor")
    .option(
      "--id-from <pattern>",
      "build chunk ids from {document} and {locator}, keep the store's",
    )
    .option("--chunking <name@version>", "how the documents were cut into chunks")
    .addOption(
      new Option(
        "--format <format>",
        "the form of the dump (default: by its name), or a test set that brings its corpus",
      ).choices([...recordFormats, ...passageFormats.keys()]),
    )
    .option("--list <path>", "where the list stands inside a JSON file, as in data.chunks")
    .option("--id <id>", "the revision's name (default: corpus-<day of created-at>)")
    .option("--created-at <moment>", "when the corpus was so (default: the dump's commit time)")
    .addOption(
      new Option("--texts <which>", "chunk texts to keep in the set (default: all)").choices([
        "all",
        "cited",
        "none",
      ]),
    )
    .option("--set <folder>", "the set's folder", ".")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (dump: string[], options: SnapshotOptions) => {
      finish(await runSnapshot(io, dump, options));
    });
}

const example = `
Examples:
  touchstone corpus snapshot chunks.jsonl --chunk-id id --text text \\
    --document "{document}#{locator}" --chunking by-heading@1 --created-at 2026-09-01
      ids such as handbook.md#refunds: the document is what stands before the "#"

  touchstone corpus snapshot pages/*.jsonl --map docs/corpus-map.yaml
      several files make one snapshot; in Git, their commit time is the revision's

  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      a format of touchstone import that brings its corpus says itself which field is what

Exit code: 0 recorded, or nothing changed; 1 the dump has problems; 2 wrong use; 3 the run broke.`;

async function runSnapshot(
  io: Io,
  names: readonly string[],
  options: SnapshotOptions,
): Promise<ExitCode> {
  // A first snapshot makes the set: its folder need not hold one yet.
  const folder = await existingFolder(io.cwd, options.set);
  const inputs = await snapshotInputs(io, names, options);
  const dump = readDump(inputs.files, inputs.map);
  if (dump.problems.length > 0) return unfit(io, dump.problems);
  const tree = workingTree(folder);
  const content = contentOf(dump.documents, dump.chunks);
  const state = await readCorpusState(tree, inputs.id);
  const texts = await readTexts(tree, filesOfTexts(state.paths, content.texts));
  const defects = [...stateDefects(state), ...texts.defects];
  if (defects.length > 0) return refused(io, folder, defects);

  const policy = options.texts ?? "all";
  const plan = planSnapshot({ ...inputs, texts: policy }, content, state);
  if (plan.kind === "taken") throw taken(inputs, plan);
  const present: ReadonlyMap<string, string> = texts.texts;
  const kept = await keptOf(tree, content, policy);
  const changes = changesOf(plan, textChanges(kept, present, state), {
    paths: state.paths,
    // A text that somebody withdrew comes back only where it is asked for.
    addsTexts: options.texts !== undefined,
  });
  const changed = await changedFiles(tree, changes);
  if (options.dryRun !== true) await writeFiles(folder, changed);
  io.out(leftOutReport(dump.leftOut, io.style));
  io.out(
    snapshotReport(
      {
        plan,
        id: inputs.id,
        documents: content.documents.size,
        chunks: content.chunks.size,
        inputs: names.length,
        keptTexts: kept.size,
        newTexts: [...kept.keys()].filter((hash) => !present.has(hash)).length,
        changed: changed.map(([path]) => path),
        dryRun: options.dryRun === true,
        hasCases: (await tree.list(casesFolder)).some(({ path }) => isYamlName(path)),
      },
      io.style,
    ),
  );
  return 0;
}

function changesOf(
  plan: SnapshotPlan,
  texts: readonly FileChange[],
  { paths, addsTexts }: { readonly paths: readonly string[]; readonly addsTexts: boolean },
): readonly FileChange[] {
  if (plan.kind === "new" || plan.kind === "unfinished") {
    return snapshotChanges(plan, texts, paths);
  }
  return plan.kind === "same" && addsTexts ? texts : [];
}

function unfit(io: Io, problems: Parameters<typeof dumpReport>[0]): ExitCode {
  io.out(dumpReport(problems, io.style));
  return 1;
}

async function keptOf(
  tree: Tree,
  content: Content,
  policy: NonNullable<SnapshotOptions["texts"]>,
): Promise<ReadonlyMap<string, string>> {
  const cases = policy === "cited" ? (await loadDataset(tree)).cases : [];
  return keptTexts(content, policy, citedChunks(cases));
}

function refused(io: Io, folder: string, defects: readonly Defect[]): ExitCode {
  const place = placeFrom(io.cwd, folder);
  io.out(`${defectReport(defects, { style: io.style, place })}\n`);
  io.out("The recorded corpus cannot be built on, so nothing was written.\n");
  return 1;
}

function taken(
  { id }: SnapshotInputs,
  { free }: Extract<SnapshotPlan, { kind: "taken" }>,
): UsageError {
  return new UsageError(
    `Corpus revision "${id}" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id ${free}.`,
  );
}
