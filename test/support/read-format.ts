import type { CaseFormat, FormatReading } from "../../src/importing/case-format.ts";
import type { SourceFile } from "../../src/importing/source-place.ts";
import { sha256 } from "../../src/model/hash.ts";
import { sourceOf } from "./evidence-source.ts";

export type Read = FormatReading;

/** A file as a command line gives it. */
export function sourceFileOf(name: string, content: string | Uint8Array): SourceFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return { given: name, name, bytes, sha256: sha256(bytes) };
}

/** What a format reads of files, over a corpus of these chunks. */
export async function readInto(
  format: CaseFormat,
  files: readonly SourceFile[],
  chunks: Readonly<Record<string, string>>,
): Promise<FormatReading> {
  return format.readCases(files, await sourceOf(chunks), {});
}
