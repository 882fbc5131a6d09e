import { repositoryPath } from "./repository-path.ts";
import { haveSameBytes } from "../model/same-bytes.ts";
import { isFile, type Tree, type TreeEntry } from "../model/tree.ts";
import { changedPaths } from "./changed-paths.ts";
import { readCommit } from "./commit.ts";
import type { FoundBase, Standpoint } from "./find-base.ts";
import { withNeighbours } from "./neighbours.ts";
import type { Repository } from "./repository.ts";
import { entryNamed, treeMode } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

/** What of a folder of a set is not as it was in an earlier state. Paths are the set's. */
export interface ChangedBelow {
  /** What was added or edited. */
  readonly there: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** The set. Its list of the folder may leave out what decides nothing about those files and their names. */
  readonly tree: Tree;
}

/** A set in a commit. */
export interface CommittedSet extends Standpoint {
  readonly commit: string;
  readonly tree: Tree;
}

/**
 * Compares a commit with an earlier one by their tree objects: nothing is read that did not change. `keyOf` gives the same
 * for two names that have to be judged together.
 */
export async function changedInCommit(
  { repository, commit, place, tree }: CommittedSet,
  base: Pick<FoundBase, "commit">,
  { folder, keyOf }: { readonly folder: string; readonly keyOf: (name: string) => string },
): Promise<ChangedBelow> {
  const full = repositoryPath(place, folder);
  const changes = await changedPaths(repository, [base.commit, commit], full);
  const paths = changes.flatMap(({ after, path }) => (after === undefined ? [] : [path]));
  const entries = await entriesAround(repository, [commit, full], { paths, keyOf });
  const inSet = (path: string): string => `${folder}/${path}`;
  const listed = entries.map(({ path, kind }) => ({ path: inSet(path), kind }));
  return {
    there: new Set(paths.map(inSet)),
    gone: new Set(changes.flatMap(({ after, path }) => (after === undefined ? [inSet(path)] : []))),
    tree: {
      ...tree,
      list: async (asked) => (asked === folder ? listed : await tree.list(asked)),
    },
  };
}

async function entriesAround(
  repository: Repository,
  [commit, folder]: readonly [string, string],
  wanted: Parameters<typeof withNeighbours>[2],
): Promise<readonly TreeEntry[]> {
  const { tree } = await readCommit(repository, commit);
  const at = await entryBelow(tree, folder, async (...one) => await entryNamed(repository, ...one));
  return at?.mode === treeMode ? await withNeighbours(repository, at.oid, wanted) : [];
}

/** Compares the files of a folder on disk, each of at most so many bytes, with those of an earlier state. */
export async function changedOnDisk(
  now: Tree,
  before: Tree | undefined,
  { folder, max }: { readonly folder: string; readonly max: number },
): Promise<ChangedBelow> {
  const then = new Map(((await before?.list(folder)) ?? []).map((entry) => [entry.path, entry]));
  const there = new Set<string>();
  for (const entry of await now.list(folder)) {
    const { path } = entry;
    const earlier = then.get(path);
    then.delete(path);
    const same =
      before !== undefined &&
      earlier !== undefined &&
      isFile(entry) &&
      isFile(earlier) &&
      (await haveSameBytes([now, before], path, max));
    if (!same) there.add(path);
  }
  return { there, gone: new Set(then.keys()), tree: now };
}
