import {
  formatOf,
  readRecords,
  type RecordFormat,
  type RecordReading,
} from "../../load/records.ts";
import type { SourceFile } from "../source-place.ts";

/** The records of a file in the form that its name tells. */
export function sourceRecords(
  { name, bytes }: Pick<SourceFile, "name" | "bytes">,
  forms: readonly RecordFormat[],
): RecordReading & { readonly form: RecordFormat | undefined } {
  const form = formatOf(name);
  if (form !== undefined && forms.includes(form)) return { ...readRecords(bytes, form), form };
  const endings = forms.map((one) => `.${one}`).join(", ");
  const message = `The name does not tell a form that this format has: it ends in one of ${endings}.`;
  return { records: [], problems: [{ message, line: undefined }], form: undefined };
}
