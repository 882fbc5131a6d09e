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

/** What was asked of a repository is not in it, as far as this clone holds it. */
export class RepositoryError extends Error {
  readonly code: "no-such-commit" | "missing-object";
  constructor(code: RepositoryError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RepositoryError";
    this.code = code;
  }
}

export function openRepository(gitdir: string): Repository {
  return { gitdir, cache: {} };
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
    async *stream(path) {
      yield await bytesOf(path);
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

interface RawEntry {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

const treeMode = "40000";

/**
 * The entries of one tree object: `<mode> <name>\0<20 bytes>` one after another. The library's own reader refuses a whole
 * tree for one name with a backslash, and a name is a matter for findings.
 */
async function entriesOf(repository: Repository, oid: string): Promise<readonly RawEntry[]> {
  // oxlint-disable-next-line typescript/no-deprecated -- The other ways to read a tree all refuse such names.
  const { object } = await git.readObject({ fs, ...repository, oid, format: "content" });
  if (!(object instanceof Uint8Array)) throw new TypeError(`Object ${oid} is no tree.`);
  const bytes = Buffer.from(object.buffer, object.byteOffset, object.byteLength);
  const entries: RawEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const end = space === -1 ? -1 : bytes.indexOf(0x00, space);
    if (end === -1 || end + 21 > bytes.length) {
      throw new RepositoryError("missing-object", `Tree ${oid} is damaged.`);
    }
    entries.push({
      mode: bytes.toString("latin1", at, space),
      name: bytes.toString("utf8", space + 1, end),
      oid: bytes.toString("hex", end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

function kindOf(mode: string): EntryKind {
  const kinds: Readonly<Record<string, EntryKind>> = {
    "120000": "symlink",
    "160000": "submodule",
    "100755": "executable",
  };
  return kinds[mode] ?? "file";
}
