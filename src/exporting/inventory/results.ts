import { readJson, type RecordProblem } from "../../load/json-file.ts";
import type { RecordFormat } from "../../load/record-formats.ts";
import { formatOf, readRecords } from "../../load/records.ts";
import { fieldOf, isMap } from "../../model/fields.ts";

/** One entry of a file of results: a case that it is of, and what else it says by which the two can be compared. */
export interface Entry {
  readonly fields: unknown;
  /** Counts from 1. */
  readonly number: number;
  readonly line: number | undefined;
}

/** A file of results of any tool, or a list of cases. */
export interface ResultFile {
  readonly entries: readonly Entry[];
  /** What stands around the list, where it does not stand alone. */
  readonly around: unknown;
  /** What could not be read; everything else is still there. */
  readonly problems: readonly RecordProblem[];
}

/** The names under which tools keep the list, from the outside to the inside. */
const listNames = [
  "members",
  "results",
  "cases",
  "test_results",
  "testCases",
  "test_cases",
  "records",
  "examples",
  "samples",
  "rows",
  "items",
  "data",
  "tests",
];

interface ReadOptions {
  readonly format: RecordFormat | undefined;
  /** Where the list is in a JSON file, as names joined by dots. */
  readonly list: string | undefined;
}

/** Reads the bytes of a file by its name or the form that was said; undefined where neither tells one. */
export function readResults(
  name: string,
  bytes: Uint8Array,
  { format = formatOf(name), list }: ReadOptions,
): ResultFile | undefined {
  if (format === undefined) return undefined;
  if (format === "json") return fromJson(bytes, list);
  const { records, problems } = readRecords(bytes, format, list);
  return { entries: records, around: undefined, problems };
}

function fromJson(bytes: Uint8Array, list: string | undefined): ResultFile {
  const reading = readJson(bytes);
  if ("problem" in reading) return broken(reading.problem);
  const items = list === undefined ? listIn(reading.value) : at(reading.value, list.split("."));
  if (!Array.isArray(items)) {
    const where =
      list === undefined
        ? "The file holds no list of results under a name that is known: say where it is with --list."
        : `The file holds no list under "${list}".`;
    return broken({ message: where, line: undefined });
  }
  const entries = items.map((fields: unknown, index) => ({
    // A bare text in a list of cases is an id.
    fields: typeof fields === "string" ? { id: fields } : fields,
    number: index + 1,
    line: undefined,
  }));
  const around = isMap(reading.value) ? reading.value : undefined;
  return { entries, around, problems: [] };
}

function broken(problem: RecordProblem): ResultFile {
  return { entries: [], around: undefined, problems: [problem] };
}

/** The list itself, or the one that a known name leads to, some steps inside. */
function listIn(value: unknown): unknown {
  let found = value;
  for (let step = 0; step < 3 && !Array.isArray(found); step++) {
    const name = listNames.find((one) => fieldOf(found, one) !== undefined);
    if (name === undefined) return undefined;
    found = fieldOf(found, name);
  }
  return found;
}

/** What a way of names leads to. */
export function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => fieldOf(found, name), value);
}

/** Where tools keep the id of the case that a result is of; ids of their own stand under some of these names, too. */
const idFields: readonly string[] = [
  "id",
  "case_id",
  "caseId",
  "metadata.case_id",
  "metadata.caseId",
  "additional_metadata.case_id",
  "testCase.metadata.case_id",
  "vars.case_id",
  "qid",
  "query_id",
  "query-id",
  "_id",
  "name",
  "description",
  "testCase.description",
];

/** The id under a field: a number is taken as its digits, and whatever else is none. */
function idUnder(fields: unknown, field: string): string | undefined {
  // A column of a table may have a dot in its name.
  const value = fieldOf(fields, field) ?? at(fields, field.split("."));
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** How the entries of a file name their cases. */
export interface CaseNames {
  /** The field that names them. */
  readonly idField: string;
  /** The case that an entry names, and under which field; undefined where it names none. */
  readonly of: (fields: unknown) => { readonly id: string; readonly field: string } | undefined;
}

/** The names under one field, and no other. */
export function namesUnder(idField: string): CaseNames {
  const of = (fields: unknown): ReturnType<CaseNames["of"]> => {
    const id = idUnder(fields, idField);
    return id === undefined ? undefined : { id, field: idField };
  };
  return { idField, of };
}

/**
 * The names under the known field that names the most cases that are expected, the first of equals; of an entry without
 * it, under the first known field that names an expected case. Undefined where no entry has any.
 */
export function namesIn(
  entries: readonly Entry[],
  expected: ReadonlySet<string>,
): CaseNames | undefined {
  const idField = idFieldOf(entries, expected);
  if (idField === undefined) return undefined;
  const { of } = namesUnder(idField);
  const others = idFields.filter((field) => field !== idField).map((field) => namesUnder(field).of);
  const elsewhere = (fields: unknown): ReturnType<CaseNames["of"]> =>
    others.map((other) => other(fields)).find((one) => one !== undefined && expected.has(one.id));
  return { idField, of: (fields) => of(fields) ?? elsewhere(fields) };
}

/** The known field that names the most cases that are expected, and the first of equals. */
function idFieldOf(entries: readonly Entry[], expected: ReadonlySet<string>): string | undefined {
  const counted = idFields.map((field) => {
    const ids = entries.map(({ fields }) => idUnder(fields, field));
    const there = ids.filter((id) => id !== undefined);
    return { field, there: there.length, known: there.filter((id) => expected.has(id)).length };
  });
  const [best] = counted
    .filter(({ there }) => there > 0)
    .toSorted((a, b) => b.known - a.known || b.there - a.there);
  return best?.field;
}
