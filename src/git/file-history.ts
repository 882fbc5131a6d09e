import fs from "node:fs";
import { join } from "node:path";
import git from "isomorphic-git";
import type { ReadResult } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { commitsInOrder, type Commit } from "./commit-order.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { entriesOf, entryNamed, treeMode, type RawEntry } from "./tree-objects.ts";

/** A file as it stood in a commit: its path below the folder that was asked about, and its content by object id. */
export interface FileVersion {
  readonly path: string;
  readonly oid: string;
  /** The newest commit that holds it. */
  readonly commit: string;
}

/** The commit that brought a version, and when. */
interface Recording {
  readonly commit: string;
  readonly committedAt: string;
  /** False where an earlier commit may have, which a shallow clone lacks. */
  readonly certain: boolean;
}

/** What a file was over time, wherever below a folder it lay. */
export interface FileHistory {
  /** The versions in the commit that the history starts from. */
  newest(): Promise<readonly FileVersion[]>;
  /**
   * Every version once, the newest first, along all parents. Throws RepositoryError where the clone ends and history
   * does not.
   */
  all(): AsyncGenerator<FileVersion>;
  recordingOf(version: FileVersion): Promise<Recording>;
  read(version: FileVersion, limit: { readonly max: number }): Promise<ReadResult>;
}

interface Place {
  readonly path: string;
  readonly oid: string;
}

/** The history of the files below a folder (given from the root of the commits) whose name fits, from a commit on. */
export async function fileHistory(
  repository: Repository,
  head: string,
  { folder, named }: { readonly folder: string; readonly named: (name: string) => boolean },
): Promise<FileHistory> {
  const commits = await commitsInOrder(repository, head);
  const byId = new Map(commits.map((commit) => [commit.oid, commit]));
  const finder = placeFinder(repository, folder, named);
  const versionsIn = async ({ oid: commit, tree }: Commit): Promise<readonly FileVersion[]> =>
    (await finder(tree)).map((place) => ({ ...place, commit }));
  return {
    newest: async () => {
      const [first] = commits;
      return first === undefined ? [] : await versionsIn(first);
    },
    async *all() {
      const met = new Set<string>();
      for (const commit of commits) {
        for (const version of await versionsIn(commit)) {
          const key = `${version.oid} ${version.path}`;
          if (!met.has(key)) yield version;
          met.add(key);
        }
        if (!commit.complete) throw historyEnds(repository);
      }
    },
    recordingOf: async (version) => {
      let at = byId.get(version.commit);
      for (let next = at; next !== undefined;) {
        at = next;
        next = undefined;
        for (const parent of at.parents) {
          const commit = byId.get(parent);
          if (commit === undefined || !holds(await finder(commit.tree), version)) continue;
          next = commit;
          break;
        }
      }
      const { oid = version.commit, seconds = 0, complete = false } = at ?? {};
      return { commit: oid, committedAt: utc(seconds), certain: complete };
    },
    read: async ({ oid, path }, { max }) => {
      const bytes = await blobOf(repository, oid, path);
      return { bytes: bytes.subarray(0, max), more: bytes.length > max };
    },
  };
}

function holds(places: readonly Place[], { path, oid }: Place): boolean {
  return places.some((place) => place.path === path && place.oid === oid);
}

/**
 * Finds fitting files in the trees of commits; a folder that two commits share is read once. Where all that were found
 * last are still at their paths, no other is looked for.
 */
function placeFinder(
  repository: Repository,
  folder: string,
  named: (name: string) => boolean,
): (root: string) => Promise<readonly Place[]> {
  const known = new Map<string, readonly Place[]>();
  const below = async (tree: string): Promise<readonly Place[]> => {
    const met = known.get(tree);
    if (met !== undefined) return met;
    const places: Place[] = [];
    for (const { name, mode, oid } of await entriesOf(repository, tree)) {
      if (mode === treeMode) {
        for (const { path, oid: blob } of await below(oid)) {
          places.push({ path: `${name}/${path}`, oid: blob });
        }
      } else if (isFile(mode) && named(name)) places.push({ path: name, oid });
    }
    known.set(tree, places);
    return places;
  };
  const entryAt = entryFinder(repository);
  let last: readonly Place[] = [];
  const again = async (tree: string): Promise<readonly Place[] | undefined> => {
    const places: Place[] = [];
    for (const { path } of last) {
      const entry = await entryAt(tree, path.split("/"));
      if (entry !== undefined && isFile(entry.mode)) places.push({ path, oid: entry.oid });
    }
    return places.length > 0 && places.length === last.length ? places : undefined;
  };
  const way = folder.split("/").filter((part) => part !== "" && part !== ".");
  return async (root) => {
    const cases = await entryAt(root, way);
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
): (tree: string, parts: readonly string[]) => Promise<RawEntry | undefined> {
  const known = new Map<string, RawEntry | undefined>();
  const child = async (tree: string, name: string): Promise<RawEntry | undefined> => {
    const key = `${tree} ${name}`;
    if (!known.has(key)) known.set(key, await entryNamed(repository, tree, name));
    return known.get(key);
  };
  return async (tree, parts) => {
    let entry: RawEntry | undefined = { mode: treeMode, name: "", oid: tree };
    for (const part of parts) {
      if (entry?.mode !== treeMode) return undefined;
      entry = await child(entry.oid, part);
    }
    return entry;
  };
}

/** A link or a submodule shows something else than itself. */
function isFile(mode: string): boolean {
  return mode === "100644" || mode === "100755";
}

async function blobOf(repository: Repository, oid: string, path: string): Promise<Uint8Array> {
  try {
    return (await git.readBlob({ fs, ...repository, oid })).blob;
  } catch (cause) {
    const message = `The content of "${path}" (${oid}) is not in this clone, or is damaged.`;
    throw new RepositoryError("missing-object", message, { cause });
  }
}

function historyEnds({ gitdir }: Repository): RepositoryError {
  const shallow = fs.existsSync(join(gitdir, "shallow"));
  const message = shallow
    ? "This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow"
    : "A commit of this history is not in this clone: its history ends before an answer was found. Look for damage with: git fsck";
  return new RepositoryError("history-ends", message);
}

function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.000Z$/, "Z");
}
