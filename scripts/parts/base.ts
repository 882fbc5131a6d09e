import { realpathSync } from "node:fs";
import { Option } from "commander";
import type { FoundBase } from "../../src/git/find-base.ts";
import { mayLieInRepository } from "../../src/git/find-repository.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset, type LoadOptions } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { notCompared, shortId, type Comparison } from "../../src/report/comparison.ts";
import { rulesNotRun } from "../../src/rules/check.ts";
import type { Rule } from "../../src/rules/rule.ts";

/** `--base` of a command that judges a set. */
export const baseOption: Option = new Option(
  "--base <ref>",
  "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)",
);

/** A set with the earlier state that it is compared with, or why there is none. */
export interface Compared {
  readonly dataset: Dataset;
  readonly comparison: Comparison;
}

/** What to compare with, by its name where one was asked for, and the rules that are asked for. */
interface Wanted extends Pick<LoadOptions, "onStep"> {
  readonly base: string | undefined;
  readonly rules: readonly Rule[];
}

/**
 * Reads the set in a folder together with the earlier state that was asked for, else with the default one. Where there is no
 * default it says so. Throws RepositoryError where one was asked for and cannot be read.
 */
export async function loadCompared(folder: string, wanted: Wanted): Promise<Compared> {
  // What reads a repository is loaded where there is one.
  if (wanted.base === undefined && !mayLieInRepository(realpathSync(folder))) {
    return await alone(folder, { none: "no-repository" }, wanted);
  }
  const { askedBase, defaultBase } = await import("../../src/git/find-base.ts");
  if (wanted.base !== undefined) {
    return await compare(folder, await askedBase(folder, wanted.base), wanted);
  }
  try {
    const found = await defaultBase(folder);
    if ("commit" in found) return await compare(folder, found, wanted);
    return await alone(folder, found, wanted);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return await alone(folder, { none: "unreadable", message: error.message }, wanted);
  }
}

async function compare(
  folder: string,
  { name, commit, place, tree }: FoundBase,
  { onStep }: Wanted,
): Promise<Compared> {
  const base = { name: shortId(commit), place, tree };
  const dataset = await loadDataset(workingTree(folder), { base, onStep });
  return { dataset, comparison: { base: { name, commit, holdsSet: tree !== undefined } } };
}

async function alone(
  folder: string,
  missing: Parameters<typeof notCompared>[0],
  { onStep, rules }: Wanted,
): Promise<Compared> {
  const dataset = await loadDataset(workingTree(folder), { onStep });
  return { dataset, comparison: notCompared(missing, rulesNotRun(dataset, rules)) };
}
