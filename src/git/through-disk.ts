import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { isFile, OversizedError, type ReadResult, type Tree } from "../model/tree.ts";
import { blobHash } from "./blob-hash.ts";

/**
 * A committed set, as it was, that takes a file's bytes from a working directory where they are those of the commit: the
 * disk gives them twenty times as fast as the object store. `folder` is the set's. Whatever stands there, every answer is
 * the commit's: bytes count only once their blob id fits.
 */
export function throughDisk(committed: Tree, folder: string): Tree {
  const fromDisk = async (path: string, max: number): Promise<ReadResult | undefined> => {
    const entry = await committed.entry(path);
    if (entry === undefined || !isFile(entry) || !isPlainPath(path)) return undefined;
    return readIfSame(join(folder, path), await committed.objectId(path, { max }), max);
  };
  return {
    ...committed,
    read: async (path, limit) =>
      (await fromDisk(path, limit.max)) ?? (await committed.read(path, limit)),
    async *stream(path, limit) {
      const reading = await fromDisk(path, limit.max);
      if (reading === undefined) yield* committed.stream(path, limit);
      else if (reading.more) throw new OversizedError(path, limit.max);
      else yield reading.bytes;
    },
  };
}

/** A commit that nobody's Git made may hold names that lead out of the folder. */
function isPlainPath(path: string): boolean {
  return !path.split(/[/\\]/).some((part) => part === "" || part === "." || part === "..");
}

/** Links are not followed, and a pipe is not waited for. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Undefined where no file stands there, where it cannot be read, or where it is not the blob of this id. */
function readIfSame(file: string, oid: string, max: number): ReadResult | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, flags);
    const facts = fstatSync(handle);
    return facts.isFile() ? hashed(handle, { size: facts.size, oid, max }) : undefined;
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

interface Due {
  readonly size: number;
  readonly oid: string;
  readonly max: number;
}

/** All of the file is hashed, and no more than `max` bytes of it are kept. */
function hashed(handle: number, { size, oid, max }: Due): ReadResult | undefined {
  const kept = Buffer.alloc(Math.min(size, max));
  const hash = blobHash(size);
  let at = readInto(handle, kept, 0);
  hash.update(kept.subarray(0, at));
  const piece = Buffer.alloc(Math.min(size - at, 1024 * 1024));
  while (at < size) {
    const read = readSync(handle, piece, 0, Math.min(piece.length, size - at), at);
    // It has become shorter meanwhile.
    if (read === 0) return undefined;
    hash.update(piece.subarray(0, read));
    at += read;
  }
  if (hash.digest("hex") !== oid) return undefined;
  return { bytes: kept, more: size > max };
}

/** Fills a buffer from a place in a file on, as far as the file goes; tells how many bytes that were. */
function readInto(handle: number, buffer: Buffer, from: number): number {
  let length = 0;
  while (length < buffer.length) {
    const read = readSync(handle, buffer, length, buffer.length - length, from + length);
    if (read === 0) break;
    length += read;
  }
  return length;
}
