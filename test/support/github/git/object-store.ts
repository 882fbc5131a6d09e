import { createHash } from "node:crypto";
import fs from "node:fs";
import git from "isomorphic-git";

/** What an object can be. */
export type ObjectKind = "blob" | "commit" | "tag" | "tree";

export interface GitObject {
  readonly kind: ObjectKind;
  readonly bytes: Buffer;
}

/** The objects of a bare repository, read and written in this process: a program for each would take most of the time. */
export class ObjectStore {
  readonly #gitdir: string;
  /** Objects never change. */
  readonly #known = new Map<string, GitObject>();
  /** What the library keeps of packs. */
  #packs = {};

  constructor(gitdir: string) {
    this.#gitdir = gitdir;
  }

  /** Undefined where there is none. */
  async read(oid: string): Promise<GitObject | undefined> {
    const known = this.#known.get(oid);
    if (known !== undefined) return known;
    const found = await this.#readAnew(oid);
    if (found !== undefined) this.#known.set(oid, found);
    return found;
  }

  /** One that has to be there, and to be this. */
  async readAs(kind: ObjectKind, oid: string): Promise<Buffer> {
    const found = await this.read(oid);
    if (found?.kind !== kind) throw new Error(`${oid} is no ${kind}.`);
    return found.bytes;
  }

  async #readAnew(oid: string): Promise<GitObject | undefined> {
    const where = { fs, gitdir: this.#gitdir, cache: this.#packs };
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- The other ways to read have to be told what is there.
      const { type, object } = await git.readObject({ ...where, oid, format: "content" });
      // The library says what the object itself says, and that is one of these; content comes as bytes.
      return { kind: type as ObjectKind, bytes: Buffer.from(object as Uint8Array) };
    } catch (error) {
      if (error instanceof git.Errors.NotFoundError) return undefined;
      throw error;
    }
  }

  async write(kind: ObjectKind, bytes: Uint8Array): Promise<string> {
    const head = `${kind} ${bytes.length}\0`;
    const named = createHash("sha1").update(head).update(bytes).digest("hex");
    if (this.#known.has(named)) return named;
    const where = { fs, gitdir: this.#gitdir };
    const object = { type: kind, format: "content", object: bytes } as const;
    // oxlint-disable-next-line typescript/no-deprecated -- The other ways to write refuse what Git takes.
    const oid = await git.writeObject({ ...where, ...object });
    this.#known.set(oid, { kind, bytes: Buffer.from(bytes) });
    return oid;
  }

  /** Git may have thrown objects away, or packed them anew. */
  forget(): void {
    this.#known.clear();
    this.#packs = {};
  }
}
