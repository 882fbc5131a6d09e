import {
  readRecorded,
  type RecordedRevision,
} from "../../../src/corpus/comparing/compare-recorded.ts";
import { currentNotRecorded, withoutPointer } from "../../../src/corpus/current-defects.ts";
import { readCurrent } from "../../../src/load/read-revision.ts";
import { filesBelow, keepsFile } from "../../../src/load/set-files.ts";
import type { Defect } from "../../../src/model/dataset.ts";
import { currentFile, revisionsFolder } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** Two revisions and the files of the set, or what is wrong with it. */
type Asked =
  | {
      readonly pair: readonly [before: RecordedRevision, after: RecordedRevision];
      readonly paths: readonly string[];
    }
  | { readonly defects: readonly Defect[] };

/**
 * Finds the revisions that somebody wants to compare: of one name it is the later one, and without a name the current one;
 * the earlier one is its parent. Throws UsageError where one is not recorded.
 */
export async function revisionsToCompare(
  tree: Tree,
  names: readonly [string | undefined, string | undefined],
): Promise<Asked> {
  const defects: Defect[] = [];
  const entries = await filesBelow(tree, revisionsFolder, defects);
  const paths = entries.filter((entry) => keepsFile(entry, defects)).map(({ path }) => path);
  if (defects.length > 0) return { defects };
  const [old, young] = names[1] === undefined ? [undefined, names[0]] : names;
  const current = young === undefined ? await currentName(tree, paths) : undefined;
  if (typeof current === "object") return current;
  const after = await recorded(tree, young ?? current ?? "", paths);
  if (after.revision === undefined) return after;
  const before = await recorded(tree, old ?? parentOf(after.revision, paths), paths);
  return before.revision === undefined
    ? before
    : { pair: [before.revision, after.revision], paths };
}

function parentOf({ record: { id, parent } }: RecordedRevision, paths: readonly string[]): string {
  if (parent !== undefined) return parent;
  const others = recordedIds(paths).filter((one) => one !== id);
  if (others.length === 0) {
    throw new UsageError(
      `Corpus revision ${shown(id)} is the only one that is recorded, so there is nothing to compare it with. Record what your documents say now: touchstone corpus snapshot --help`,
    );
  }
  throw new UsageError(
    `Corpus revision ${shown(id)} has no parent. Name the one to compare it with: ${others.map(shown).join(", ")}.`,
  );
}

/** The name of a current revision that is recorded, or what is wrong with it. */
async function currentName(
  tree: Tree,
  paths: readonly string[],
): Promise<string | { readonly defects: readonly Defect[] }> {
  const ids = recordedIds(paths);
  if (!paths.includes(currentFile)) {
    if (ids.length > 0) return { defects: [withoutPointer(ids)] };
    throw new UsageError(
      "No corpus revision is recorded, so there is nothing to compare. Record one: touchstone corpus snapshot --help",
    );
  }
  const { current, defects } = await readCurrent(tree);
  const { revision, at } = current;
  if (revision === undefined) return { defects };
  return ids.includes(revision) ? revision : { defects: [currentNotRecorded(revision, at)] };
}

async function recorded(
  tree: Tree,
  name: string,
  paths: readonly string[],
): ReturnType<typeof readRecorded> {
  const reading = await readRecorded(tree, name, paths);
  if (reading.revision !== undefined || reading.defects.length > 0) return reading;
  throw new UsageError(
    `There is no corpus revision ${shown(name)} in the set, but ${known(paths)}.`,
  );
}

function shown(name: string): string {
  return `"${terminalText(name)}"`;
}

function known(paths: readonly string[]): string {
  const ids = recordedIds(paths);
  return ids.length === 0 ? "none is recorded" : ids.map(shown).join(", ");
}

function recordedIds(paths: readonly string[]): readonly string[] {
  const ids = paths.flatMap((path) => {
    const [, id = "", file, ...deeper] = path.split("/");
    return file === "revision.yaml" && deeper.length === 0 ? [id] : [];
  });
  return ids.toSorted(byUtf8);
}
