import fs from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as git from "isomorphic-git";
import { byUtf8 } from "../model/utf8-order.ts";
import { isAbsentObject, readCommit } from "./commit.ts";
import type { Repository } from "./repository.ts";

/** How many references are looked at for what a clone holds. */
const mostRefs = 256;

/** Whether a clone was made with a filter, so that any object may be missing in it. Git marks the packs of such a clone. */
export async function isPartialClone({ gitdir }: Repository): Promise<boolean> {
  const packs = await readdir(join(gitdir, "objects", "pack")).catch(() => []);
  return packs.some((name) => name.endsWith(".promisor"));
}

/** Commits that references of a clone name and that it holds, HEAD first. */
export async function heldTips(repository: Repository): Promise<readonly string[]> {
  const { gitdir } = repository;
  const refs = await git.listRefs({ fs, gitdir, filepath: "refs" });
  const tips = new Set<string>();
  for (const ref of ["HEAD", ...refs.slice(0, mostRefs).map((name) => `refs/${name}`)]) {
    const oid = await git.resolveRef({ fs, gitdir, ref }).catch(() => undefined);
    if (oid !== undefined && (await holds(repository, oid))) tips.add(oid);
  }
  return [...tips];
}

/** Whether a clone holds a commit, and each of its parents. */
export async function holdsWithParents(repository: Repository, oid: string): Promise<boolean> {
  return (await holds(repository, oid)) && !(await lacksParent(repository, oid));
}

async function holds(repository: Repository, oid: string): Promise<boolean> {
  try {
    await readCommit(repository, oid);
    return true;
  } catch (error) {
    if (isAbsentObject(error)) return false;
    throw error;
  }
}

async function lacksParent(repository: Repository, oid: string): Promise<boolean> {
  const { parents } = await readCommit(repository, oid);
  for (const parent of parents) if (!(await holds(repository, parent))) return true;
  return false;
}

/** The commits whose parents a shallow clone does not know; none in any other clone. */
export async function historyEnds({ gitdir }: Repository): Promise<readonly string[]> {
  const text = await readFile(join(gitdir, "shallow"), "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}

/**
 * Writes down where the history of a clone ends after commits came in, `cut` being those of them whose parents did not come: a
 * commit that has its parents is no end, whatever was said of it before.
 */
export async function noteHistoryEnds(
  repository: Repository,
  cut: readonly string[],
): Promise<void> {
  const before = await historyEnds(repository);
  const ends: string[] = [];
  for (const oid of new Set([...before, ...cut])) {
    if ((await holds(repository, oid)) && (await lacksParent(repository, oid))) ends.push(oid);
  }
  const file = join(repository.gitdir, "shallow");
  if (ends.length === 0) return await rm(file, { force: true });
  const text = `${ends.toSorted(byUtf8).join("\n")}\n`;
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}
