import fs from "node:fs";
import git from "isomorphic-git";
import { OversizedError, type EntryKind, type Tree, type TreeEntry } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { entriesOf, treeMode, type RawEntry } from "./tree-objects.ts";

interface Blob extends TreeEntry {
  readonly oid: string;
}

/**
 * The id of the commit behind a branch, a tag of either kind, an abbreviated id of four digits or more, or a full one.
 * Throws RepositoryError, also where the commit is not in a shallow clone.
 */
export async function resolveCommit(repository: Repository, ref: string): Promise<string> {
  try {
    const oid = await objectNamed(repository, ref);
    return (await git.readCommit({ fs, ...repository, oid })).oid;
  } catch (cause) {
    const message = `"${ref}" names no commit in this repository; name a branch, a tag or a commit id.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}

async function objectNamed(repository: Repository, ref: string): Promise<string> {
  // Git allows none of these in a name, and the library would look for a file of that path.
  if (/[\s~^:?*[\\]|\.\.|^\/|^$/.test(ref)) throw new Error("This is no name of a reference.");
  try {
    return await git.resolveRef({ fs, gitdir: repository.gitdir, ref });
  } catch (error) {
    if (!/^[0-9a-f]{4,40}$/.test(ref)) throw error;
    return await git.expandOid({ fs, ...repository, oid: ref });
  }
}

/**
 * A set in a commit: bare, shallow and packed repositories alike. `folder` is the set's place in the commit.
 * Files are read by object id, so a branch that moves meanwhile changes nothing.
 */
export async function commitTree(
  repository: Repository,
  commit: string,
  folder = "",
): Promise<Tree> {
  const blobs = await blobsBelow(repository, await rootOf(repository, commit, folder));
  const entries = [...blobs.values()].toSorted((a, b) => byUtf8(a.path, b.path));
  const blobAt = (path: string): Blob => {
    const blob = blobs.get(path);
    if (blob === undefined) throw new Error(`The commit holds no file "${path}".`);
    return blob;
  };
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const { oid } = blobAt(path);
    try {
      return (await git.readBlob({ fs, ...repository, oid })).blob;
    } catch (cause) {
      const message = `The content of "${path}" (${oid}) is not in this clone, or is damaged.`;
      throw new RepositoryError("missing-object", message, { cause });
    }
  };
  return {
    list: async (below = "") =>
      await Promise.resolve(
        entries.filter(({ path }) => below === "" || path.startsWith(`${below}/`)),
      ),
    entry: async (path) => await Promise.resolve(blobs.get(path)),
    read: async (path, { max }) => {
      const bytes = await bytesOf(path);
      return { bytes: bytes.subarray(0, max), more: bytes.length > max };
    },
    async *stream(path, { max }) {
      const bytes = await bytesOf(path);
      if (bytes.length > max) throw new OversizedError(path, max);
      yield bytes;
    },
    objectId: async (path) => await Promise.resolve(blobAt(path).oid),
  };
}

async function rootOf(repository: Repository, commit: string, folder: string): Promise<string> {
  let tree: string | undefined;
  try {
    ({ tree } = (await git.readCommit({ fs, ...repository, oid: commit })).commit);
    for (const name of folder.split("/").filter((part) => part !== "" && part !== ".")) {
      const entries: readonly RawEntry[] = await entriesOf(repository, tree);
      tree = entries.find((entry) => entry.name === name && entry.mode === treeMode)?.oid;
      if (tree === undefined) break;
    }
  } catch (cause) {
    throw new RepositoryError("no-such-commit", `Commit "${commit}" is not in this clone.`, {
      cause,
    });
  }
  if (tree !== undefined) return tree;
  throw new RepositoryError("no-such-commit", `Commit "${commit}" holds no folder "${folder}".`);
}

async function blobsBelow(repository: Repository, root: string): Promise<Map<string, Blob>> {
  const blobs = new Map<string, Blob>();
  const walk = async (tree: string, prefix: string): Promise<void> => {
    for (const { name, mode, oid } of await entriesOf(repository, tree)) {
      const path = prefix + name;
      if (mode === treeMode) await walk(oid, `${path}/`);
      else blobs.set(path, { path, kind: kindOf(mode), oid });
    }
  };
  await walk(root, "");
  return blobs;
}

function kindOf(mode: string): EntryKind {
  const kinds: Readonly<Record<string, EntryKind>> = {
    "120000": "symlink",
    "160000": "submodule",
    "100755": "executable",
  };
  return kinds[mode] ?? "file";
}
