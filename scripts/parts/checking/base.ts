import { realpathSync } from "node:fs";
import { Option } from "commander";
import type { CommittedSet } from "../../../src/git/changed-below.ts";
import type { FoundBase } from "../../../src/git/find-base.ts";
import { mayLieInRepository } from "../../../src/git/find-repository.ts";
import { RepositoryError } from "../../../src/git/repository.ts";
import type { Tree } from "../../../src/model/tree.ts";
import {
  compareByDefault,
  compareWith,
  type Compared,
  type Reading,
} from "../../../src/report/verdict/compare-set.ts";
import { wordsAtDesk, type MissingBase } from "../../../src/report/verdict/comparison.ts";

/** `--base` of a command that judges a set. */
export const baseOption: Option = new Option(
  "--base <ref>",
  "the branch, tag or commit whose approved cases and recorded revisions are guarded (default: the remote's main branch)",
);

/** What to compare with, by its name where one was asked for, and the rules that are asked for. */
interface Wanted extends Omit<Reading<MissingBase>, "words"> {
  readonly base: string | undefined;
}

/**
 * The earlier state of the set in a folder, or in a commit where one is given, that was asked for, else the default one or
 * why there is none. Throws RepositoryError where one was asked for and cannot be read.
 */
export async function findBase(
  { folder, set }: { readonly folder: string; readonly set?: CommittedSet | undefined },
  base: string | undefined,
): Promise<FoundBase | MissingBase> {
  const from = set ?? folder;
  // What reads a repository is loaded where there is one.
  if (base === undefined && set === undefined && !mayLieInRepository(realpathSync(folder))) {
    return { none: "no-repository" };
  }
  const { askedBase, defaultBase } = await import("../../../src/git/find-base.ts");
  if (base !== undefined) return await askedBase(from, base);
  try {
    return await defaultBase(from);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return { none: "unreadable", message: error.message };
  }
}

/** Reads a set together with what findBase gave. Where there is nothing to compare with, it says so. Throws as findBase does. */
export async function compareFound(
  tree: Tree,
  found: FoundBase | MissingBase,
  { base, ...wanted }: Wanted,
): Promise<Compared> {
  if (base !== undefined && !("none" in found)) return await compareWith(tree, found, wanted);
  const reading = { ...wanted, words: wordsAtDesk };
  return await compareByDefault<MissingBase>(
    tree,
    async () => await Promise.resolve(found),
    reading,
  );
}
