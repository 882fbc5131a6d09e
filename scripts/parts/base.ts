import { Option } from "commander";
import { askedBase, defaultBase, type FoundBase } from "../../src/git/find-base.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { notCompared, shortId, type Comparison } from "../../src/report/comparison.ts";
import { rulesNotRun } from "../../src/rules/check.ts";

/** `--base` of a command that judges a set. */
export const baseOption: Option = new Option(
  "--base <ref>",
  "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)",
);

interface Compared {
  readonly dataset: Dataset;
  readonly comparison: Comparison;
}

/**
 * Reads the set in a folder together with the earlier state that was asked for, else with the default one. Where there is no
 * default it says so. Throws RepositoryError where one was asked for and cannot be read.
 */
export async function loadCompared(folder: string, asked: string | undefined): Promise<Compared> {
  if (asked !== undefined) return await compare(folder, await askedBase(folder, asked));
  try {
    const found = await defaultBase(folder);
    if ("commit" in found) return await compare(folder, found);
    return await alone(folder, found);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return await alone(folder, { none: "unreadable", message: error.message });
  }
}

async function compare(folder: string, { name, commit, tree }: FoundBase): Promise<Compared> {
  const base = { name: shortId(commit), tree };
  const dataset = await loadDataset(workingTree(folder), { base });
  return { dataset, comparison: { base: { name, commit, holdsSet: tree !== undefined } } };
}

async function alone(
  folder: string,
  missing: Parameters<typeof notCompared>[0],
): Promise<Compared> {
  const dataset = await loadDataset(workingTree(folder));
  return { dataset, comparison: notCompared(missing, rulesNotRun(dataset)) };
}
