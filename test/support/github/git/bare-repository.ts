import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "../../temp-folder.ts";
import {
  bytesOf,
  commitIn,
  readCommit,
  writeCommit,
  type Commit,
  type NewCommit,
} from "./commits.ts";
import { chainBetween, commonAncestor } from "./histories.ts";
import { LooseRefs, type RefMove } from "./loose-refs.ts";
import { plainlyMerged } from "./merged-trees.ts";
import { ObjectStore } from "./object-store.ts";
import { GitError, lines, runGit, type GitOptions } from "./run-git.ts";
import { arePlain, entryAt, NotPlain, treeWith, type TreeChange } from "./trees.ts";

export const zeroOid: string = "0".repeat(40);

// Packs are made for one reader on this machine: looking for deltas and packing tight cost more than they save.
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

/**
 * A bare repository on disk, and the git program over it: what GitHub itself is made of. What is plain is read and written
 * in this process, since a program for each question would take most of the time; `test/github/plain-git.test.ts` holds it
 * to what Git does.
 */
export class BareRepository {
  readonly folder: string = tempFolder({ HEAD: "ref: refs/heads/main\n", config });
  readonly objects: ObjectStore = new ObjectStore(this.folder);
  readonly #refs = new LooseRefs(this.folder);
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
    const key = args.join("\n");
    const found = this.#facts.get(key) ?? (await this.git(args));
    this.#facts.set(key, found);
    return found;
  }

  async gitBytes(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    const printed = await runGit(this.folder, args, options);
    if (args[0] === "gc") this.objects.forget();
    return printed;
  }

  /** The object that a name stands for, such as a branch or a shortened id; undefined where there is none. */
  async resolve(name: string, kind = "commit"): Promise<string | undefined> {
    if (name === "" || name.startsWith("-")) return undefined;
    const plain = await this.#plainlyResolved(name, kind);
    if (plain !== undefined) return plain;
    const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${name}^{${kind}}`];
    const found = (await this.git(args).catch(() => "")).trim();
    return found === "" ? undefined : found;
  }

  async #plainlyResolved(name: string, kind: string): Promise<string | undefined> {
    const oid = name.startsWith("refs/") ? this.#refs.read(name) : name;
    if (oid === undefined || !/^[0-9a-f]{40}$/.test(oid)) return undefined;
    const object = await this.objects.read(oid);
    if (object === undefined) return undefined;
    if (object.kind === kind || kind === "object") return oid;
    return object.kind === "commit" && kind === "tree" ? (await this.commit(oid)).tree : undefined;
  }

  /** The object that a reference points at, by its full name. */
  async ref(name: string): Promise<string | undefined> {
    return name.startsWith("refs/")
      ? (this.#refs.read(name) ?? (await this.#packedRef(name)))
      : undefined;
  }

  async #packedRef(name: string): Promise<string | undefined> {
    return existsSync(join(this.folder, "packed-refs"))
      ? await this.resolve(name, "object")
      : undefined;
  }

  async branch(name: string): Promise<string | undefined> {
    return await this.ref(`refs/heads/${name}`);
  }

  /** Every reference below a prefix, sorted by name. */
  async refs(prefix: string): Promise<readonly { readonly name: string; readonly oid: string }[]> {
    const plain = this.#refs.all();
    if (plain !== undefined) return plain.filter(({ name }) => name.startsWith(prefix));
    const listed = await this.git(["for-each-ref", "--format=%(objectname) %(refname)"]);
    return lines(listed).flatMap((line) => {
      const [oid = "", name = ""] = line.split(" ");
      return name.startsWith(prefix) ? [{ name, oid }] : [];
    });
  }

  /** Moves references together or not at all, each from where it is expected to be. Throws GitError where one is not. */
  async moveRefs(moves: readonly RefMove[]): Promise<void> {
    const plain = await Promise.all(moves.map(async (one) => await this.#isPlain(one)));
    if (!plain.includes(false) && this.#refs.move(moves)) return;
    const orders = moves.map(({ name, from = zeroOid, to }) =>
      to === undefined ? `delete ${name} ${from}` : `update ${name} ${to} ${from}`,
    );
    await this.git(["update-ref", "--stdin"], { input: `${orders.join("\n")}\n` });
  }

  /** Points a reference of GitHub's own at a commit, wherever it was; undefined takes it away. */
  async pointRef(name: string, to: string | undefined): Promise<void> {
    const move = { name, from: this.#refs.read(name), to };
    if ((await this.#isPlain(move)) && this.#refs.move([move])) return;
    const order = to === undefined ? `delete ${name}` : `update ${name} ${to}`;
    await this.git(["update-ref", "--stdin"], { input: `${order}\n` });
  }

  /** Whether Git would let a reference move so; it lets no branch point at anything but a commit. */
  async #isPlain({ name, from, to }: RefMove): Promise<boolean> {
    if (to === undefined) return from !== undefined;
    const object = await this.objects.read(to);
    return object?.kind === "commit" || (object !== undefined && !name.startsWith("refs/heads/"));
  }

  async writeBlob(bytes: string | Uint8Array): Promise<string> {
    return await this.objects.write("blob", Buffer.from(bytes));
  }

  /** A tree that differs from `base`, a tree or a commit, in some paths; a path without an object is taken out. */
  async writeTree(base: string | undefined, changes: readonly TreeChange[]): Promise<string> {
    const plain = await this.#plainTree(base, changes);
    if (plain !== undefined) return plain;
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

  async #plainTree(
    base: string | undefined,
    changes: readonly TreeChange[],
  ): Promise<string | undefined> {
    if (!arePlain(changes)) return undefined;
    try {
      for (const { oid } of changes) {
        const object = oid === undefined ? undefined : await this.objects.read(oid);
        if (oid !== undefined && object?.kind !== "blob") return undefined;
      }
      const tree = base === undefined ? undefined : await this.resolve(base, "tree");
      return await treeWith(this.objects, tree, changes);
    } catch (error) {
      if (error instanceof NotPlain) return undefined;
      throw error;
    }
  }

  async writeCommit(commit: NewCommit): Promise<string> {
    const bytes = bytesOf(commit);
    const kinds = [commit.tree, ...commit.parents].map(
      async (oid) => (await this.objects.read(oid))?.kind,
    );
    const [tree, ...parents] = await Promise.all(kinds);
    const isWhole = tree === "tree" && parents.every((kind) => kind === "commit");
    if (bytes === undefined || !isWhole) return await writeCommit(this.folder, commit);
    return await this.objects.write("commit", bytes);
  }

  async commits(oids: readonly string[]): Promise<readonly Commit[]> {
    const found: Commit[] = [];
    for (const oid of oids) found.push(await this.commit(oid));
    return found;
  }

  async commit(oid: string): Promise<Commit> {
    const known = this.#known.get(oid) ?? (await this.#readCommit(oid));
    this.#known.set(oid, known);
    return known;
  }

  async #readCommit(oid: string): Promise<Commit> {
    const bytes = await this.objects.readAs("commit", oid);
    const found = commitIn(oid, bytes) ?? (await readCommit(this.folder, oid));
    if (found === undefined) throw new Error(`${oid} is no commit.`);
    return found;
  }

  /** The mode and the id of what stands at a path of a commit. */
  async at(
    commit: string,
    path: string,
  ): Promise<{ readonly mode: string; readonly oid: string } | undefined> {
    return await entryAt(this.objects, (await this.commit(commit)).tree, path);
  }

  /** The merge of two commits as a tree, by Git itself where it is not plain; undefined where they conflict. */
  async mergedTree(ours: string, theirs: string): Promise<string | undefined> {
    const plain = await this.#plainMerge(ours, theirs);
    if (plain !== undefined) return plain;
    try {
      return lines(await this.fact(["merge-tree", "--write-tree", ours, theirs]))[0];
    } catch (error) {
      if (error instanceof GitError && error.code === 1) return undefined;
      throw error;
    }
  }

  async #plainMerge(ours: string, theirs: string): Promise<string | undefined> {
    const { best } = (await commonAncestor(this.#look, ours, theirs)) ?? {};
    if (best === undefined) return undefined;
    const [base, one, two] = [
      await this.#treeOf(best),
      await this.#treeOf(ours),
      await this.#treeOf(theirs),
    ];
    return await plainlyMerged(this.objects, base, [one, two]);
  }

  async #treeOf(commit: string): Promise<string> {
    return (await this.commit(commit)).tree;
  }

  async mergeBase(a: string, b: string): Promise<string | undefined> {
    const plain = await commonAncestor(this.#look, a, b);
    if (plain !== undefined) return plain.best;
    return lines(await this.fact(["merge-base", a, b]).catch(() => ""))[0];
  }

  /** The commits that `to` has and `from` has not, the oldest first. */
  async commitsBetween(from: string, to: string): Promise<readonly string[]> {
    const chain = await chainBetween(this.#look, from, to);
    if (chain !== undefined) return chain;
    return lines(await this.fact(["rev-list", "--reverse", "--topo-order", `${from}..${to}`]));
  }

  readonly #look = async (oid: string): Promise<Commit> => await this.commit(oid);

  async isAncestor(ancestor: string, of: string): Promise<boolean> {
    return ancestor === of || (await this.mergeBase(ancestor, of)) === ancestor;
  }

  /** The commits of another repository come into this one. */
  async take(from: BareRepository, oid: string): Promise<void> {
    if (from !== this) await this.git(["fetch", "--quiet", "--no-tags", from.folder, oid]);
  }
}
