import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { fieldOf, isMap } from "../model/fields.ts";
import { counted } from "../model/sentence.ts";
import { deepest, isDeep } from "./depth.ts";
import { notUtf8, parsedJson, type RecordProblem } from "./json-file.ts";
import { literalQuotes } from "./literal-quotes.ts";
import { parseLocated } from "./located-yaml.ts";
import { decodeUtf8 } from "./text-file.ts";

/** The forms in which teams hold tables. */
export const recordFormats = ["json", "jsonl", "csv", "yaml"] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** One record of a table: its fields as the file has them, and where it stands. */
export interface SourceRecord {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Counts from 1. */
  readonly number: number;
  /** The line it starts on, where the form tells. */
  readonly line: number | undefined;
}

export interface RecordReading {
  readonly records: readonly SourceRecord[];
  readonly problems: readonly RecordProblem[];
}

/** The form that a file's name tells, or undefined. */
export function formatOf(file: string): RecordFormat | undefined {
  const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
  if (ending === "yml") return "yaml";
  return recordFormats.find((format) => format === ending);
}

/**
 * Reads a table from its bytes: UTF-8, with or without a byte order mark. `list` leads to the list inside a JSON or YAML
 * file that does not start with it, as names joined by dots.
 */
export function readRecords(bytes: Uint8Array, format: RecordFormat, list?: string): RecordReading {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { records: [], problems: [notUtf8] };
  switch (format) {
    case "json":
      return fromJson(text, list);
    case "jsonl":
      return fromJsonLines(text);
    case "csv":
      return fromCsv(text);
    case "yaml":
      return fromYaml(text, list);
  }
}

function fromJson(text: string, list: string | undefined): RecordReading {
  const reading = parsedJson(text);
  return "problem" in reading
    ? { records: [], problems: [reading.problem] }
    : fromList(reading.value, list, () => undefined);
}

function fromYaml(text: string, list: string | undefined): RecordReading {
  // A dump holds as many records as there are.
  const yaml = parseLocated("", text, { keys: Infinity });
  const [defect] = yaml.defects;
  if (defect !== undefined) {
    return { records: [], problems: [{ message: defect.message, line: defect.at.line }] };
  }
  const base = list === undefined ? [] : list.split(".");
  return fromList(yaml.value, list, (index) => yaml.locate([...base, index]).line);
}

function fromList(
  value: unknown,
  list: string | undefined,
  lineOf: (index: number) => number | undefined,
): RecordReading {
  let items: unknown = value;
  for (const name of list?.split(".") ?? []) items = fieldOf(items, name);
  if (!Array.isArray(items)) {
    return failed(
      list === undefined
        ? 'The file does not hold a list of records; name the list inside it, as "list" in the mapping file.'
        : `The file holds no list under "${list}".`,
    );
  }
  return gathered(items.map((fields: unknown, index) => ({ fields, line: lineOf(index) })));
}

/** The entries of a list as records. */
export function listedRecords(items: readonly unknown[]): RecordReading {
  return gathered(items.map((fields) => ({ fields, line: undefined })));
}

function fromJsonLines(text: string): RecordReading {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const rows = lines.filter(({ line }) => line !== "");
  if (rows[0]?.line.startsWith("[") === true && fromJson(text, undefined).records.length > 0) {
    return failed(
      "The file holds one JSON list, not a JSON object a line: say --format json, or name it .json.",
    );
  }
  return gathered(
    rows.map(({ line, number }) => {
      try {
        const fields: unknown = JSON.parse(line);
        return { fields, line: number };
      } catch {
        return { problem: "This line is not JSON.", line: number };
      }
    }),
  );
}

function fromCsv(text: string): RecordReading {
  const bytes = Buffer.from(literalQuotes(text));
  try {
    const rows: unknown = parseCsv(bytes, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    const [header, ...body] = Array.isArray(rows) ? rows.map(rowsOf(bytes)) : [];
    if (header === undefined)
      return failed("The file holds no table: its first line names no columns.");
    const parted = separatorOf(header.cells);
    if (parted !== undefined) {
      const message = `The columns are parted by ${parted}, but commas are due.`;
      return { records: [], problems: [{ message, line: header.line }] };
    }
    const twice = header.cells.find((name, index) => header.cells.indexOf(name) < index);
    if (twice !== undefined) {
      return {
        records: [],
        problems: [{ message: `Two columns have the name "${twice}".`, line: header.line }],
      };
    }
    return gathered(body.map((row) => named(header.cells, row)));
  } catch (error) {
    if (error instanceof CsvError) return { records: [], problems: [csvProblem(error, bytes)] };
    throw error;
  }
}

/** What parts the columns of a table whose whole header is one cell; undefined where nothing says so. */
function separatorOf([only = "", ...others]: readonly string[]): string | undefined {
  if (others.length > 0) return undefined;
  if (only.includes("\t")) return "tabs";
  return only.includes(";") ? "semicolons" : undefined;
}

interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number | undefined;
}

/** Takes rows one after another. The parser tells the byte that each ends at; its own count of lines is no good with CRLF. */
function rowsOf(bytes: Uint8Array): (row: unknown) => CsvRow {
  let [at, line] = [0, 1];
  return (row) => {
    const record = fieldOf(row, "record");
    const cells = Array.isArray(record) ? record.map(String) : [];
    const end = fieldOf(fieldOf(row, "info"), "bytes");
    if (typeof end !== "number") return { cells, line: undefined };
    for (; at < end - 1; at++) if (bytes[at] === 0x0a) line++;
    const feeds = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
    return { cells, line: line - feeds };
  };
}

function named(header: readonly string[], { cells, line }: CsvRow): Row {
  if (cells.length !== header.length) {
    return {
      problem: `The row has ${counted(cells.length, "cell")}, but the table's header has ${header.length}.`,
      line,
    };
  }
  return { fields: Object.fromEntries(header.map((name, index) => [name, cells[index]])), line };
}

/** An error stands in the cell behind the bytes that were read as cells, and behind the empty lines there. */
function csvProblem(error: CsvError, bytes: Uint8Array): RecordProblem {
  const sentences: Readonly<Record<string, string>> = {
    CSV_INVALID_CLOSING_QUOTE: "Something follows a closing quote inside a cell.",
    CSV_QUOTE_NOT_CLOSED: "The table ends inside a quoted cell: its quote is never closed.",
  };
  const read: unknown = Reflect.get(error, "bytes");
  let at = typeof read === "number" ? read : 0;
  while (bytes[at] === 0x0a || bytes[at] === 0x0d) at++;
  return {
    message: sentences[error.code] ?? `This is not a CSV table: ${error.message}`,
    line: bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1,
  };
}

type Row =
  | { readonly fields: unknown; readonly line: number | undefined }
  | { readonly problem: string; readonly line: number | undefined };

/** Numbers count every entry, so that one that cannot be read shifts no other. */
function gathered(rows: readonly Row[]): RecordReading {
  const records: SourceRecord[] = [];
  const problems: RecordProblem[] = [];
  for (const [index, row] of rows.entries()) {
    const { line } = row;
    if ("problem" in row) problems.push({ message: row.problem, line });
    else if (isDeep(row.fields)) {
      problems.push({
        message: `Entry ${index + 1} is nested deeper than ${deepest} levels.`,
        line,
      });
    } else if (isMap(row.fields)) records.push({ fields: row.fields, number: index + 1, line });
    else problems.push({ message: `Entry ${index + 1} is no record with named fields.`, line });
  }
  return { records, problems };
}

function failed(message: string): RecordReading {
  return { records: [], problems: [{ message, line: undefined }] };
}
