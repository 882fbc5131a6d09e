import { groupsOf } from "../model/groups.ts";
import type { TreeEntry } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { kindOf } from "./commit-tree.ts";
import type { Repository } from "./repository.ts";
import { entriesOf, treeMode, type RawEntry } from "./tree-objects.ts";

/** What names are compared by: two that give the same are neighbours. */
type Key = (name: string) => string;

/**
 * Of the files below a tree object those at some paths, and what has to be known to judge their names: for each, and for
 * each folder above it, what stands beside it under a name of the same key, and the first file of the folder. Of a large
 * tree no other folder is read. Sorted by UTF-8 bytes; paths are relative to the tree.
 */
export async function withNeighbours(
  repository: Repository,
  tree: string,
  { paths, keyOf }: { readonly paths: Iterable<string>; readonly keyOf: Key },
): Promise<readonly TreeEntry[]> {
  const found = new Map<string, TreeEntry>();
  await collect(
    { repository, found, keyOf },
    { oid: tree, prefix: "" },
    [...paths].map((path) => path.split("/")),
  );
  return [...found.values()].toSorted((a, b) => byUtf8(a.path, b.path));
}

interface Search {
  readonly repository: Repository;
  readonly found: Map<string, TreeEntry>;
  readonly keyOf: Key;
}

interface Folder {
  readonly oid: string;
  /** Its path with a slash behind it; empty for the top. */
  readonly prefix: string;
}

async function collect(
  search: Search,
  folder: Folder,
  wanted: readonly (readonly string[])[],
): Promise<void> {
  const below = groupsOf(wanted, ([name = ""]) => name);
  const keys = new Set([...below.keys()].map(search.keyOf));
  for (const entry of await entriesOf(search.repository, folder.oid)) {
    const here = below.get(entry.name);
    if (here !== undefined && entry.mode === treeMode) {
      const prefix = `${folder.prefix}${entry.name}/`;
      const rest = here.map((path) => path.slice(1)).filter((path) => path.length > 0);
      await collect(search, { oid: entry.oid, prefix }, rest);
    } else if (keys.has(search.keyOf(entry.name))) await addFirst(search, folder, [entry]);
  }
  await addFirst(search, folder, await entriesOf(search.repository, folder.oid));
}

/** Adds the first file that entries show, in order of path; whether there is one. */
async function addFirst(
  search: Search,
  { prefix }: Pick<Folder, "prefix">,
  entries: readonly RawEntry[],
): Promise<boolean> {
  for (const { name, mode, oid } of entries) {
    const path = prefix + name;
    if (mode !== treeMode) {
      search.found.set(path, { path, kind: kindOf(mode) });
      // A name that is not UTF-8 shows no folder.
      if (!name.includes("\ufffd")) return true;
    } else if (
      await addFirst(search, { prefix: `${path}/` }, await entriesOf(search.repository, oid))
    ) {
      return true;
    }
  }
  return false;
}
