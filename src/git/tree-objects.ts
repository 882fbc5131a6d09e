import fs from "node:fs";
import * as git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/** One entry of a tree object; the mode as Git reads it: one of `modes`, whatever bits an old or strange writer set. */
export interface RawEntry {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

/** The mode of a folder. */
export const treeMode: string = "40000";

const modes = {
  file: "100644",
  executable: "100755",
  symlink: "120000",
  submodule: "160000",
} as const;

/** Whether an entry is a file: a link or a submodule shows something else than itself. */
export function isFileMode(mode: string): boolean {
  return mode === modes.file || mode === modes.executable;
}

/**
 * The entries of one tree object: `<mode> <name>\0<20 bytes>` one after another. The library's own reader refuses a whole
 * tree for one name with a backslash, and a name is a matter for findings.
 */
export async function entriesOf(repository: Repository, oid: string): Promise<readonly RawEntry[]> {
  const bytes = await treeBytes(repository, oid);
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
  const bytes = await treeBytes(repository, oid);
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

/** A tree object as it is kept. Throws RepositoryError where this clone lacks it. */
export async function treeBytes(repository: Repository, oid: string): Promise<Buffer> {
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

/** Where the mode of an entry ends, and where its name does; behind that follow 20 bytes of its id. */
export interface Span {
  readonly space: number;
  readonly end: number;
}

/** Measures the entry that begins at a byte. Throws RepositoryError where the tree is damaged. */
export function spanAt(bytes: Buffer, at: number, oid: string): Span {
  const space = bytes.indexOf(0x20, at);
  const end = space === -1 ? -1 : bytes.indexOf(0x00, space);
  if (end === -1 || end + 21 > bytes.length) {
    throw new RepositoryError("missing-object", `Tree ${oid} is damaged.`);
  }
  return { space, end };
}

export function entryAt(bytes: Buffer, at: number, { space, end }: Span): RawEntry {
  return {
    mode: modeOf(bytes.toString("latin1", at, space)),
    name: bytes.toString("utf8", space + 1, end),
    oid: bytes.toString("hex", end + 1, end + 21),
  };
}

/** A mode without what Git overlooks: leading zeros, and the bits of a file that are not its owner's run bit. */
function modeOf(written: string): string {
  if (written === modes.file || written === treeMode) return written;
  const bits = Number.parseInt(written, 8);
  const kind = bits & 0o170000;
  if (kind === 0o100000) return (bits & 0o100) === 0 ? modes.file : modes.executable;
  if (kind === 0o120000) return modes.symlink;
  return kind === 0o040000 ? treeMode : modes.submodule;
}
