import { basename } from "node:path";
import { Option, type Command } from "commander";
import { evidenceSource, type EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { writeFiles } from "../../../src/git/write-files.ts";
import type { FormatReading } from "../../../src/importing/case-format.ts";
import { planImport, type RecordPlan } from "../../../src/importing/import-plan.ts";
import { knownCases } from "../../../src/importing/known-cases.ts";
import type { SourceFile } from "../../../src/importing/source-place.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { lacksCurrentRevision, type Dataset, type Defect } from "../../../src/model/dataset.ts";
import { sha256 } from "../../../src/model/hash.ts";
import { casesFolder, revisionsFolder } from "../../../src/model/layout.ts";
import { nextSteps } from "../../../src/report/importing/import-next-steps.ts";
import { importReport } from "../../../src/report/importing/import-report.ts";
import type { ImportStory } from "../../../src/report/importing/import-story.ts";
import { defectReport } from "../../../src/report/verdict/text-report.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { caseFolder } from "../writing/case-folder.ts";
import { alteredRevision } from "../writing/fill-set.ts";
import { inputBytes } from "../input-file.ts";
import { lossFile } from "./loss-file.ts";
import { existingFolder, placeFrom } from "../set-folder.ts";

/** What every import can be told. */
export interface ImportOptions {
  readonly set: string;
  readonly into?: string;
  readonly revision?: string;
  readonly incomplete?: true;
  readonly losses?: string;
  readonly dryRun?: true;
}

/** What is imported, and how its records are read once it is known what evidence can be found in. */
export interface ImportSource {
  readonly format: string;
  readonly noun: ImportStory["noun"];
  readonly idPrefix: string;
  readonly files: readonly SourceFile[];
  /** The name of the mapping that reads them, where there is one. */
  readonly map?: string;
  /** The fields that a mapping reads where a record has them, and none has. */
  readonly unread?: readonly string[];
  readonly read: (source: EvidenceSource) => FormatReading;
}

export function withImportOptions(command: Command): Command {
  return command
    .option("--set <folder>", "the set's folder", ".")
    .option("--into <folder>", `the folder below ${casesFolder}/ for the new cases`)
    .option(
      "--revision <id>",
      "the corpus revision that holds the evidence (default: the current one)",
    )
    .option("--incomplete", "write the records that lack something as well")
    .addOption(
      new Option(
        "--losses <file>",
        "write what no case holds, and why, as JSON (docs/importing.md)",
      ),
    )
    .option("--dry-run", "say what would happen and write no case");
}

/** A file of a command line. Throws UsageError where it cannot be opened. */
export async function sourceFile(io: Io, given: string): Promise<SourceFile> {
  const bytes = await inputBytes(io.cwd, given);
  return { given, name: basename(given), bytes, sha256: sha256(bytes) };
}

/** Reads, plans, writes and reports. */
export async function runImport(
  io: Io,
  { format, noun, idPrefix, files, map, unread = [], read }: ImportSource,
  options: ImportOptions,
): Promise<ExitCode> {
  const folder = await existingFolder(io.cwd, options.set);
  const inputs = [...files.map(({ given }) => given), ...(map === undefined ? [] : [map])];
  const writeLosses = await lossFile(io, { set: folder, name: options.losses, inputs });
  const tree = workingTree(folder);
  const into = await caseFolder(tree, options.into ?? "");
  const { dataset, source } = await evidenceFrom(folder, options.revision);
  const broken = dataset.defects.filter(({ at }) => at.file.startsWith(`${revisionsFolder}/`));
  if (broken.length > 0) return refused(io, folder, broken);
  const reading = read(source);
  const paths = (await tree.list(casesFolder)).map(({ path }) => path);
  const plans = planImport({
    format,
    idPrefix,
    entries: reading.entries,
    known: knownCases(dataset, paths),
    into,
    incomplete: options.incomplete === true,
  });
  if (options.dryRun !== true) await writeNew(folder, plans);
  const place = placeFrom(io.cwd, folder);
  const story: ImportStory = {
    noun,
    plans,
    revision: source.revision.id,
    problems: reading.problems,
    fileLosses: reading.losses,
    unread,
    folder: `${place(into === "" ? casesFolder : `${casesFolder}/${into}`)}/`,
    dryRun: options.dryRun === true,
    fullList: options.losses ?? "--losses FILE",
  };
  await writeLosses({ format, files, story });
  io.out(`${importReport(story, io.style)}\n`);
  io.out(`\n${nextSteps(story, { incomplete: options.incomplete === true })}\n`);
  return isComplete(plans, reading) ? 0 : 1;
}

async function evidenceFrom(
  folder: string,
  asked: string | undefined,
): Promise<{ readonly dataset: Dataset; readonly source: EvidenceSource }> {
  const texts = asked === undefined ? "current" : { revision: asked };
  const dataset = await loadDataset(workingTree(folder), { texts });
  const id = asked ?? dataset.current?.revision;
  const revision = id === undefined ? undefined : dataset.revisions.get(id);
  const source = revision === undefined ? undefined : evidenceSource(dataset, revision);
  if (source !== undefined) return { dataset, source };
  throw new UsageError(noRevision(dataset, id));
}

function noRevision(dataset: Dataset, id: string | undefined): string {
  const { revisions } = dataset;
  if (revisions.size === 0 && lacksCurrentRevision(dataset)) return alteredRevision;
  if (revisions.size === 0) {
    return "The set has no corpus revision, so no evidence can be looked up. Take a snapshot of the chunks first: touchstone corpus snapshot --help";
  }
  const known = [...revisions.keys()].map((one) => `"${terminalText(one)}"`).join(", ");
  if (id === undefined) {
    return `No corpus revision is current. Name one with --revision; the set has ${known}.`;
  }
  return revisions.has(id)
    ? `The corpus revision "${terminalText(id)}" cannot be read. Run: touchstone check`
    : `The set has no corpus revision "${terminalText(id)}"; it has ${known}.`;
}

/** Evidence is not looked up in a corpus that is not what was recorded. */
function refused(io: Io, folder: string, defects: readonly Defect[]): ExitCode {
  io.out(defectReport(defects, { style: io.style, place: placeFrom(io.cwd, folder) }));
  io.out("\nThe recorded corpus cannot be relied on, so nothing was imported.\n");
  return 1;
}

/** Nothing that is there is overwritten, not even what another run writes meanwhile. */
async function writeNew(folder: string, plans: readonly RecordPlan[]): Promise<void> {
  const files = plans.flatMap(({ path, outcome }) =>
    outcome.what === "write" ? [[path, outcome.text] as const] : [],
  );
  await writeFiles(folder, files, new Map(files.map(([path]) => [path, undefined])));
}

/** What leaves nothing to do: the record is in the set, or says itself that it is not for it. */
const inPlace: ReadonlySet<string> = new Set(["write", "already-there", "skipped"]);

function isComplete(
  plans: readonly RecordPlan[],
  { problems, entries }: Pick<FormatReading, "problems" | "entries">,
): boolean {
  if (problems.length > 0 || entries.length === 0) return false;
  return plans.every(({ outcome }) => inPlace.has(outcome.what));
}
