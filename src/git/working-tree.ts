import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EntryKind, ReadResult, Tree, TreeEntry } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** A set in a folder on disk. The run bit is not read: it is not what every disk can keep. */
export function workingTree(root: string): Tree {
  return {
    list: async (folder = "") => {
      const entries = await entriesBelow(root, folder);
      return entries.toSorted((a, b) => byUtf8(a.path, b.path));
    },
    entry: async (path) => await entryAt(root, path),
    read: async (path, { max }) => await readAtMost(join(root, path), max),
    stream: (path) => createReadStream(join(root, path)),
    objectId: async (path) => await blobId(join(root, path)),
  };
}

async function entriesBelow(root: string, folder: string): Promise<TreeEntry[]> {
  const children = await readdir(join(root, folder), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    },
  );
  const entries: TreeEntry[] = [];
  for (const child of children) {
    const path = folder === "" ? child.name : `${folder}/${child.name}`;
    if (child.isDirectory()) {
      if (child.name !== ".git") entries.push(...(await entriesBelow(root, path)));
    } else {
      entries.push({ path, kind: child.isSymbolicLink() ? "symlink" : "file" });
    }
  }
  return entries;
}

async function entryAt(root: string, path: string): Promise<TreeEntry | undefined> {
  try {
    const facts = await lstat(join(root, path));
    const kind: EntryKind = facts.isSymbolicLink() ? "symlink" : "file";
    return facts.isDirectory() ? undefined : { path, kind };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function readAtMost(file: string, max: number): Promise<ReadResult> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, max) + 1);
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return { bytes: buffer.subarray(0, Math.min(length, max)), more: length > max };
  } finally {
    await handle.close();
  }
}

async function blobId(file: string): Promise<string> {
  const { size } = await stat(file);
  const hash = createHash("sha1").update(`blob ${size}\0`);
  for await (const piece of createReadStream(file)) {
    if (piece instanceof Uint8Array) hash.update(piece);
  }
  return hash.digest("hex");
}

function isAbsent(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "ENOENT" || error.code === "ENOTDIR")
  );
}
