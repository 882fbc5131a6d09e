import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { binaryForm } from "../../src/load/foreign-bytes.ts";
import {
  formatOf,
  readRecords,
  type RecordFormat,
  type RecordReading,
} from "../../src/load/records.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** The largest file that fits into one string, in bytes. */
const largest = 500 * 1000 * 1000;

/** The bytes of a file named on a command line. Throws UsageError where it cannot be opened or is too large. */
export async function inputBytes(cwd: string, name: string): Promise<Uint8Array> {
  const path = resolve(cwd, name);
  const shown = `"${terminalText(name)}"`;
  try {
    if ((await stat(path)).size <= largest) return await readFile(path);
  } catch (cause) {
    throw new UsageError(`${shown} is not a file that can be opened.`, { cause });
  }
  throw new UsageError(
    `${shown} is larger than 500 MB. Cut it into several files: a snapshot takes them together, an import one after another.`,
  );
}

/** The records in the bytes of a file, in the form that was said or that its name tells. Throws UsageError where neither does. */
export function inputRecords(
  name: string,
  bytes: Uint8Array,
  {
    format,
    list,
  }: { readonly format: RecordFormat | undefined; readonly list: string | undefined },
): RecordReading {
  const form = format ?? formatOf(name);
  if (form !== undefined) return readRecords(bytes, form, list);
  const binary = binaryForm(bytes);
  if (binary !== undefined) throw new UsageError(`"${terminalText(name)}": ${binary.message}`);
  throw new UsageError(
    `The name "${terminalText(name)}" does not tell what form the file has: give it the ending .json, .jsonl, .csv, .tsv or .yaml, or say it with --format.`,
  );
}
