import fs from "node:fs";
import git from "isomorphic-git";
import type { EntryKind, Tree, TreeEntry } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** A repository for reading: its Git folder, and one object cache for the whole run. */
export interface Repository {
  readonly gitdir: string;
  /** isomorphic-git reads a pack's index again on every call that does not share this object. */
  readonly cache: object;
}

interface Blob extends TreeEntry {
  readonly oid: string;
}

/** A reference that names no commit of the repository, as far as this clone holds it. */
export class RepositoryError extends Error {
  readonly code: "no-such-commit" | "no-repository";
  constructor(code: RepositoryError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RepositoryError";
    this.code = code;
  }
}

export function openRepository(gitdir: string): Repository {
  return { gitdir, cache: {} };
}

/** The commit id behind a branch, a tag, an abbreviated or a full id. Throws RepositoryError. */
export async function resolveCommit(repository: Repository, ref: string): Promise<string> {
  const { gitdir } = repository;
  try {
    return await git.resolveRef({ fs, gitdir, ref });
  } catch {
    try {
      return await git.expandOid({ fs, ...repository, oid: ref });
    } catch (cause) {
      const message = `"${ref}" names no commit in this repository.`;
      throw new RepositoryError("no-such-commit", message, { cause });
    }
  }
}

/** A set in a commit: bare, shallow and packed repositories alike. `folder` is the set's place in the commit. */
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
  const bytesOf = async (path: string): Promise<Uint8Array> =>
    (await git.readBlob({ fs, ...repository, oid: blobAt(path).oid })).blob;
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
    async *stream(path) {
      yield await bytesOf(path);
    },
    objectId: async (path) => await Promise.resolve(blobAt(path).oid),
  };
}

async function rootOf(repository: Repository, commit: string, folder: string): Promise<string> {
  try {
    const filepath = folder === "" ? {} : { filepath: folder };
    return (await git.readTree({ fs, ...repository, oid: commit, ...filepath })).oid;
  } catch (cause) {
    const message = `Commit "${commit}" holds no folder "${folder}", or this clone lacks it.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}

async function blobsBelow(repository: Repository, root: string): Promise<Map<string, Blob>> {
  const blobs = new Map<string, Blob>();
  const walk = async (oid: string, prefix: string): Promise<void> => {
    const { tree } = await git.readTree({ fs, ...repository, oid });
    for (const entry of tree) {
      const path = prefix + entry.path;
      if (entry.type === "tree") await walk(entry.oid, `${path}/`);
      else blobs.set(path, { path, kind: kindOf(entry.mode), oid: entry.oid });
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
