import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
  type Dirent,
  type Stats,
} from "node:fs";
import { dirname, join } from "node:path";
import {
  OversizedError,
  UnreadableError,
  type EntryKind,
  type PastFile,
  type PastFiles,
  type ReadResult,
  type Tree,
  type TreeEntry,
} from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { blobHash } from "./blob-hash.ts";
import { findCheckout, mayLieInRepository, placeIn } from "./find-repository.ts";

/**
 * A set in a folder on disk, seen as Git would see it: links are not followed, a folder with a repository of its own is a
 * submodule. The run bit is not read: it is not what every disk can keep. All is asked of the disk without promises: in a
 * set of many small files, the five trips a file would take longer than its parsing.
 */
export function workingTree(root: string): Tree {
  return {
    list: async (folder = "") => {
      const entries = entryAbove(root, folder) ? [] : entriesBelow(root, folder);
      return await Promise.resolve(entries.toSorted((a, b) => byUtf8(a.path, b.path)));
    },
    entry: async (path) => await Promise.resolve(entryAt(root, path)),
    read: async (path, { max }) => await Promise.resolve(readAtMost(root, path, max)),
    readNow: (path, { max }) => readAtMost(root, path, max),
    stream: (path, limit) => pieces(root, path, limit),
    objectId: async (path, { max }) => await Promise.resolve(blobId(root, path, max)),
    past: (wanted) => pastOf(root, wanted),
  };
}

/** The history of the commit that is checked out. What reads it is loaded when it is asked for. */
async function* pastOf(root: string, wanted: PastFiles): AsyncGenerator<PastFile> {
  if (!mayLieInRepository(realpathSync(root))) return;
  const { pastFiles } = await import("./past-files.ts");
  const real = realpathSync(root);
  const checkout = await findCheckout(real);
  if (checkout?.head === undefined) return;
  const { repository, head: commit } = checkout;
  yield* pastFiles({ repository, commit, place: placeIn(checkout, real) }, wanted);
}

function entriesBelow(root: string, folder: string): TreeEntry[] {
  const entries: TreeEntry[] = [];
  const children = childrenOf(join(root, folder), folder);
  if (children === undefined) return [{ path: folder, kind: "closed" }];
  for (const child of children) {
    const path = folder === "" ? child.name : `${folder}/${child.name}`;
    if (!child.isDirectory()) entries.push({ path, kind: kindOf(child) });
    else if (child.name === ".git") continue;
    else if (isRepository(join(root, path))) entries.push({ path, kind: "submodule" });
    else entries.push(...entriesBelow(root, path));
  }
  return entries;
}

function entryAt(root: string, path: string): TreeEntry | undefined {
  if (entryAbove(root, dirname(path))) return undefined;
  const facts = factsOf(join(root, path));
  if (facts === undefined) return undefined;
  if (!facts.isDirectory()) return { path, kind: kindOf(facts) };
  return isRepository(join(root, path)) ? { path, kind: "submodule" } : undefined;
}

/** Whether a path or a folder above it is no plain folder, so that a Git tree holds nothing below it. */
function entryAbove(root: string, path: string): boolean {
  const parts = path === "" || path === "." ? [] : path.split("/");
  for (let length = 1; length <= parts.length; length++) {
    const folder = join(root, ...parts.slice(0, length));
    const facts = factsOf(folder);
    if (facts === undefined || !facts.isDirectory() || isRepository(folder)) return true;
  }
  return false;
}

function kindOf(entry: Pick<Stats, "isSymbolicLink" | "isFile">): EntryKind {
  if (entry.isSymbolicLink()) return "symlink";
  return entry.isFile() ? "file" : "special";
}

/** A folder that may not be entered is none: whatever lists it says that it is closed. */
function isRepository(folder: string): boolean {
  try {
    return factsOf(join(folder, ".git")) !== undefined;
  } catch (error) {
    if (isClosed(error)) return false;
    throw error;
  }
}

/** Undefined where the folder may not be listed, or cannot be reached by its name, which is not UTF-8. */
function childrenOf(folder: string, path: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsent(error)) return path.includes("\ufffd") ? undefined : [];
    if (isClosed(error)) return undefined;
    throw error;
  }
}

function factsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function readAtMost(root: string, path: string, max: number): ReadResult {
  try {
    return readFrom(openSync(join(root, path), "r"), max);
  } catch (cause) {
    throw isClosed(cause) ? new UnreadableError(path, { cause }) : cause;
  }
}

function readFrom(handle: number, max: number): ReadResult {
  try {
    const buffer = Buffer.alloc(Math.min(fstatSync(handle).size, max) + 1);
    let length = 0;
    while (length < buffer.length) {
      const read = readSync(handle, buffer, length, buffer.length - length, length);
      if (read === 0) break;
      length += read;
    }
    return { bytes: buffer.subarray(0, Math.min(length, max)), more: length > max };
  } finally {
    closeSync(handle);
  }
}

async function* pieces(
  root: string,
  path: string,
  { max, isLent = false }: { readonly max: number; readonly isLent?: boolean },
): AsyncGenerator<Uint8Array> {
  try {
    if (statSync(join(root, path)).size > max) throw new OversizedError(path, max);
    yield* await Promise.resolve(piecesOf(join(root, path), isLent));
  } catch (cause) {
    throw isClosed(cause) ? new UnreadableError(path, { cause }) : cause;
  }
}

/** The bytes of a file, each piece in memory of its own, or all in the same. */
function* piecesOf(file: string, isLent: boolean): Generator<Uint8Array> {
  const handle = openSync(file, "r");
  try {
    // What is not read into is not shown.
    for (let piece = newPiece(isLent ? 256 : 64); ; piece = isLent ? piece : newPiece(64)) {
      const length = readSync(handle, piece, 0, piece.length, null);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(handle);
  }
}

function newPiece(kibibytes: number): Buffer {
  return Buffer.allocUnsafeSlow(kibibytes * 1024);
}

function blobId(root: string, path: string, max: number): string {
  // Files of a usual size are read at once.
  const { bytes, more } = readAtMost(root, path, Math.min(max, 1024 * 1024));
  if (!more) return blobHash(bytes.length).update(bytes).digest("hex");
  const file = join(root, path);
  const { size } = statSync(file);
  if (size > max) throw new OversizedError(path, max);
  const hash = blobHash(size);
  for (const piece of piecesOf(file, true)) hash.update(piece);
  return hash.digest("hex");
}

function isAbsent(error: unknown): boolean {
  return hasCode(error, "ENOENT", "ENOTDIR");
}

/** The file is there, and neither asking again nor another path would give its bytes. */
function isClosed(error: unknown): boolean {
  return hasCode(error, "EACCES", "EPERM", "EIO");
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
