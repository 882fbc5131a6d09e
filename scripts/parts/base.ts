import { realpathSync } from "node:fs";
import { Option } from "commander";
import type { CommittedSet } from "../../src/git/changed-below.ts";
import type { FoundBase, NoBase } from "../../src/git/find-base.ts";
import { mayLieInRepository } from "../../src/git/find-repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import {
  compareByDefault,
  compareWith,
  type Compared,
  type Reading,
} from "../../src/report/compare-set.ts";
import { wordsAtDesk, type MissingBase } from "../../src/report/comparison.ts";

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
 * Reads the set in a folder, or in a commit where one is given, together with the earlier state that was asked for, else
 * with the default one. Where there is no default it says so. Throws RepositoryError where one was asked for and cannot be
 * read.
 */
export async function loadCompared(
  { folder, set }: { readonly folder: string; readonly set?: CommittedSet | undefined },
  { base, ...wanted }: Wanted,
): Promise<Compared> {
  const tree = set?.tree ?? workingTree(folder);
  const from = set ?? folder;
  if (base !== undefined) {
    const { askedBase } = await import("../../src/git/find-base.ts");
    return await compareWith(tree, await askedBase(from, base), wanted);
  }
  const found = async (): Promise<FoundBase | NoBase> => {
    // What reads a repository is loaded where there is one.
    if (set === undefined && !mayLieInRepository(realpathSync(folder))) {
      return { none: "no-repository" };
    }
    const { defaultBase } = await import("../../src/git/find-base.ts");
    return await defaultBase(from);
  };
  return await compareByDefault(tree, found, { ...wanted, words: wordsAtDesk });
}
