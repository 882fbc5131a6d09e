import { resolve } from "node:path";
import { lossDocument } from "../../../src/report/importing/loss-document.ts";
import type { SourceFile } from "../../../src/importing/source-place.ts";
import type { ImportStory } from "../../../src/report/importing/import-story.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { assertWritable, writeOutput } from "../output-file.ts";
import { realPathOf } from "../real-path.ts";

/** What the losses of one import are of. */
interface Imported {
  readonly format: string;
  readonly files: readonly SourceFile[];
  readonly story: ImportStory;
}

/** Where the losses of an import go, and what it reads. */
interface LossPlace {
  readonly set: string;
  /** As it was named. */
  readonly name: string | undefined;
  /** The names of all files that the import reads. */
  readonly inputs: readonly string[];
}

/**
 * Writes the losses of an import where that was asked for. Throws UsageError before anything is imported where the file
 * is one that is read, or cannot be.
 */
export async function lossFile(
  io: Io,
  { set, name, inputs }: LossPlace,
): Promise<(imported: Imported) => Promise<void>> {
  if (name === undefined) return async () => {};
  const option = "--losses";
  const path = await assertWritable({ cwd: io.cwd, set, option }, name);
  for (const input of inputs) {
    if ((await realPathOf(resolve(io.cwd, input))) !== path) continue;
    throw new UsageError(
      `"${terminalText(name)}" is what is imported: give --losses a file of its own.`,
    );
  }
  return async ({ format, files: read, story }) => {
    const document = lossDocument({ format, files: read, story });
    await writeOutput({ option, name }, path, `${JSON.stringify(document, undefined, 2)}\n`);
  };
}
