import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { lossDocument } from "../../../src/report/importing/loss-document.ts";
import type { SourceFile } from "../../../src/importing/source-place.ts";
import type { ImportStory } from "../../../src/report/importing/import-story.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { assertWritable } from "../output-file.ts";

/** What the losses of one import are of. */
interface Imported {
  readonly format: string;
  readonly files: readonly SourceFile[];
  readonly story: ImportStory;
}

/**
 * Writes the losses of an import where that was asked for. Throws UsageError before anything is imported where the file
 * is one that is imported, or cannot be.
 */
export async function lossFile(
  io: Io,
  name: string | undefined,
  files: readonly SourceFile[],
): Promise<(imported: Imported) => Promise<void>> {
  if (name === undefined) return async () => {};
  const path = resolve(io.cwd, name);
  if (files.some(({ given }) => resolve(io.cwd, given) === path)) {
    throw new UsageError(
      `"${terminalText(name)}" is what is imported: give --losses a file of its own.`,
    );
  }
  await assertWritable(io.cwd, name, "--losses");
  return async ({ format, files: read, story }) => {
    const document = lossDocument({ format, files: read, story });
    await writeFile(path, `${JSON.stringify(document, undefined, 2)}\n`);
  };
}
