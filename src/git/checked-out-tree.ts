import { realpath } from "node:fs/promises";
import type { Tree } from "../model/tree.ts";
import { commitTree } from "./commit-tree.ts";
import { findCheckout, placeIn } from "./find-repository.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { throughDisk } from "./through-disk.ts";

/** The commit that is checked out, as far as a set's folder shows it. */
export interface CheckedOut {
  readonly repository: Repository;
  readonly commit: string;
  /** The set's folder in its repository; empty where it is the whole of it. */
  readonly place: string;
  /** What `commitTree` gives of the commit, as fast as the disk. */
  readonly tree: Tree;
}

/**
 * The set in a folder as the checked-out commit holds it; edits of the working directory do not show. Throws
 * RepositoryError: `no-repository`, `no-such-commit` before the first commit, `no-such-folder` where the commit has none.
 */
export async function checkedOutTree(folder: string): Promise<CheckedOut> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  if (checkout === undefined) {
    throw new RepositoryError("no-repository", "This folder lies in no Git repository.");
  }
  const { repository, head: commit } = checkout;
  if (commit === undefined) {
    throw new RepositoryError("no-such-commit", "No commit is checked out: there is none yet.");
  }
  const place = placeIn(checkout, real);
  const tree = throughDisk(await commitTree(repository, commit, place), real);
  return { repository, commit, place, tree };
}
