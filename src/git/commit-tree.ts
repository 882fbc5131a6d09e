import { OversizedError, type EntryKind, type Tree, type TreeEntry } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { readBlob } from "./blob.ts";
import { readCommit } from "./commit.ts";
import { pastFiles } from "./past-files.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { entriesOf, entryNamed, treeMode, type RawEntry } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

interface Blob extends TreeEntry {
  readonly oid: string;
}

/**
 * A set in a commit: bare, shallow and packed repositories alike. `folder` is the set's place in the commit.
 * Files are read by object id, so a branch that moves meanwhile changes nothing. Only folders that are asked for are
 * read. Throws RepositoryError, with the code `no-such-folder` where the commit has no such folder.
 */
export async function commitTree(
  repository: Repository,
  commit: string,
  folder = "",
): Promise<Tree> {
  const folders = foldersOf(repository, await rootOf(repository, commit, folder));
  const bytesOf = async (path: string): Promise<Uint8Array> =>
    await readBlob(repository, await idOf(path), path);
  const idOf = async (path: string): Promise<string> => {
    const blob = await folders.blobAt(path);
    if (blob === undefined) throw new Error(`The commit holds no file "${path}".`);
    return blob.oid;
  };
  return {
    list: folders.blobsBelow,
    entry: folders.blobAt,
    read: async (path, { max }) => {
      const bytes = await bytesOf(path);
      return { bytes: bytes.subarray(0, max), more: bytes.length > max };
    },
    async *stream(path, { max }) {
      const bytes = await bytesOf(path);
      if (bytes.length > max) throw new OversizedError(path, max);
      yield bytes;
    },
    objectId: idOf,
    past: (wanted) => pastFiles({ repository, commit, place: folder }, wanted),
  };
}

async function rootOf(repository: Repository, commit: string, folder: string): Promise<string> {
  const { tree } = await readCommit(repository, commit);
  const root = await entryBelow(tree, folder, async (...at) => await entryNamed(repository, ...at));
  if (root?.mode !== treeMode) {
    const message = `Commit "${commit}" holds no folder "${folder}".`;
    throw new RepositoryError("no-such-folder", message);
  }
  // A tree that this clone lacks is told now, not as a set without files.
  await entriesOf(repository, root.oid);
  return root.oid;
}

interface Folders {
  /** Sorted by UTF-8 bytes. */
  readonly blobsBelow: (folder?: string) => Promise<readonly Blob[]>;
  readonly blobAt: (path: string) => Promise<Blob | undefined>;
}

/** Reads each folder once, when it is asked for. */
function foldersOf(repository: Repository, root: string): Folders {
  const read = new Map<string, Promise<readonly RawEntry[]>>();
  const listed = new Map<string, Blob>();
  const entriesIn = async (oid: string): Promise<readonly RawEntry[]> => {
    const entries = read.get(oid) ?? entriesOf(repository, oid);
    read.set(oid, entries);
    return await entries;
  };
  const find = async (path: string): Promise<RawEntry | undefined> =>
    await entryBelow(root, path, async (tree, part) =>
      (await entriesIn(tree)).find(({ name }) => name === part),
    );
  async function* walk(oid: string, prefix: string): AsyncGenerator<Blob> {
    for (const entry of await entriesIn(oid)) {
      const path = prefix + entry.name;
      if (entry.mode === treeMode) yield* walk(entry.oid, `${path}/`);
      else yield { path, kind: kindOf(entry.mode), oid: entry.oid };
    }
  }
  return {
    blobsBelow: async (folder = "") => {
      const start = await find(folder);
      if (start?.mode !== treeMode) return [];
      const blobs: Blob[] = [];
      for await (const blob of walk(start.oid, folder === "" ? "" : `${folder}/`)) {
        listed.set(blob.path, blob);
        blobs.push(blob);
      }
      return blobs.toSorted((a, b) => byUtf8(a.path, b.path));
    },
    // In a folder of many files, what was listed is not looked for again.
    blobAt: async (path) => {
      const known = listed.get(path);
      if (known !== undefined) return known;
      const entry = await find(path);
      if (entry === undefined || entry.mode === treeMode) return undefined;
      return { path, kind: kindOf(entry.mode), oid: entry.oid };
    },
  };
}

export function kindOf(mode: string): EntryKind {
  const kinds: Readonly<Record<string, EntryKind>> = {
    "120000": "symlink",
    "160000": "submodule",
    "100755": "executable",
  };
  return kinds[mode] ?? "file";
}
