import type { FoundBase } from "../../git/find-base.ts";
import { RepositoryError } from "../../git/repository.ts";
import { loadDataset, type LoadOptions } from "../../load/dataset.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Tree } from "../../model/tree.ts";
import { rulesNotRun, textsFor } from "../../rules/check.ts";
import type { Rule } from "../../rules/rule.ts";
import {
  notCompared,
  shortId,
  type Comparison,
  type MissingWords,
  type Unreadable,
} from "./comparison.ts";

/** A set with the earlier state that it is compared with, or why there is none. */
export interface Compared {
  readonly dataset: Dataset;
  readonly comparison: Comparison;
}

type ReadOptions = Pick<LoadOptions, "onStep" | "cases" | "texts">;

/** How to read a set: by which rules it will be judged, and how to tell why nothing is compared. */
export interface Reading<Missing> extends ReadOptions {
  readonly rules: readonly Rule[];
  readonly words: (missing: Missing) => MissingWords;
}

/** Reads a set together with an earlier state of it. Throws RepositoryError where that cannot be read. */
export async function compareWith(
  tree: Tree,
  { name, commit, place, tree: earlier }: FoundBase,
  {
    onStep,
    cases,
    rules = [],
    texts = textsFor(rules),
  }: Partial<Omit<Reading<never>, "words">> = {},
): Promise<Compared> {
  const base = { name: shortId(commit), place, tree: earlier };
  const dataset = await loadDataset(tree, { base, onStep, cases, texts });
  return { dataset, comparison: { base: { name, commit, holdsSet: earlier !== undefined } } };
}

/**
 * Reads a set together with the earlier state that nobody asked for by name. Where there is none, or it cannot be read, the
 * set is read alone, and the comparison says so.
 */
export async function compareByDefault<Missing extends { readonly none: string }>(
  tree: Tree,
  find: () => Promise<FoundBase | Missing>,
  reading: Reading<Missing | Unreadable>,
): Promise<Compared> {
  try {
    const found = await find();
    if ("none" in found) return await alone(tree, reading.words(found), reading);
    return await compareWith(tree, found, reading);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    const words = reading.words({ none: "unreadable", message: error.message });
    return await alone(tree, words, reading);
  }
}

async function alone(
  tree: Tree,
  words: MissingWords,
  { onStep, cases, rules, texts = textsFor(rules) }: Omit<Reading<never>, "words">,
): Promise<Compared> {
  const dataset = await loadDataset(tree, { onStep, cases, texts });
  return { dataset, comparison: notCompared(words, rulesNotRun(dataset, rules)) };
}
