import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CommittedSet } from "../git/changed-below.ts";
import { openCommit, openSet, setAround } from "../git/open-commit.ts";
import { workingTree } from "../git/working-tree.ts";
import { casesFolder, revisionsFolder } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { UsageError } from "../model/usage-error.ts";
import { terminalText } from "../report/untrusted/terminal.ts";

/** A set that is ready to be read: in a folder, or in a commit. */
export interface OpenedSet {
  readonly tree: Tree;
  /** Where a comparison with an earlier state starts. */
  readonly from: string | CommittedSet;
  /** The full id of the commit; undefined where the files of the folder are read. */
  readonly commit: string | undefined;
}

/**
 * Opens the set in a folder, or as a commit has it there. Throws UsageError where there is none, and RepositoryError where
 * there is no such commit.
 */
export async function openedSet(folder: string, commit: string | undefined): Promise<OpenedSet> {
  const place = resolve(folder);
  if (commit !== undefined) return await committedSet(place, commit);
  if (![casesFolder, revisionsFolder].some((name) => existsSync(resolve(place, name)))) {
    throw noSet(place, "");
  }
  return { tree: workingTree(place), from: place, commit: undefined };
}

async function committedSet(folder: string, ref: string): Promise<OpenedSet> {
  const opened = await openCommit(folder, ref);
  const found = await setAround(opened, folder);
  if (found === undefined || found.path !== "") throw noSet(folder, ` in commit ${ref}`);
  const { place } = found;
  const { repository, head, commit } = opened;
  const tree = await openSet(opened, place);
  return { tree, from: { repository, head, commit, place, tree }, commit };
}

function noSet(folder: string, where: string): UsageError {
  const message = `"${folder}" holds no evaluation set${where}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`;
  return new UsageError(terminalText(message));
}
