import { fieldOf, isMap } from "../model/fields.ts";
import { csvTable } from "./csv-table.ts";
import { binaryForm, foreignEncoding } from "./foreign-bytes.ts";
import { deepest, isDeep } from "./depth.ts";
import { parsedJson, type RecordProblem } from "./json-file.ts";
import { parseLocated } from "./located-yaml.ts";
import { recordFormats, type RecordFormat } from "./record-formats.ts";
import { decodeUtf8 } from "./text-file.ts";

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
  if (ending === "tsv") return "csv";
  return recordFormats.find((format) => format === ending);
}

/**
 * Reads a table from its bytes: UTF-8, with or without a byte order mark. `list` leads to the list inside a JSON or YAML
 * file that does not start with it, as names joined by dots.
 */
export function readRecords(bytes: Uint8Array, format: RecordFormat, list?: string): RecordReading {
  const text = decodeUtf8(bytes);
  const binary = binaryForm(bytes);
  if (binary !== undefined) return { records: [], problems: [binary] };
  if (text === undefined) {
    return { records: [], problems: [foreignEncoding(bytes, { isTable: format === "csv" })] };
  }
  switch (format) {
    case "json":
      return fromJson(text, list);
    case "jsonl":
      return fromJsonLines(text);
    case "csv":
      return gathered(csvTable(text));
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
