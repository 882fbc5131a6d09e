import fs from "node:fs";
import * as git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/** One entry of a tree object; the mode as Git writes it. */
export interface RawEntry {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

/** The mode of a folder. */
export const treeMode: string = "40000";

/**
 * The entries of one tree object: `<mode> <name>\0<20 bytes>` one after another. The library's own reader refuses a whole
 * tree for one name with a backslash, and a name is a matter for findings.
 */
export async function entriesOf(repository: Repository, oid: string): Promise<readonly RawEntry[]> {
  const bytes = await bytesOfTree(repository, oid);
  const entries: RawEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const entry = spanAt(bytes, at, oid);
    entries.push(entryAt(bytes, at, entry));
    at = entry.end + 21;
  }
  return entries;
}

/** The entry of one name in a tree object: of a folder with ten thousand files no other is put into words. */
export async function entryNamed(
  repository: Repository,
  oid: string,
  name: string,
): Promise<RawEntry | undefined> {
  const bytes = await bytesOfTree(repository, oid);
  const wanted = Buffer.from(name);
  for (let at = 0; at < bytes.length;) {
    const entry = spanAt(bytes, at, oid);
    const start = entry.space + 1;
    const fits = entry.end - start === wanted.length;
    if (fits && wanted.compare(bytes, start, entry.end) === 0) return entryAt(bytes, at, entry);
    at = entry.end + 21;
  }
  return undefined;
}

async function bytesOfTree(repository: Repository, oid: string): Promise<Buffer> {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- The other ways to read a tree all refuse such names.
    const { object } = await git.readObject({ fs, ...repository, oid, format: "content" });
    if (object instanceof Uint8Array) {
      return Buffer.from(object.buffer, object.byteOffset, object.byteLength);
    }
  } catch (cause) {
    const message = `Tree ${oid} is not in this clone, or is damaged.`;
    throw new RepositoryError("missing-object", message, { cause });
  }
  throw new TypeError(`Object ${oid} is no tree.`);
}

/** Where the mode of an entry ends, and where its name does. */
interface Span {
  readonly space: number;
  readonly end: number;
}

function spanAt(bytes: Buffer, at: number, oid: string): Span {
  const space = bytes.indexOf(0x20, at);
  const end = space === -1 ? -1 : bytes.indexOf(0x00, space);
  if (end === -1 || end + 21 > bytes.length) {
    throw new RepositoryError("missing-object", `Tree ${oid} is damaged.`);
  }
  return { space, end };
}

function entryAt(bytes: Buffer, at: number, { space, end }: Span): RawEntry {
  return {
    mode: bytes.toString("latin1", at, space),
    name: bytes.toString("utf8", space + 1, end),
    oid: bytes.toString("hex", end + 1, end + 21),
  };
}
