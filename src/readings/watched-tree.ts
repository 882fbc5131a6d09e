import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { blobHash } from "../git/blob-hash.ts";
import type { ReadResult, Tree, TreeEntry } from "../model/tree.ts";
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

/**
 * The tree of a folder on disk, with all that it is asked and answers written down. The facts of a file are taken before
 * its bytes: a change between the two shows as other facts later.
 */
export class WatchedTree implements Tree {
  readonly #tree: Tree;
  readonly #disk: Disk;
  readonly #lists = new Map<string, string>();
  readonly #entries = new Map<string, string>();
  readonly #files = new Map<string, SeenFile>();
  #isWhole = true;
  readonly readNow: Tree["readNow"];
  readonly past: Tree["past"];

  constructor(tree: Tree, disk: Disk) {
    this.#tree = tree;
    const { past } = tree;
    // What a history tells is not among the answers that are compared later.
    if (past !== undefined) {
      this.past = (wanted) => {
        this.#isWhole = false;
        return past(wanted);
      };
    }
    this.#disk = disk;
    // What is read at once was read before.
    this.readNow = tree.readNow;
  }

  /** Undefined where something could not be read, or not as a whole: that may be otherwise a moment later. */
  get sightings(): Sightings | undefined {
    return this.#isWhole
      ? { lists: this.#lists, entries: this.#entries, files: this.#files }
      : undefined;
  }

  /** A file as it was read last. */
  seen(path: string): SeenFile | undefined {
    return this.#files.get(path);
  }

  /** Writes down a file that nobody read, since it is known. */
  note(path: string, file: SeenFile): void {
    this.#files.set(path, file);
  }

  async list(folder = ""): Promise<readonly TreeEntry[]> {
    const list = await this.#tree.list(folder);
    this.#lists.set(folder, hashOfList(list));
    return list;
  }

  async entry(path: string): Promise<TreeEntry | undefined> {
    const entry = await this.#tree.entry(path);
    this.#entries.set(path, entry?.kind ?? "");
    return entry;
  }

  async read(path: string, limit: { readonly max: number }): Promise<ReadResult> {
    const facts = fileFacts(this.#disk, path);
    const reading = await this.#tree.read(path, limit).catch((error: unknown) => this.#lose(error));
    const { bytes, more } = reading;
    if (more) this.#isWhole = false;
    else this.note(path, { blob: blobHash(bytes.length).update(bytes).digest("hex"), facts });
    return reading;
  }

  async *stream(path: string, limit: Parameters<Tree["stream"]>[1]): AsyncGenerator<Uint8Array> {
    const facts = fileFacts(this.#disk, path);
    const size = lstatSync(join(this.#disk.root, path), { throwIfNoEntry: false })?.size ?? 0;
    const hash = blobHash(size);
    let left = size;
    let isDone = false;
    try {
      for await (const piece of this.#tree.stream(path, limit)) {
        hash.update(piece);
        left -= piece.length;
        yield piece;
      }
      isDone = true;
    } finally {
      // Somebody may have heard enough, and then nobody has seen the file.
      if (isDone && left === 0) this.note(path, { blob: hash.digest("hex"), facts });
      else this.#isWhole = false;
    }
  }

  async objectId(path: string, limit: { readonly max: number }): Promise<string> {
    const facts = fileFacts(this.#disk, path);
    const blob = await this.#tree
      .objectId(path, limit)
      .catch((error: unknown) => this.#lose(error));
    this.note(path, { blob, facts });
    return blob;
  }

  #lose(error: unknown): never {
    this.#isWhole = false;
    throw error;
  }
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
