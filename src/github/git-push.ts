import { emptyPack, packCommit } from "../git/packed-commit.ts";
import type { BranchMove, NewCommit, ObjectId } from "../refresh/requests/host.ts";
import { isObjectId } from "./answers.ts";
import type { WrittenCommit } from "./commits.ts";
import type { Connection } from "./connection.ts";
import type { Folders } from "./folders.ts";
import { GitHubError } from "./github-error.ts";
import { packetLine } from "./smart-http.ts";

/** Who a commit says has made it. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

const zero = "0".repeat(40);

/**
 * Writes by Git in the place of the API: a commit is packed here, and sent with the move of the branch. The server compares
 * what the branch is with the id that is sent, as it does for every push. Such a commit is nowhere but here until then, and
 * nobody signs it.
 */
export class GitPush {
  readonly #connection: Connection;
  readonly #folders: Folders;
  readonly #author: Author;
  readonly #packs = new Map<string, Uint8Array>();

  constructor(connection: Connection, folders: Folders, author: Author) {
    this.#connection = connection;
    this.#folders = folders;
    this.#author = author;
  }

  async writeCommit(commit: NewCommit): Promise<WrittenCommit> {
    const seconds = Math.floor(this.#connection.clock.now() / 1000);
    const { oid, tree, pack } = await packCommit(
      { ...commit, author: this.#author, seconds },
      async (one) => await this.#folders.at(named(one)),
    );
    this.#packs.set(oid, pack);
    return { oid: named(oid), tree: named(tree), isVerified: false };
  }

  /** Sends a move with its condition. Throws GitHubError where the server does not make it. */
  async move({ name, from, to }: BranchMove): Promise<void> {
    const doing = `push the branch ${name}`;
    const ref = `refs/heads/${name}`;
    const pack = to === undefined ? new Uint8Array() : await this.#packOf(to);
    const order = `${from ?? zero} ${to ?? zero} ${ref}\0 report-status`;
    const body = Buffer.concat([Buffer.from(`${packetLine(order)}0000`), pack]);
    const report = await this.#connection.push(doing, body);
    if (report.includes(`ok ${ref}`) && report.includes("unpack ok")) return;
    if (!report.some((one) => /^(?:unpack|ok|ng) /.test(one))) {
      throw new GitHubError(
        { doing },
        { kind: "undescribed", status: 0, said: "it tells of no push" },
      );
    }
    const against = report.filter((one) => one !== "unpack ok" && one !== "");
    const said = against.map((one) => one.replace(`ng ${ref} `, "")).join(" ");
    throw new GitHubError({ doing }, { kind: "refused", status: 422, said });
  }

  async #packOf(oid: ObjectId): Promise<Uint8Array> {
    return this.#packs.get(oid) ?? (await emptyPack());
  }
}

function named(oid: string): ObjectId {
  if (isObjectId(oid)) return oid;
  throw new Error(`Git names no object "${oid}".`);
}
