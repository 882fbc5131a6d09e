import { join } from "node:path";
import { writeFiles } from "../../../src/git/write-files.ts";
import { withWrittenScalars } from "../../../src/load/scalar-edits.ts";
import type { AmbiguousScalar, Dataset } from "../../../src/model/dataset.ts";
import { groupsOf } from "../../../src/model/groups.ts";
import { isRecorded } from "../../../src/model/layout.ts";
import { rawText } from "../raw-text.ts";

/** A file and what is written anew in it. */
export interface WrittenScalars {
  readonly path: string;
  readonly scalars: readonly AmbiguousScalar[];
}

/**
 * Writes the ambiguous scalars of the files that are wanted so that every reader takes them for the value that they have:
 * approvals stand. Recorded revisions and files that changed meanwhile stay as they are.
 */
export async function writeScalars(
  folder: string,
  { ambiguousScalars }: Pick<Dataset, "ambiguousScalars">,
  isWanted: (path: string) => boolean,
): Promise<readonly WrittenScalars[]> {
  const byFile = groupsOf(
    ambiguousScalars.filter(({ at }) => !isRecorded(at.file) && isWanted(at.file)),
    ({ at }) => at.file,
  );
  const written: WrittenScalars[] = [];
  const asRead = new Map<string, string>();
  const files: (readonly [path: string, text: string])[] = [];
  for (const [path, scalars] of byFile) {
    const before = await rawText(join(folder, path));
    const text = withWrittenScalars(before, scalars);
    if (text === undefined) continue;
    asRead.set(path, before);
    written.push({ path, scalars });
    files.push([path, text]);
  }
  await writeFiles(folder, files, asRead);
  return written;
}
