import { createHash, randomBytes, type Hash } from "node:crypto";
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/**
 * Reads what a KeptWriter wrote under the same label. A file that is damaged, that was written under another label or by
 * something else, or that cannot be read is a file that is not there.
 */
export function readKept(file: string, label: string): Buffer | undefined {
  const bytes = bytesOf(file);
  if (bytes === undefined) return undefined;
  const body = bytes.subarray(headLength);
  const head = headOf(hashFor(label).update(body));
  return bytes.subarray(0, headLength).equals(head) ? body : undefined;
}

/** More than any set comes to. */
const largest = 1024 * 1024 * 1024;

function bytesOf(file: string): Buffer | undefined {
  try {
    // A pipe or a device would be read without end.
    const facts = lstatSync(file);
    return facts.isFile() && facts.size <= largest ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** How many bytes are written at once. */
const enough = 1024 * 1024;

/**
 * Writes a file piece by piece, beside its place, and puts it there when it is whole: whoever reads it meanwhile, writes
 * it too or is killed leaves a whole file. It throws nothing: what a disk does not take is not kept.
 */
export class KeptWriter {
  readonly #file: string;
  readonly #beside: string;
  readonly #hash: Hash;
  #handle: number | undefined;
  #pieces: Uint8Array[] = [];
  #waiting = 0;

  constructor(file: string, label: string) {
    this.#file = file;
    this.#beside = `${file}.${randomBytes(6).toString("hex")}.new`;
    this.#hash = hashFor(label);
    this.#handle = opened(this.#beside);
    this.#trying((handle) => writeSync(handle, Buffer.alloc(headLength)));
  }

  add(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    if (this.#waiting > enough) this.#flush();
  }

  finish(): void {
    this.#flush();
    this.#trying((handle) => {
      writeSync(handle, headOf(this.#hash), 0, headLength, 0);
      renameSync(this.#beside, this.#file);
      this.#handle = undefined;
      closeSync(handle);
    });
  }

  /** Leaves everything as it was. */
  drop(): void {
    const handle = this.#handle;
    if (handle === undefined) return;
    this.#handle = undefined;
    try {
      closeSync(handle);
      rmSync(this.#beside, { force: true });
    } catch {
      // What is left beside goes with the next clearing.
    }
  }

  #flush(): void {
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#waiting = 0;
    this.#hash.update(all);
    this.#trying((handle) => {
      for (let at = 0; at < all.length;) at += writeSync(handle, all, at);
    });
  }

  #trying(write: (handle: number) => void): void {
    try {
      if (this.#handle !== undefined) write(this.#handle);
    } catch {
      this.drop();
    }
  }
}

function opened(file: string): number | undefined {
  try {
    makeFolder(dirname(file));
    return openSync(file, "wx", 0o600);
  } catch {
    return undefined;
  }
}

/**
 * Makes a folder and those above it, one by one: Node's own way turns without end where a folder that is there takes no
 * new one and says that it is not there, as `/proc` does.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (isCode(error, "EEXIST")) return;
    if (!isCode(error, "ENOENT") || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

const title = "touchstone kept ";

/** The first bytes: a title and a hash of the label and of everything behind. */
const headLength = title.length + 65;

function headOf(hash: Hash): Buffer {
  return Buffer.from(`${title}${hash.digest("hex")}\n`);
}

function hashFor(label: string): Hash {
  return createHash("sha256").update(JSON.stringify(label));
}
