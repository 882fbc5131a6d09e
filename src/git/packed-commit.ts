import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as git from "isomorphic-git";
import type { TreeEntry } from "isomorphic-git";

/** An entry of a tree, with its mode as Git writes it, such as "100644" or "40000". */
interface TreeItem {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

/** A commit to make: its parent's tree with the bytes of some files replaced. */
export interface CommitToPack {
  readonly parent: string;
  readonly baseTree: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Since 1970. */
  readonly seconds: number;
}

/** A commit with a pack of the objects that it adds to those of its parent. */
export interface PackedCommit {
  readonly oid: string;
  readonly tree: string;
  readonly pack: Uint8Array;
}

/** Where the trees of the parent are read. */
type TreeReader = (oid: string) => Promise<readonly TreeItem[]>;

/** Makes a commit without its repository: of what is there already, it reads the trees on the way to the changed files. */
export async function packCommit(
  { parent, baseTree, files, message, author, seconds }: CommitToPack,
  treeAt: TreeReader,
): Promise<PackedCommit> {
  return await inRepository(async (objects) => {
    const blobs = new Map<string, string>();
    for (const { path, bytes } of files) blobs.set(path, await objects.blob(bytes));
    const tree = await changed(objects, { tree: baseTree, blobs }, treeAt);
    const by = { ...author, timestamp: seconds, timezoneOffset: 0 };
    const oid = await objects.commit({
      tree,
      parent: [parent],
      message,
      author: by,
      committer: by,
    });
    return { oid, tree, pack: await objects.pack() };
  });
}

/** A pack of no objects: what is sent where the other side has them all. */
export async function emptyPack(): Promise<Uint8Array> {
  return await inRepository(async (objects) => await objects.pack());
}

const folder = "40000";

type Commit = Parameters<typeof git.writeCommit>[0]["commit"];

/** Objects that are written to a folder of their own, and packed together. */
interface Objects {
  readonly blob: (bytes: Uint8Array) => Promise<string>;
  readonly tree: (items: readonly TreeItem[]) => Promise<string>;
  readonly commit: (commit: Commit) => Promise<string>;
  readonly pack: () => Promise<Uint8Array>;
}

async function inRepository<T>(does: (objects: Objects) => Promise<T>): Promise<T> {
  const gitdir = await mkdtemp(join(tmpdir(), "touchstone-"));
  const at = { fs, gitdir };
  const oids = new Set<string>();
  const added = (oid: string): string => {
    oids.add(oid);
    return oid;
  };
  try {
    await git.init({ ...at, bare: true });
    return await does({
      blob: async (blob) => added(await git.writeBlob({ ...at, blob })),
      tree: async (items) => added(await git.writeTree({ ...at, tree: items.map(typed) })),
      commit: async (commit) => added(await git.writeCommit({ ...at, commit })),
      pack: async () => {
        const { packfile } = await git.packObjects({ ...at, oids: [...oids] });
        if (packfile === undefined) throw new Error("No pack was made.");
        return packfile;
      },
    });
  } finally {
    await rm(gitdir, { recursive: true });
  }
}

function typed({ mode, name, oid }: TreeItem): TreeEntry {
  const type = mode === folder ? "tree" : mode === "160000" ? "commit" : "blob";
  return { mode, path: name, oid, type };
}

/** The tree that comes of another one, or of none, with these files in it. */
async function changed(
  objects: Objects,
  { tree, blobs }: { tree: string | undefined; blobs: ReadonlyMap<string, string> },
  treeAt: TreeReader,
): Promise<string> {
  const known = tree === undefined ? [] : await treeAt(tree);
  const items = new Map(known.map((item) => [item.name, item]));
  const folders = new Map<string, Map<string, string>>();
  for (const [path, oid] of blobs) {
    const [name = "", ...rest] = path.split("/");
    const mode = items.get(name)?.mode === "100755" ? "100755" : "100644";
    if (rest.length === 0) items.set(name, { mode, name, oid });
    else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join("/"), oid));
  }
  for (const [name, inside] of folders) {
    const item = items.get(name);
    const below = item?.mode === folder ? item.oid : undefined;
    const oid = await changed(objects, { tree: below, blobs: inside }, treeAt);
    items.set(name, { mode: folder, name, oid });
  }
  return await objects.tree([...items.values()]);
}
