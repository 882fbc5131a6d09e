import {
  changedInCommit,
  changedOnDisk,
  type ChangedBelow,
  type CommittedSet,
} from "../../../src/git/changed-below.ts";
import { askedBase, defaultBase, type FoundBase } from "../../../src/git/find-base.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset, type LoadOptions } from "../../../src/load/dataset.ts";
import { limits } from "../../../src/load/limits.ts";
import { foldedName } from "../../../src/load/set-names.ts";
import { casesFolder, isInCases, isYamlName } from "../../../src/model/layout.ts";
import { isFile } from "../../../src/model/tree.ts";
import type { Compared } from "../../../src/report/verdict/compare-set.ts";
import { shortId, wordsAtDesk } from "../../../src/report/verdict/comparison.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { ChangedCases } from "../../../src/report/verdict/verdict.ts";
import { UsageError } from "../../io.ts";

/** The changed case files of a set alone, with what their rules need of the rest. */
export interface ComparedCases extends Compared {
  readonly changed: ChangedCases;
  /** What of the set stands in these files. */
  readonly files: ReadonlySet<string>;
}

/** Where the set is: a folder, or a commit. */
interface Place {
  readonly folder: string;
  readonly set: CommittedSet | undefined;
}

/**
 * Reads the case files that differ between an earlier state, asked for or the default one, and a commit or the working
 * directory. Throws UsageError where nothing tells what changed.
 */
export async function loadChanged(
  { folder, set }: Place,
  { base, onStep }: Pick<LoadOptions, "onStep"> & { readonly base: string | undefined },
): Promise<ComparedCases> {
  const found = await earlierState(set ?? folder, base);
  const { there, gone, tree } = await changedBelow({ folder, set }, found);
  const { name, commit, place, tree: earlier } = found;
  const dataset = await loadDataset(tree, {
    base: { name: shortId(commit), place, tree: earlier },
    only: there,
    onStep,
  });
  const defects = dataset.defects.filter(({ at }) => !isInCases(at.file) || there.has(at.file));
  const entries = (await tree.list(casesFolder)).filter(({ path }) => there.has(path));
  const files = entries.filter((entry) => isYamlName(entry.path) || !isFile(entry)).length;
  return {
    dataset: { ...dataset, defects },
    comparison: { base: { name, commit, holdsSet: earlier !== undefined } },
    changed: { files, deleted: [...gone].filter(isYamlName).length },
    files: there,
  };
}

async function earlierState(
  from: Parameters<typeof askedBase>[0],
  base: string | undefined,
): Promise<FoundBase> {
  if (base !== undefined) return await askedBase(from, base);
  const found = await defaultBase(from);
  if (!("none" in found)) return found;
  const { reason } = wordsAtDesk(found);
  throw new UsageError(
    `Nothing tells which files changed. ${terminalText(reason)} Name an earlier state, as in --changed --base HEAD; without --changed the whole set is judged.`,
  );
}

async function changedBelow({ folder, set }: Place, base: FoundBase): Promise<ChangedBelow> {
  if (set !== undefined) {
    return await changedInCommit(set, base, { folder: casesFolder, keyOf: foldedName });
  }
  return await changedOnDisk(workingTree(folder), base.tree, {
    folder: casesFolder,
    max: limits.case,
  });
}
