import type { Repository } from "./repository.ts";
import { entriesOf, treeMode } from "./tree-objects.ts";

/** Paths that somebody asks about in one commit after another. */
export interface WantedPaths {
  /** The blobs at the paths that are files in a tree. */
  readonly blobsIn: (tree: string) => Promise<ReadonlyMap<string, string>>;
  /** Those of the paths whose file differs between two trees; folders that are the same are not entered. */
  readonly changed: (
    tree: string,
    other: string,
    paths: ReadonlySet<string>,
  ) => Promise<ReadonlySet<string>>;
}

/** A folder or a file that is asked about. */
interface Place {
  readonly below: Map<string, Place>;
  path: string | undefined;
}

type Entries = ReadonlyMap<string, { readonly mode: string; readonly oid: string }>;

/** How many tree objects are kept: each is asked for by two commits that follow each other. */
const mostKept = 2000;

export function wantedPaths(repository: Repository, paths: readonly string[]): WantedPaths {
  const root = placesOf(paths);
  const kept = new Map<string, Entries>();
  const entriesIn = async (oid: string | undefined): Promise<Entries> => {
    if (oid === undefined) return new Map();
    const known = kept.get(oid);
    if (known !== undefined) return known;
    const entries = await entriesOf(repository, oid);
    const byName = new Map(entries.map(({ name, ...entry }) => [name, entry] as const));
    if (kept.size >= mostKept) kept.clear();
    kept.set(oid, byName);
    return byName;
  };
  const collect = async (
    place: Place,
    [tree, other]: readonly [string | undefined, string | undefined],
    found: Map<string, string | undefined>,
  ): Promise<void> => {
    if (tree === other) return;
    const [here, there] = [await entriesIn(tree), await entriesIn(other)];
    for (const [name, next] of place.below) {
      const [one, another] = [here.get(name), there.get(name)];
      if (one?.oid === another?.oid) continue;
      if (next.path !== undefined) found.set(next.path, fileIn(one));
      if (next.below.size > 0) await collect(next, [folderIn(one), folderIn(another)], found);
    }
  };
  return {
    blobsIn: async (tree) => {
      const found = new Map<string, string | undefined>();
      await collect(root, [tree, undefined], found);
      return new Map([...found].flatMap(([path, oid]) => (oid === undefined ? [] : [[path, oid]])));
    },
    changed: async (tree, other, wanted) => {
      const found = new Map<string, string | undefined>();
      await collect(root, [tree, other], found);
      return new Set([...found.keys()].filter((path) => wanted.has(path)));
    },
  };
}

function placesOf(paths: readonly string[]): Place {
  const root: Place = { below: new Map(), path: undefined };
  for (const path of paths) {
    let place = root;
    for (const name of path.split("/")) {
      const next = place.below.get(name) ?? { below: new Map<string, Place>(), path: undefined };
      place.below.set(name, next);
      place = next;
    }
    place.path = path;
  }
  return root;
}

function fileIn(
  entry: { readonly mode: string; readonly oid: string } | undefined,
): string | undefined {
  return entry === undefined || entry.mode === treeMode ? undefined : entry.oid;
}

function folderIn(
  entry: { readonly mode: string; readonly oid: string } | undefined,
): string | undefined {
  return entry?.mode === treeMode ? entry.oid : undefined;
}
