import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { blobHash } from "../git/blob.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { fileFacts, type Disk } from "./file-facts.ts";

/** A file whose bytes were seen: its Git blob id, and the facts by which the disk shows that it is as it was. */
export interface SeenFile {
  readonly blob: string;
  readonly facts: string | undefined;
}

/** Everything that somebody asked of a folder, with its answers: who gets the same answers comes to the same verdict. */
export interface Sightings {
  /** A hash of what lies below each folder that was listed. */
  readonly lists: ReadonlyMap<string, string>;
  /** What stands at each path that was asked for; empty for nothing. */
  readonly entries: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, SeenFile>;
}

/** A folder whose answers are written down. */
export interface WatchedTree extends Tree {
  /** Undefined where something could not be read, or not as a whole: that may be otherwise a moment later. */
  readonly sightings: () => Sightings | undefined;
  /** The file as it was read last. */
  readonly seen: (path: string) => SeenFile | undefined;
  /** Writes down a file that nobody read, since it is known. */
  readonly note: (path: string, file: SeenFile) => void;
}

/** Watches the tree of a folder. */
export function watchedTree(tree: Tree, disk: Disk): WatchedTree {
  const lists = new Map<string, string>();
  const entries = new Map<string, string>();
  const files = new Map<string, SeenFile>();
  let isWhole = true;
  const lose = (error?: unknown): never => {
    isWhole = false;
    throw error;
  };
  // The facts are taken before the bytes: a change between the two shows as other facts later.
  const factsOf = (path: string): string | undefined => fileFacts(disk, path);
  return {
    async list(folder = "") {
      const list = await tree.list(folder);
      lists.set(folder, hashOfList(list));
      return list;
    },
    async entry(path) {
      const entry = await tree.entry(path);
      entries.set(path, entry?.kind ?? "");
      return entry;
    },
    async read(path, limit) {
      const facts = factsOf(path);
      const reading = await tree.read(path, limit).catch(lose);
      const { bytes, more } = reading;
      if (more) isWhole = false;
      else files.set(path, { blob: blobHash(bytes.length).update(bytes).digest("hex"), facts });
      return reading;
    },
    ...(tree.readNow === undefined ? {} : { readNow: tree.readNow }),
    async *stream(path, limit) {
      const facts = factsOf(path);
      const size = lstatSync(join(disk.root, path), { throwIfNoEntry: false })?.size ?? 0;
      const hash = blobHash(size);
      let left = size;
      for await (const piece of tree.stream(path, limit)) {
        hash.update(piece);
        left -= piece.length;
        yield piece;
      }
      if (left === 0) files.set(path, { blob: hash.digest("hex"), facts });
      else isWhole = false;
    },
    async objectId(path, limit) {
      const facts = factsOf(path);
      const blob = await tree.objectId(path, limit).catch(lose);
      files.set(path, { blob, facts });
      return blob;
    },
    seen: (path) => files.get(path),
    note: (path, file) => files.set(path, file),
    sightings: () => (isWhole ? { lists, entries, files } : undefined),
  };
}

/**
 * What is seen of a folder now, where it is the same as before, else undefined. A file whose facts are as they were is not
 * read.
 */
export async function seenAgain(
  tree: Tree,
  disk: Disk,
  { lists, entries, files }: Sightings,
): Promise<Sightings | undefined> {
  for (const [path, kind] of entries) {
    if (((await tree.entry(path))?.kind ?? "") !== kind) return undefined;
  }
  for (const [folder, hash] of lists) {
    if (hashOfList(await tree.list(folder)) !== hash) return undefined;
  }
  const again = new Map<string, SeenFile>();
  for (const [path, file] of files) {
    const facts = fileFacts(disk, path);
    const isSame = facts !== undefined && facts === file.facts;
    if (!isSame && (await blobNow(tree, path)) !== file.blob) return undefined;
    again.set(path, isSame ? file : { blob: file.blob, facts });
  }
  return { lists, entries, files: again };
}

/** The blob id that a file has now; undefined where it cannot be read. */
async function blobNow(tree: Tree, path: string): Promise<string | undefined> {
  return await tree.objectId(path, { max: Infinity }).catch(() => undefined);
}

function hashOfList(list: readonly TreeEntry[]): string {
  const hash = createHash("sha256");
  hash.update(list.map(({ path, kind }) => `${kind} ${path}\0`).join(""));
  return hash.digest("hex");
}
