import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { byUtf8 } from "../../../../src/model/utf8-order.ts";

/** A reference that moves; undefined stands for one that is not there. */
export interface RefMove {
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The references of a bare repository, each a file as long as nobody packs them: read and moved without Git. */
export class LooseRefs {
  readonly #gitdir: string;

  constructor(gitdir: string) {
    this.#gitdir = gitdir;
  }

  /** What the file of a reference says, where it has one of its own. */
  read(name: string): string | undefined {
    if (name.includes("..")) return undefined;
    try {
      return idIn(readFileSync(join(this.#gitdir, name), "utf8"));
    } catch {
      return undefined;
    }
  }

  /** Every reference, sorted by name; undefined where only Git can say. */
  all(): readonly { readonly name: string; readonly oid: string }[] | undefined {
    if (this.#arePacked) return undefined;
    const paths = readdirSync(join(this.#gitdir, "refs"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".lock"))
      .map((entry) => relative(this.#gitdir, join(entry.parentPath, entry.name)));
    const found = paths.map((name) => ({ name, oid: this.read(name) ?? "" }));
    if (found.some(({ oid }) => oid === "")) return undefined;
    return found.toSorted((a, b) => byUtf8(a.name, b.name));
  }

  /**
   * Moves references together, at one moment of this process, under the locks that Git honours. False, and nothing is done,
   * where Git would refuse or only Git knows.
   */
  move(moves: readonly RefMove[]): boolean {
    if (this.#arePacked || !moves.every((one) => this.#isPlain(one))) return false;
    const locks: string[] = [];
    try {
      for (const { name, to } of moves) locks.push(this.#lock(name, to));
      if (!moves.every((one) => this.#isPlain(one))) return false;
      for (const { name, to } of moves) this.#settle(name, to);
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error) return false;
      throw error;
    } finally {
      for (const lock of locks) if (existsSync(lock)) unlinkSync(lock);
    }
  }

  get #arePacked(): boolean {
    return existsSync(join(this.#gitdir, "packed-refs"));
  }

  /** Whether a reference has a plain name and is where it has to be. */
  #isPlain({ name, from }: RefMove): boolean {
    const isNamed = /^refs\/(?:heads|tags|pull)(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(name);
    if (!isNamed || name.split("/").some((part) => part.endsWith(".lock"))) return false;
    const path = join(this.#gitdir, name);
    if (existsSync(path) && !statSync(path).isFile()) return false;
    return this.read(name) === from;
  }

  #lock(name: string, to: string | undefined): string {
    const path = join(this.#gitdir, name);
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(`${path}.lock`, "wx");
    if (to !== undefined) writeSync(file, `${to}\n`);
    closeSync(file);
    return `${path}.lock`;
  }

  #settle(name: string, to: string | undefined): void {
    const path = join(this.#gitdir, name);
    if (to !== undefined) {
      renameSync(`${path}.lock`, path);
      return;
    }
    unlinkSync(`${path}.lock`);
    if (existsSync(path)) unlinkSync(path);
    this.#tidy(dirname(name));
  }

  /** Takes away folders that are empty now, as Git does: a branch may be named like one of them next. */
  #tidy(folder: string): void {
    if (folder.split("/").length <= 2) return;
    try {
      rmdirSync(join(this.#gitdir, folder));
    } catch {
      return;
    }
    this.#tidy(dirname(folder));
  }
}

function idIn(text: string): string | undefined {
  return /^[0-9a-f]{40}(?=\n$)/.exec(text)?.[0];
}
