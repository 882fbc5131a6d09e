import { byUtf8 } from "../model/utf8-order.ts";
import type { Repository } from "./repository.ts";
import { entriesOf, entryNamed, isFileMode, treeMode, type RawEntry } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

/** A file in a tree: its path below the folder that was asked about, and its content by object id. */
export interface FoundFile {
  readonly path: string;
  readonly oid: string;
}

/**
 * Finds fitting files in the trees of commits; a folder that two commits share is read once. Where all that were found
 * last are still at their paths, no other is looked for.
 */
export function fileFinder(
  repository: Repository,
  folder: string,
  named: (name: string) => boolean,
): (root: string) => Promise<readonly FoundFile[]> {
  const known = new Map<string, readonly FoundFile[]>();
  const below = async (tree: string): Promise<readonly FoundFile[]> => {
    const met = known.get(tree);
    if (met !== undefined) return met;
    const places: FoundFile[] = [];
    for (const { name, mode, oid } of await entriesOf(repository, tree)) {
      if (mode === treeMode) {
        for (const { path, oid: blob } of await below(oid)) {
          places.push({ path: `${name}/${path}`, oid: blob });
        }
      } else if (isFileMode(mode) && named(name)) places.push({ path: name, oid });
    }
    known.set(tree, places);
    return places;
  };
  const entryAt = entryFinder(repository);
  let last: readonly FoundFile[] = [];
  const again = async (tree: string): Promise<readonly FoundFile[] | undefined> => {
    const places: FoundFile[] = [];
    for (const { path } of last) {
      const entry = await entryAt(tree, path);
      if (entry !== undefined && isFileMode(entry.mode)) places.push({ path, oid: entry.oid });
    }
    return places.length > 0 && places.length === last.length ? places : undefined;
  };
  return async (root) => {
    const cases = await entryAt(root, folder);
    if (cases === undefined || cases.mode !== treeMode) return [];
    const found = (await again(cases.oid)) ?? (await below(cases.oid));
    const sorted = found.toSorted((a, b) => byUtf8(a.path, b.path));
    if (sorted.length > 0) last = sorted;
    return sorted;
  };
}

/** Finds what stands at a path below a tree; each tree is asked for a name once. */
function entryFinder(
  repository: Repository,
): (root: string, path: string) => Promise<RawEntry | undefined> {
  const known = new Map<string, RawEntry | undefined>();
  const child = async (tree: string, name: string): Promise<RawEntry | undefined> => {
    const key = `${tree} ${name}`;
    if (!known.has(key)) known.set(key, await entryNamed(repository, tree, name));
    return known.get(key);
  };
  return async (root, path) => await entryBelow(root, path, child);
}
