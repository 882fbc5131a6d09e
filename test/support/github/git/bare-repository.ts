import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tempFolder } from "../../temp-folder.ts";
import { readCommits, writeCommit, type Commit, type NewCommit } from "./commits.ts";
import { GitError, lines, runGit, type GitOptions } from "./run-git.ts";

/** A reference that moves; undefined stands for one that is not there. */
export interface RefMove {
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const zeroOid: string = "0".repeat(40);

// Packs are made for one reader on this machine: looking for deltas costs more than it saves.
const config = `[core]
\trepositoryformatversion = 0
\tbare = true
\tlogAllRefUpdates = false
[http]
\treceivepack = true
[uploadpack]
\tallowAnySHA1InWant = true
\tallowFilter = true
[pack]
\twindow = 0
[gc]
\tauto = 0
`;

/** Refuses a push for the reason that whoever started it gives: Git tells it to the client. */
const preReceive = `#!/bin/sh
[ -z "$REFUSED" ] && exit 0
printf '%s\\n' "$REFUSED" >&2
exit 1
`;

/** A bare repository on disk, and the git program over it: what GitHub itself is made of. */
export class BareRepository {
  readonly folder: string = tempFolder({ HEAD: "ref: refs/heads/main\n", config });

  /** A commit never changes: asking Git takes a process each time. */
  readonly #known = new Map<string, Commit>();
  readonly #facts = new Map<string, string>();

  constructor() {
    for (const name of ["objects", "refs", "hooks"]) mkdirSync(join(this.folder, name));
    writeFileSync(join(this.folder, "hooks", "pre-receive"), preReceive, { mode: 0o755 });
  }

  /** What a Git command prints. Throws GitError. */
  async git(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.gitBytes(args, options)).toString("utf8");
  }

  /** What a Git command prints of objects that it is given by their full ids: it never changes, so Git is asked once. */
  async fact(args: readonly string[]): Promise<string> {
    return await this.#once(args.join("\n"), async () => await this.git(args));
  }

  async gitBytes(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    return await runGit(this.folder, args, options);
  }

  /** The object that a name stands for, such as a branch or a shortened id; undefined where there is none. */
  async resolve(name: string, kind = "commit"): Promise<string | undefined> {
    if (name === "" || name.startsWith("-")) return undefined;
    const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${name}^{${kind}}`];
    const isId = /^[0-9a-f]{40}$/.test(name);
    const asked = isId ? this.fact(args) : this.git(args);
    const found = (await asked.catch(() => "")).trim();
    return found === "" ? undefined : found;
  }

  /** The object that a reference points at, by its full name. */
  async ref(name: string): Promise<string | undefined> {
    return name.startsWith("refs/")
      ? ((await this.#looseRef(name)) ?? (await this.resolve(name, "object")))
      : undefined;
  }

  /** What the file of a reference says, where it has one of its own: asking Git takes a process each time. */
  async #looseRef(name: string): Promise<string | undefined> {
    if (name.includes("..")) return undefined;
    const text = await readFile(join(this.folder, name), "utf8").catch(() => "");
    return /^[0-9a-f]{40}(?=\n$)/.exec(text)?.[0];
  }

  async branch(name: string): Promise<string | undefined> {
    return await this.ref(`refs/heads/${name}`);
  }

  /** Every reference below a prefix, sorted by name. */
  async refs(prefix: string): Promise<readonly { readonly name: string; readonly oid: string }[]> {
    const listed = await this.git(["for-each-ref", "--format=%(objectname) %(refname)"]);
    return lines(listed).flatMap((line) => {
      const [oid = "", name = ""] = line.split(" ");
      return name.startsWith(prefix) ? [{ name, oid }] : [];
    });
  }

  /** Moves references together or not at all, each from where it is expected to be. Throws GitError where one is not. */
  async moveRefs(moves: readonly RefMove[]): Promise<void> {
    const orders = moves.map(({ name, from = zeroOid, to }) =>
      to === undefined ? `delete ${name} ${from}` : `update ${name} ${to} ${from}`,
    );
    await this.git(["update-ref", "--stdin"], { input: `${orders.join("\n")}\n` });
  }

  /** Points a reference of GitHub's own at a commit, wherever it was; undefined takes it away. */
  async pointRef(name: string, to: string | undefined): Promise<void> {
    const order = to === undefined ? `delete ${name}` : `update ${name} ${to}`;
    await this.git(["update-ref", "--stdin"], { input: `${order}\n` });
  }

  async writeBlob(bytes: string | Uint8Array): Promise<string> {
    const key = `blob ${Buffer.from(bytes).toString("latin1")}`;
    return await this.#once(key, async () =>
      (await this.git(["hash-object", "-w", "--stdin"], { input: bytes })).trim(),
    );
  }

  /** An object is named by what it holds: the same one is written once. */
  async #once(key: string, writes: () => Promise<string>): Promise<string> {
    const found = this.#facts.get(key) ?? (await writes());
    this.#facts.set(key, found);
    return found;
  }

  /** A tree that differs from `base` in some paths; a path without an object is taken out. */
  async writeTree(
    base: string | undefined,
    changes: readonly { readonly path: string; readonly mode: string; readonly oid?: string }[],
  ): Promise<string> {
    const key = `tree ${JSON.stringify([base, changes])}`;
    return await this.#once(key, async () => await this.#newTree(base, changes));
  }

  async #newTree(
    base: string | undefined,
    changes: Parameters<BareRepository["writeTree"]>[1],
  ): Promise<string> {
    const scratch = mkdtempSync(join(this.folder, "index-"));
    const environment = { GIT_INDEX_FILE: join(scratch, "index") };
    try {
      await this.git(["read-tree", base ?? "--empty"], { environment });
      const input = changes
        .map(({ path, mode, oid }) =>
          oid === undefined ? `0 ${zeroOid}\t${path}\0` : `${mode} ${oid}\t${path}\0`,
        )
        .join("");
      await this.git(["update-index", "-z", "--index-info"], { environment, input });
      return (await this.git(["write-tree"], { environment })).trim();
    } finally {
      rmSync(scratch, { recursive: true });
    }
  }

  async writeCommit(commit: NewCommit): Promise<string> {
    const key = `commit ${JSON.stringify(commit)}`;
    return await this.#once(key, async () => await writeCommit(this.folder, commit));
  }

  async commits(oids: readonly string[]): Promise<readonly Commit[]> {
    const unknown = oids.filter((oid) => !this.#known.has(oid));
    for (const one of await readCommits(this.folder, unknown)) this.#known.set(one.oid, one);
    return oids.flatMap((oid) => this.#known.get(oid) ?? []);
  }

  async commit(oid: string): Promise<Commit> {
    const [found] = await this.commits([oid]);
    if (found === undefined) throw new Error(`${oid} is no commit.`);
    return found;
  }

  /** The merge of two commits as a tree, by Git itself; undefined where they conflict. */
  async mergedTree(ours: string, theirs: string): Promise<string | undefined> {
    try {
      return lines(await this.fact(["merge-tree", "--write-tree", ours, theirs]))[0];
    } catch (error) {
      if (error instanceof GitError && error.code === 1) return undefined;
      throw error;
    }
  }

  async mergeBase(a: string, b: string): Promise<string | undefined> {
    return lines(await this.fact(["merge-base", a, b]).catch(() => ""))[0];
  }

  /** The commits that `to` has and `from` has not, the oldest first. */
  async commitsBetween(from: string, to: string): Promise<readonly string[]> {
    return lines(await this.fact(["rev-list", "--reverse", "--topo-order", `${from}..${to}`]));
  }

  async isAncestor(ancestor: string, of: string): Promise<boolean> {
    return ancestor === of || (await this.mergeBase(ancestor, of)) === ancestor;
  }

  /** The commits of another repository come into this one. */
  async take(from: BareRepository, oid: string): Promise<void> {
    if (from !== this) await this.git(["fetch", "--quiet", "--no-tags", from.folder, oid]);
  }
}
