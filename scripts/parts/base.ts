import { Option } from "commander";
import type { CommittedSet } from "../../src/git/changed-below.ts";
import { askedBase, defaultBase } from "../../src/git/find-base.ts";
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
  if (base !== undefined) return await compareWith(tree, await askedBase(from, base), wanted);
  const reading = { ...wanted, words: wordsAtDesk };
  return await compareByDefault(tree, async () => await defaultBase(from), reading);
}
