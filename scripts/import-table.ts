import { basename, dirname, relative, resolve } from "node:path";
import { Command, Option } from "commander";
import { evidenceSource, type EvidenceSource } from "../src/authoring/evidence-source.ts";
import { planImport, type RecordPlan } from "../src/importing/import-table.ts";
import { knownCases } from "../src/importing/known-cases.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { writeFiles } from "../src/git/write-files.ts";
import { loadDataset } from "../src/load/dataset.ts";
import {
  absentFields,
  readImportMap,
  unreadFields,
  type ImportMapping,
} from "../src/importing/import-map.ts";
import { recordFormats, type RecordFormat, type RecordReading } from "../src/load/records.ts";
import type { Dataset, Defect } from "../src/model/dataset.ts";
import { sha256 } from "../src/model/hash.ts";
import { casesFolder, revisionsFolder } from "../src/model/layout.ts";
import { importReport, nextSteps } from "../src/report/import-report.ts";
import { defectReport } from "../src/report/text-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { caseFolder } from "./parts/case-folder.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { inputBytes, inputRecords } from "./parts/input-file.ts";
import { existingFolder, placeFrom } from "./parts/set-folder.ts";

interface ImportOptions {
  readonly map: string;
  readonly format?: RecordFormat;
  readonly set: string;
  readonly into?: string;
  readonly revision?: string;
  readonly incomplete?: true;
  readonly dryRun?: true;
}

/** `touchstone import table`: a list of questions and answers becomes pending cases. */
export function importTableCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("table")
    .description(
      "Turn each record of a table (JSON, JSON Lines, CSV or a YAML list) into a candidate.",
    )
    .argument("<file>", "the table")
    .requiredOption("--map <file>", "which field of the table is which part of a case")
    .addOption(
      new Option("--format <format>", "the form of the table (default: by its name)").choices(
        recordFormats,
      ),
    )
    .option("--set <folder>", "the set's folder", ".")
    .option("--into <folder>", `the folder below ${casesFolder}/ for the new cases`)
    .option(
      "--revision <id>",
      "the corpus revision that holds the evidence (default: the current one)",
    )
    .option("--incomplete", "write the records that lack something as well")
    .option("--dry-run", "say what would happen and write nothing")
    .addHelpText("after", example)
    .action(async (file: string, options: ImportOptions) => {
      finish(await runImportTable(io, file, options));
    });
}

const example = `
Example:
  touchstone import table questions.jsonl --map questions.map.yaml --into benefits

  with this in questions.map.yaml:
    query: question
    expectedAnswer: answer
    kind: answerable
    evidence: {field: chunk_ids}

  and where the table says "handbook p. 12" instead of a chunk's id:
    evidence:
      field: Source
      places: [{pattern: "{document} p.{page}", locator: "{page}"}]
      documents: {handbook: employee-handbook.pdf}

Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;

async function runImportTable(io: Io, file: string, options: ImportOptions): Promise<ExitCode> {
  const mapping = await mappingFrom(io, options.map);
  if (mapping === undefined) return 2;
  const bytes = await inputBytes(io.cwd, file);
  const format = options.format ?? mapping.format;
  const reading = inputRecords(file, bytes, { format, list: mapping.list });
  assertFieldsExist(options.map, absentFields(mapping, reading.records));
  const folder = await existingFolder(io.cwd, options.set);
  const tree = workingTree(folder);
  const into = await caseFolder(tree, options.into ?? "");
  const { dataset, source } = await evidenceFrom(folder, options.revision);
  const broken = dataset.defects.filter(({ at }) => at.file.startsWith(`${revisionsFolder}/`));
  if (broken.length > 0) return refused(io, folder, broken);
  const plans = planImport({
    name: basename(file),
    sha256: sha256(bytes),
    records: reading.records,
    mapping,
    source,
    known: knownCases(
      dataset,
      (await tree.list(casesFolder)).map(({ path }) => path),
    ),
    into,
    incomplete: options.incomplete === true,
  });
  if (options.dryRun !== true) await writeFiles(folder, newFiles(plans));
  const place = placeFrom(io.cwd, folder);
  const report = {
    table: file,
    plans,
    revision: source.revision.id,
    problems: reading.problems,
    unread: unreadFields(mapping, reading.records),
    folder: `${place(into === "" ? casesFolder : `${casesFolder}/${into}`)}/`,
    dryRun: options.dryRun === true,
  };
  io.out(`${importReport(report, io.style)}\n`);
  io.out(`\n${nextSteps(report, { incomplete: options.incomplete === true })}\n`);
  return isComplete(plans, reading) ? 0 : 1;
}

/** A field that no record has is a slip of the mapping: importing would lose what it was to name. */
function assertFieldsExist(map: string, absent: ReturnType<typeof absentFields>): void {
  if (absent.length === 0) return;
  const lines = absent.map(({ at, message }) => `${map}:${at.line}:${at.column} ${message}`);
  throw new UsageError(
    `${lines.map(terminalText).join("\n")}\nThe mapping does not fit the table, so nothing was imported.`,
  );
}

async function mappingFrom(io: Io, file: string): Promise<ImportMapping | undefined> {
  await inputBytes(io.cwd, file);
  const full = resolve(io.cwd, file);
  const { mapping, defects } = await readImportMap(workingTree(dirname(full)), basename(full));
  if (mapping === undefined) {
    io.err(defectReport(defects, { style: io.style, place: () => relative(io.cwd, full) }));
  }
  return mapping;
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

function noRevision({ revisions }: Dataset, id: string | undefined): string {
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

function* newFiles(plans: readonly RecordPlan[]): Generator<readonly [string, string]> {
  for (const { path, outcome } of plans) if (outcome.what === "write") yield [path, outcome.text];
}

function isComplete(plans: readonly RecordPlan[], { problems, records }: RecordReading): boolean {
  if (problems.length > 0 || records.length === 0) return false;
  return plans.every(({ outcome }) => outcome.what === "write" || outcome.what === "already-there");
}
