import { readBlob } from "./blob.ts";
import { commitsInOrder, type HeldCommit } from "./commit-order.ts";
import type { FoundFile } from "./file-finder.ts";
import { entriesOf, entryNamed, isFileMode, treeMode } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";
import type { Repository } from "./repository.ts";

/** One content that a file had at a path, and the commit that brought it. */
export interface BroughtVersion extends FoundFile {
  readonly commit: string;
  /** False where an earlier commit may have, which this clone lacks. */
  readonly isCertain: boolean;
  /** The commits that hold it come after those that hold a version with a lower number. */
  readonly order: number;
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Every content that the fitting files below a folder (given from the root of the commits) ever had, along all parents, in no
 * order. The commit of each is one that holds it and builds on none that does; a content that came back has the first one.
 */
export async function broughtVersions(
  repository: Repository,
  head: string,
  { folder, named }: { readonly folder: string; readonly named: (name: string) => boolean },
): Promise<readonly BroughtVersion[]> {
  const commits = (await commitsInOrder(repository, head)).toReversed();
  const holders = await firstHolders(repository, folder, commits);
  const filesIn = filesBelow(repository, named);
  const versions = new Map<string, BroughtVersion>();
  for (const [order, { tree, commit }] of holders.entries()) {
    for (const { path, oid } of await filesIn(tree)) {
      const key = `${oid} ${path}`;
      if (versions.has(key)) continue;
      const read = async (): Promise<Uint8Array> => await readBlob(repository, oid, path);
      const { oid: brought, complete: isCertain } = commit;
      versions.set(key, { path, oid, commit: brought, isCertain, order, read });
    }
  }
  return [...versions.values()];
}

/** What the folder held, and the first commit in which it held that. */
interface Holder {
  readonly tree: string;
  readonly commit: HeldCommit;
}

/** Most commits touch other folders. */
async function firstHolders(
  repository: Repository,
  folder: string,
  oldestFirst: readonly HeldCommit[],
): Promise<readonly Holder[]> {
  const holders = new Map<string, Holder>();
  for (const commit of oldestFirst) {
    const entry = await entryBelow(
      commit.tree,
      folder,
      async (tree, name) => await entryNamed(repository, tree, name),
    );
    if (entry?.mode !== treeMode || holders.has(entry.oid)) continue;
    holders.set(entry.oid, { tree: entry.oid, commit });
  }
  return [...holders.values()];
}

/** Finds the fitting files below a tree; one that stands in several is read once. */
function filesBelow(
  repository: Repository,
  named: (name: string) => boolean,
): (tree: string) => Promise<readonly FoundFile[]> {
  const known = new Map<string, readonly FoundFile[]>();
  return async function below(tree) {
    const met = known.get(tree);
    if (met !== undefined) return met;
    const files: FoundFile[] = [];
    for (const { name, mode, oid } of await entriesOf(repository, tree)) {
      if (mode === treeMode) {
        for (const file of await below(oid)) {
          files.push({ path: `${name}/${file.path}`, oid: file.oid });
        }
      } else if (isFileMode(mode) && named(name)) files.push({ path: name, oid });
    }
    known.set(tree, files);
    return files;
  };
}
