import { constants } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { resolve } from "node:path";
import { binaryForm } from "../../src/load/foreign-bytes.ts";
import type { RecordFormat } from "../../src/load/record-formats.ts";
import { formatOf, readRecords, type RecordReading } from "../../src/load/records.ts";
import { limits } from "../../src/load/limits.ts";
import { sizeText } from "../../src/load/text-file.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** The largest file that fits into one string, in bytes. */
const largest = 500 * 1000 * 1000;

/** The bytes of a file named on a command line. Throws UsageError where it cannot be opened or is too large. */
export async function inputBytes(cwd: string, name: string): Promise<Uint8Array> {
  return await boundedBytes(resolve(cwd, name), name, {
    isPlain: false,
    largest,
    tooLarge:
      "is larger than 500 MB. Cut it into several files: a snapshot takes them together, an import one after another.",
  });
}

/** What a file is due to be: its kind, such as "a manifest", how many bytes it may have, and what to do about one of more. */
export interface DueFile {
  readonly kind: string;
  readonly most: number;
  readonly fix: string;
}

/** The same of a file that has to lie on a disk: no pipe and no device, which may never end. */
export async function plainBytes(
  cwd: string,
  name: string,
  { kind, most, fix }: DueFile,
): Promise<Uint8Array> {
  return await boundedBytes(resolve(cwd, name), name, {
    isPlain: true,
    largest: most,
    tooLarge: `is larger than the ${sizeText(most)} that ${kind} may have, so it was not read. ${fix}`,
  });
}

/** What the manifest of an export is due to be. */
export const dueManifest: DueFile = {
  kind: "a manifest",
  most: limits.manifest,
  fix: "Export one side of the set at a time, with --split.",
};

interface Bounds {
  /** Whether nothing but a plain file is read. */
  readonly isPlain: boolean;
  /** In bytes; of a larger file nothing is read, and of a pipe no more than this is held. */
  readonly largest: number;
  /** What to say of a larger one, to stand after its name. */
  readonly tooLarge: string;
}

async function boundedBytes(path: string, name: string, bounds: Bounds): Promise<Uint8Array> {
  const shown = `"${terminalText(name)}"`;
  const bytes = await bytesAt(path, bounds).catch((cause: unknown) => {
    throw new UsageError(`${shown} is not a file that can be opened.`, { cause });
  });
  if (bytes === "too large") throw new UsageError(`${shown} ${bounds.tooLarge}`);
  if (bytes === "no plain file") {
    throw new UsageError(
      `${shown} is a pipe or a device, and not a plain file. Write it to a file, and name that.`,
    );
  }
  return bytes;
}

async function bytesAt(
  path: string,
  { isPlain, largest: most }: Bounds,
): Promise<Uint8Array | "too large" | "no plain file"> {
  // A pipe that nobody writes to would be waited for; where pipes are taken, that is what was asked for.
  const file = await open(path, constants.O_RDONLY | (isPlain ? constants.O_NONBLOCK : 0));
  try {
    const facts = await file.stat();
    if (isPlain && !facts.isFile() && !facts.isDirectory()) return "no plain file";
    return facts.size > most ? "too large" : ((await readUpTo(file, most)) ?? "too large");
  } finally {
    await file.close();
  }
}

/** Undefined where there is more than this, such as in a file that grows; then no more is held either. */
async function readUpTo(file: FileHandle, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = file.createReadStream({ autoClose: false, highWaterMark: 1024 * 1024 });
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
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
