import { basename, dirname, relative, resolve } from "node:path";
import { Command, Option } from "commander";
import { workingTree } from "../src/git/working-tree.ts";
import {
  absentFields,
  readImportMap,
  unreadFields,
  type ImportMapping,
} from "../src/importing/import-map.ts";
import { tableEntries } from "../src/importing/table-entries.ts";
import { recordFormats, type RecordFormat } from "../src/load/record-formats.ts";
import type { RecordReading } from "../src/load/records.ts";
import type { SourceFile } from "../src/importing/source-place.ts";
import { defectReport } from "../src/report/verdict/text-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import {
  runImport,
  sourceFile,
  withImportOptions,
  type ImportOptions,
} from "./parts/importing/import-run.ts";
import { inputBytes, inputRecords } from "./parts/input-file.ts";

interface TableOptions extends ImportOptions {
  readonly map: string;
  readonly format?: RecordFormat;
}

/** `touchstone import table`: a list of questions and answers becomes pending cases. */
export function importTableCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("table")
    .description(
      "Turn each record of tables (JSON, JSON Lines, CSV or YAML lists) into a candidate.",
    )
    .argument("<file...>", "the tables; one mapping reads them all")
    .requiredOption("--map <file>", "which field of the table is which part of a case")
    .addOption(
      new Option("--format <format>", "the form of the table (default: by its name)").choices(
        recordFormats,
      ),
    );
  return withImportOptions(command)
    .addHelpText("after", example)
    .action(async (files: string[], options: TableOptions) => {
      finish(await runImportTable(io, files, options));
    });
}

const example = `
Examples:
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

  touchstone import table chats/*.yaml --map chats.map.yaml --incomplete
      a question may also be the last turn of a conversation: queryFrom: {lastTurnOf: messages}

A CSV is parted by commas, semicolons or tabs, as spreadsheets write it, and is UTF-8.
Every case is pending. A record that lacks something is named and left out; nothing in the set is overwritten.
Exit code: 0 all records are in the set, 1 some are not, 2 wrong use, 3 the run broke.`;

async function runImportTable(
  io: Io,
  names: readonly string[],
  options: TableOptions,
): Promise<ExitCode> {
  const mapping = await mappingFrom(io, options.map);
  if (mapping === undefined) return 2;
  const tables = await tablesFrom(io, names, {
    format: options.format ?? mapping.format,
    list: mapping.list,
  });
  const records = tables.flatMap(({ reading }) => reading.records);
  assertFieldsExist(options.map, absentFields(mapping, records));
  return await runImport(
    io,
    {
      format: "table",
      noun: "table",
      idPrefix: mapping.idPrefix,
      files: tables.map(({ file }) => file),
      map: options.map,
      unread: unreadFields(mapping, records),
      read: (source) => ({
        entries: tables.flatMap(({ file, reading }) =>
          tableEntries(file, reading.records, { mapping, source }),
        ),
        problems: tables.flatMap(({ file: { given }, reading }) =>
          reading.problems.map(({ message, line }) => ({ at: { file: given, line }, message })),
        ),
        losses: [],
      }),
    },
    options,
  );
}

interface Table {
  readonly file: SourceFile;
  readonly reading: RecordReading;
}

/** The tables in the order given. Throws UsageError where one is named twice or cannot be opened. */
async function tablesFrom(
  io: Io,
  names: readonly string[],
  form: Parameters<typeof inputRecords>[2],
): Promise<readonly Table[]> {
  const paths = names.map((name) => resolve(io.cwd, name));
  const twice = names.find((_, index) => paths.indexOf(paths[index] ?? "") < index);
  if (twice !== undefined)
    throw new UsageError(`"${terminalText(twice)}" is named twice: name each table once.`);
  const tables: Table[] = [];
  for (const name of names) {
    const file = await sourceFile(io, name);
    tables.push({ file, reading: inputRecords(name, file.bytes, form) });
  }
  return tables;
}

/** A field that no record has is a slip of the mapping: importing would lose what it was to name. */
function assertFieldsExist(map: string, absent: ReturnType<typeof absentFields>): void {
  if (absent.length === 0) return;
  const lines = absent.map(({ at, message }) => `${map}:${at.line}:${at.column} ${message}`);
  throw new UsageError(
    `${lines.map(terminalText).join("\n")}\nThe mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".`,
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
