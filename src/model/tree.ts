/**
 * `executable` is known in Git trees only; a working directory reports plain files as `file`. `special` is a pipe, a socket
 * or a device, `closed` a folder that may not be listed: a working directory can hold them, Git cannot.
 */
export type EntryKind = "file" | "executable" | "symlink" | "submodule" | "special" | "closed";

/** One path in a tree: relative to the tree's root, parts joined by `/`. */
export interface TreeEntry {
  readonly path: string;
  readonly kind: EntryKind;
}

/** Whether a path is that of a file with content of its own, whatever its run bit says. */
export function isFile({ kind }: TreeEntry): boolean {
  return kind === "file" || kind === "executable";
}

export interface ReadResult {
  /** At most the bytes that were asked for. */
  readonly bytes: Uint8Array;
  /** Whether the file holds more than that. */
  readonly more: boolean;
}

/** A file that is there and gives no bytes: no permission, or a disk that fails. */
export class UnreadableError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`"${path}" cannot be read.`, options);
    this.name = "UnreadableError";
  }
}

/** A file larger than what was asked for at most; nothing of it was read. */
export class OversizedError extends Error {
  constructor(path: string, max: number) {
    super(`"${path}" is larger than ${max} bytes.`);
    this.name = "OversizedError";
  }
}

/**
 * A dataset's files, wherever they are: a working directory or a Git commit.
 * Checks give the same verdict on both. Reading throws UnreadableError where a file gives no bytes, and any other error where there is no file.
 */
export interface Tree {
  /** Every path below a folder (the root by default), sorted by UTF-8 bytes; none when it is absent or no folder. */
  list(folder?: string): Promise<readonly TreeEntry[]>;
  /** What stands at one path; undefined where nothing does, and for a folder. */
  entry(path: string): Promise<TreeEntry | undefined>;
  /** Reads a file, never more than `max` bytes of it. */
  read(path: string, limit: { readonly max: number }): Promise<ReadResult>;
  /** The same as `read` without waiting, where the tree can do that. */
  readonly readNow?: ((path: string, limit: { readonly max: number }) => ReadResult) | undefined;
  /**
   * Reads a file piece by piece. Throws OversizedError, and reads nothing, where it holds more than `max` bytes. A piece that
   * is lent is overwritten once the next one is asked for.
   */
  stream(
    path: string,
    limit: { readonly max: number; readonly isLent?: boolean },
  ): AsyncIterable<Uint8Array>;
  /** The Git blob id that the file's bytes have. Throws OversizedError where it would have to read more than `max` bytes. */
  objectId(path: string, limit: { readonly max: number }): Promise<string>;
  /**
   * What files of these names below a folder held in the commits behind this tree, wherever they lay: each content once, the
   * newest first, as far back as this clone goes. Undefined where nothing knows of earlier states.
   */
  readonly past?: ((wanted: PastFiles) => AsyncIterable<PastFile>) | undefined;
}

/** The files whose earlier states are asked for. */
export interface PastFiles {
  readonly folder: string;
  /** The last part of a path. */
  readonly names: ReadonlySet<string>;
  /** How many bytes a file may have; of a larger one nothing is told. */
  readonly max: number;
}

/** A file as an earlier state had it. */
export interface PastFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
