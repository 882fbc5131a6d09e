import type { RecordFormat } from "../../load/record-formats.ts";
import {
  formatOf,
  listedRecords,
  readRecords,
  type RecordReading,
  type SourceRecord,
} from "../../load/records.ts";
import { isMap } from "../../model/fields.ts";
import { readJson } from "../../load/json-file.ts";
import { listed } from "../../model/sentence.ts";
import type { FormatReading } from "../case-format.ts";
import type { ImportedCase } from "../imported-case.ts";
import type { SourceFile } from "../source-place.ts";

/** A record of a format, the form of its file, and the file. */
interface FiledRecord {
  readonly record: SourceRecord;
  readonly form: RecordFormat | undefined;
  readonly file: SourceFile;
}

/** The records of a file in the form that its name tells. */
export function sourceRecords(
  { name, bytes }: Pick<SourceFile, "name" | "bytes">,
  forms: readonly RecordFormat[],
): RecordReading & { readonly form: RecordFormat | undefined } {
  const form = formatOf(name);
  if (form === "json" && forms.includes(form)) return { ...listIn(bytes), form };
  if (form !== undefined && forms.includes(form)) return { ...readRecords(bytes, form), form };
  const endings = forms.map((one) => `.${one}`).join(", ");
  const message = `The name does not tell a form that this format has: it ends in one of ${endings}.`;
  return { records: [], problems: [{ message, line: undefined }], form: undefined };
}

/** A JSON file is one list. */
function listIn(bytes: Uint8Array): RecordReading {
  const reading = readJson(bytes);
  if ("problem" in reading) return { records: [], problems: [reading.problem] };
  if (Array.isArray(reading.value)) return listedRecords(reading.value);
  const names = isMap(reading.value) ? Object.keys(reading.value).map((name) => `"${name}"`) : [];
  const has = names.length === 0 ? "" : `; it is a map with ${listed(names.slice(0, 5))}`;
  const message = `The file is no list of records, as this format writes them${has}.`;
  return { records: [], problems: [{ message, line: undefined }] };
}

/** Reads every record of the files as a case; what is no record is a problem with its place. */
export function readRecordsOf(
  files: readonly SourceFile[],
  forms: readonly RecordFormat[],
  read: (record: FiledRecord) => ImportedCase,
): FormatReading {
  const readings = files.map((file) => {
    const { records, problems, form } = sourceRecords(file, forms);
    return {
      entries: records.map((record) => ({
        at: { file: file.given, number: record.number, line: record.line },
        file,
        read: read({ record, form, file }),
      })),
      problems: problems.map(({ message, line }) => ({ at: { file: file.given, line }, message })),
    };
  });
  return {
    entries: readings.flatMap(({ entries }) => entries),
    problems: readings.flatMap(({ problems }) => problems),
    losses: [],
  };
}
