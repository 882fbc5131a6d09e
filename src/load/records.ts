import { CsvError, parse as parseCsv } from "csv-parse/sync";
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

/** Something in a table that is no record; everything else is still read. */
export interface RecordProblem {
  readonly message: string;
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
  if (text === undefined) return failed("The file holds bytes that are not UTF-8.");
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return failed(`This is not JSON: ${error instanceof Error ? error.message : "unreadable"}.`);
  }
  return fromList(value, list, () => undefined);
}

function fromYaml(text: string, list: string | undefined): RecordReading {
  const yaml = parseLocated("", text);
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
        ? "The file does not hold a list of records; name the list inside it."
        : `The file holds no list under "${list}".`,
    );
  }
  return gathered(items.map((fields: unknown, index) => ({ fields, line: lineOf(index) })));
}

function fromJsonLines(text: string): RecordReading {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const problems: RecordProblem[] = [];
  const rows = lines.flatMap(({ line, number }) => {
    if (line === "") return [];
    try {
      const fields: unknown = JSON.parse(line);
      return [{ fields, line: number }];
    } catch {
      problems.push({ message: "This line is not JSON.", line: number });
      return [];
    }
  });
  const reading = gathered(rows);
  return { records: reading.records, problems: [...problems, ...reading.problems] };
}

function fromCsv(text: string): RecordReading {
  try {
    const rows: unknown = parseCsv(text, {
      columns: true,
      bom: true,
      info: true,
      skip_empty_lines: true,
    });
    if (!Array.isArray(rows)) return failed("The file holds no table.");
    return gathered(
      rows.map((row: unknown) => {
        const line = fieldOf(fieldOf(row, "info"), "lines");
        return {
          fields: fieldOf(row, "record"),
          line: typeof line === "number" ? line : undefined,
        };
      }),
    );
  } catch (error) {
    if (error instanceof CsvError) return failed(`This is not a CSV table: ${error.message}`);
    throw error;
  }
}

function gathered(
  rows: readonly { readonly fields: unknown; readonly line: number | undefined }[],
): RecordReading {
  const records: SourceRecord[] = [];
  const problems: RecordProblem[] = [];
  for (const [index, { fields, line }] of rows.entries()) {
    if (isFields(fields)) records.push({ fields, number: index + 1, line });
    else problems.push({ message: `Entry ${index + 1} is no record with named fields.`, line });
  }
  return { records, problems };
}

/** A field of an untrusted value, by a name of its own. */
function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function failed(message: string): RecordReading {
  return { records: [], problems: [{ message, line: undefined }] };
}
