import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { casesFolder, revisionsFolder } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { readCommit } from "./commit.ts";
import { commitTree } from "./commit-tree.ts";
import { commitAsked, type Standpoint } from "./find-base.ts";
import { findRepository, placeIn } from "./find-repository.ts";
import { RepositoryError } from "./repository.ts";
import { throughDisk } from "./through-disk.ts";
import { entryNamed, treeMode } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

/** A commit in the repository around a path of the disk, where nothing of it has to be checked out. */
export interface OpenCommit extends Omit<Standpoint, "commit" | "place"> {
  /** The folder that the repository's paths are relative to. */
  readonly root: string;
  readonly commit: string;
  /** The commit's tree object. */
  readonly tree: string;
}

/** Throws RepositoryError where the path lies in no repository, bare or not, or the name is that of no commit in it. */
export async function openCommit(path: string, ref: string): Promise<OpenCommit> {
  const found = await findRepository(await realPlace(path));
  if (found === undefined) {
    const message = `This folder lies in no Git repository, so "${ref}" names no commit.`;
    throw new RepositoryError("no-repository", message);
  }
  const { repository, head } = found;
  const commit = await commitAsked(repository, ref, head);
  return { ...found, commit, tree: (await readCommit(repository, commit)).tree };
}

/** Where a path lies: the set's folder in the commit, and the way from there; what stands there now. */
export interface PlaceInSet {
  readonly place: string;
  readonly path: string;
  readonly what: "folder" | "file" | "nothing";
}

/** Finds the set of a commit that a path of the disk lies in, or is; undefined where there is none. */
export async function setAround(opened: OpenCommit, path: string): Promise<PlaceInSet | undefined> {
  const inside = placeIn(opened, await realPlace(path));
  if (inside === ".." || inside.startsWith("../")) return undefined;
  for (let place = inside; ; place = parentOf(place)) {
    if (await holdsSet(opened, place)) {
      const way = inside.slice(place === "" ? 0 : place.length + 1);
      return { place, path: way, what: await whatStandsAt(opened, inside) };
    }
    if (place === "") return undefined;
  }
}

/** The set at a place of a commit; of the one that is checked out as fast as the disk. */
export async function openSet(opened: OpenCommit, place: string): Promise<Tree> {
  const { repository, commit, head, root } = opened;
  const tree = await commitTree(repository, commit, place);
  return commit === head && root !== repository.gitdir
    ? throughDisk(tree, join(root, place))
    : tree;
}

/** The real path of what is there, and the rest of the path behind it. */
async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (path === dirname(path)) throw error;
    return join(await realPlace(dirname(path)), basename(path));
  }
}

function parentOf(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf("/")));
}

async function holdsSet(opened: OpenCommit, place: string): Promise<boolean> {
  for (const name of [casesFolder, revisionsFolder]) {
    if ((await whatStandsAt(opened, `${place}/${name}`)) === "folder") return true;
  }
  return false;
}

async function whatStandsAt(
  { repository, tree }: OpenCommit,
  place: string,
): Promise<PlaceInSet["what"]> {
  const entry = await entryBelow(tree, place, async (...at) => await entryNamed(repository, ...at));
  if (entry === undefined) return "nothing";
  return entry.mode === treeMode ? "folder" : "file";
}
