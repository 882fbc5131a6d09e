import * as git from "isomorphic-git";
import { readCommit } from "./commit.ts";
import { differingEntries } from "./differing-entries.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { entryNamed, treeMode } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

/** What a path holds in a tree: a file, a link or a submodule. */
interface PathState {
  /** `100644`, `100755` (may be run), `120000` (link) or `160000` (submodule). */
  readonly mode: string;
  readonly oid: string;
}

/** A path that two trees do not hold alike: added without `before`, deleted without `after`. */
export interface PathChange {
  /** Relative to the folder that was asked about; a byte that is no UTF-8 is shown as U+FFFD. */
  readonly path: string;
  /** The path as Git keeps it, one character a byte: by this no two changes are the same. */
  readonly rawPath: string;
  readonly before: PathState | undefined;
  readonly after: PathState | undefined;
}

/**
 * The paths below a folder that differ between two commits, or two tree objects, sorted by bytes: what
 * `git diff --raw --no-renames` tells. Folders that are the same are not read. A folder that one side lacks is empty
 * there. Throws RepositoryError where this clone lacks a commit, or a tree that differs.
 */
export async function changedPaths(
  repository: Repository,
  [before, after]: readonly [string, string],
  folder = "",
): Promise<readonly PathChange[]> {
  const found: Found[] = [];
  await collect(repository, found, {
    rawPath: "",
    before: await folderIn(repository, before, folder),
    after: await folderIn(repository, after, folder),
  });
  return merged(found.toSorted(byRawPath)).map((change) => ({
    path: Buffer.from(change.rawPath, "latin1").toString(),
    ...change,
  }));
}

type Found = Omit<PathChange, "path">;

/** Two folders at one path, by the ids of their trees. */
interface Folders {
  readonly rawPath: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

async function collect(repository: Repository, found: Found[], folders: Folders): Promise<void> {
  for await (const { name, before, after } of differingEntries(
    repository,
    folders.before,
    folders.after,
  )) {
    const rawPath = folders.rawPath === "" ? name : `${folders.rawPath}/${name}`;
    // Entries that share a name are both folders, or neither is: Git sorts the two kinds apart.
    if ((before ?? after)?.mode === treeMode) {
      await collect(repository, found, { rawPath, before: before?.oid, after: after?.oid });
    } else found.push({ rawPath, before: stateOf(before), after: stateOf(after) });
  }
}

function stateOf(entry: PathState | undefined): PathState | undefined {
  return entry && { mode: entry.mode, oid: entry.oid };
}

async function folderIn(
  repository: Repository,
  commit: string,
  folder: string,
): Promise<string | undefined> {
  const root = await treeOf(repository, commit);
  const entry = await entryBelow(
    root,
    folder,
    async (...at) => await entryNamed(repository, ...at),
  );
  return entry?.mode === treeMode ? entry.oid : undefined;
}

async function treeOf(repository: Repository, oid: string): Promise<string> {
  try {
    return (await readCommit(repository, oid)).tree;
  } catch (error) {
    const cause = error instanceof RepositoryError ? error.cause : undefined;
    if (cause instanceof git.Errors.ObjectTypeError && cause.data.actual === "tree") return oid;
    throw error;
  }
}

function byRawPath(a: Found, b: Found): number {
  if (a.rawPath === b.rawPath) return 0;
  return a.rawPath < b.rawPath ? -1 : 1;
}

/** A tree that is not sorted, which Git never writes, shows an edit as a path that went and came: made one again. */
function merged(sorted: readonly Found[]): readonly Found[] {
  const changes: Found[] = [];
  for (const change of sorted) {
    const last = changes.at(-1);
    const goesOn = last?.rawPath === change.rawPath;
    if (goesOn && last.before === undefined && change.after === undefined) {
      changes.splice(-1, 1, { ...last, before: change.before });
    } else if (goesOn && last.after === undefined && change.before === undefined) {
      changes.splice(-1, 1, { ...last, after: change.after });
    } else changes.push(change);
  }
  return changes.filter(
    ({ before, after }) => before?.mode !== after?.mode || before?.oid !== after?.oid,
  );
}
