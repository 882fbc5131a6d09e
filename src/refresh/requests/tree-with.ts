import { createHash } from "node:crypto";
import { groupsOf } from "../../model/groups.ts";
import type { FolderEntry, ObjectId } from "./host.ts";

type Folder = (tree: ObjectId) => Promise<readonly FolderEntry[]>;

interface NewFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * The id of a tree in which files have other bytes, worked out without writing anything. Undefined where a path is none of a
 * file in it: a request only changes files that are there.
 */
export async function treeWith(
  tree: ObjectId,
  files: readonly NewFile[],
  folder: Folder,
): Promise<ObjectId | undefined> {
  if (files.length === 0) return tree;
  const entries = new Map((await folder(tree)).map((entry) => [entry.name, entry]));
  for (const [name, own] of groupsOf(files, ({ path }) => path.split("/", 1)[0] ?? path)) {
    const entry = entries.get(name);
    const oid = entry === undefined ? undefined : await entryWith(entry, own, folder);
    if (entry === undefined || oid === undefined) return undefined;
    entries.set(name, { ...entry, oid });
  }
  return treeOf([...entries.values()]);
}

/** The id of the tree that holds these entries, in whichever order they come. */
export function treeOf(entries: readonly FolderEntry[]): ObjectId {
  return objectId("tree", treeBytes(entries));
}

async function entryWith(
  { mode, name, oid }: FolderEntry,
  files: readonly NewFile[],
  folder: Folder,
): Promise<ObjectId | undefined> {
  const [first] = files;
  if (isFolder(mode)) {
    const within = files.map(({ path, bytes }) => ({ path: path.slice(name.length + 1), bytes }));
    return within.some(({ path }) => path === "") ? undefined : treeWith(oid, within, folder);
  }
  const isFile = mode === "100644" || mode === "100755";
  if (first === undefined || first.path !== name || files.length > 1 || !isFile) return undefined;
  return objectId("blob", first.bytes);
}

function isFolder(mode: string): boolean {
  return mode === "40000";
}

function treeBytes(entries: readonly FolderEntry[]): Uint8Array {
  const lines = entries.map(({ mode, name, oid }) => ({
    key: Buffer.from(isFolder(mode) ? `${name}/` : name),
    bytes: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, "hex")]),
  }));
  // Git sorts the names of folders as if they ended with a slash.
  return Buffer.concat(lines.toSorted((a, b) => a.key.compare(b.key)).map(({ bytes }) => bytes));
}

function objectId(type: "blob" | "tree", bytes: Uint8Array): ObjectId {
  const hash = createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the hash that Git gives.
  return hash.digest("hex") as ObjectId;
}
