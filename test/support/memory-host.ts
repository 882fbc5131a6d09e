import { createHash } from "node:crypto";
import type {
  FolderEntry,
  HostComment,
  HostPullRequest,
  ObjectId,
  RefreshHost,
} from "../../src/refresh/requests/host.ts";

/** The process ended at this place. */
export class Killed extends Error {}

/** Files of a commit by path. */
export type HostFiles = Readonly<Record<string, string>>;

interface Commit {
  readonly tree: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly message: string;
  readonly files: HostFiles;
}

type PullRequest = { -readonly [Key in keyof HostPullRequest]: HostPullRequest[Key] };
type Comment = { -readonly [Key in keyof HostComment]: HostComment[Key] };

export type Effect = Exclude<
  keyof RefreshHost,
  | "main"
  | "branches"
  | "commit"
  | "folder"
  | "isOnMain"
  | "pullRequests"
  | "pullRequest"
  | "comments"
>;

/** A repository with pull requests in memory, which behaves as GitHub does. It stands in for GitHub, and for nothing of ours. */
export class MemoryHost implements RefreshHost {
  readonly refs: Map<string, ObjectId> = new Map();
  readonly pulls: PullRequest[] = [];
  readonly notes: Map<number, Comment[]> = new Map();
  /** Every effect that came about, in order. */
  readonly effects: string[] = [];
  /** Where the process is killed: before or after its so many-th effect from now on. */
  kill: { readonly at: number; readonly when: "before" | "after" } | undefined;
  /** What the token may not do, with what GitHub says. */
  readonly denied: Map<Effect, string> = new Map();
  /** Runs before each effect: somebody else acts at the same time. */
  meanwhile: ((effect: Effect) => void) | undefined;
  isVerified = true;
  private readonly commits = new Map<ObjectId, Commit>();
  private readonly trees = new Map<ObjectId, readonly FolderEntry[]>();
  private begun = 0;
  private nextId = 1;

  constructor(files: HostFiles) {
    this.refs.set("main", this.addCommit(files, [], "Begin"));
  }

  // What people do.

  files(branch = "main"): HostFiles {
    return this.commitAt(this.oid(branch)).files;
  }

  oid(branch: string): ObjectId {
    const oid = this.refs.get(branch);
    if (oid === undefined) throw new Error(`There is no branch "${branch}".`);
    return oid;
  }

  /** Somebody commits to a branch; a file without a text goes. */
  push(
    branch: string,
    changed: Readonly<Record<string, string | undefined>>,
    message = "Edit",
  ): ObjectId {
    const head = this.oid(branch);
    const all = Object.entries({ ...this.files(branch), ...changed });
    const files = Object.fromEntries(
      all.filter((one): one is [string, string] => one[1] !== undefined),
    );
    const oid = this.addCommit(files, [head], message);
    this.setRef(branch, oid);
    return oid;
  }

  setRef(name: string, oid: ObjectId | undefined): void {
    if (oid === undefined) this.refs.delete(name);
    else this.refs.set(name, oid);
    for (const one of this.pulls) {
      if (one.branch !== name || one.state !== "open") continue;
      if (oid === undefined) one.state = "closed";
      else one.head = oid;
    }
  }

  /** A commit that no branch has yet. */
  addCommit(files: HostFiles, parents: readonly ObjectId[], message: string): ObjectId {
    const tree = this.addTree(Object.entries(files));
    const lines = [tree, ...parents, message].join("\n");
    const oid = hashOf("commit", Buffer.from(lines));
    this.commits.set(oid, { tree, parents, message, files });
    return oid;
  }

  pull(number: number): PullRequest {
    const found = this.pulls.find((one) => one.number === number);
    if (found === undefined) throw new Error(`There is no pull request ${number}.`);
    return found;
  }

  open(): readonly PullRequest[] {
    return this.pulls.filter(({ state }) => state === "open");
  }

  merge(number: number): void {
    const one = this.pull(number);
    const base = this.mergeBase(one.head);
    const changed = Object.entries(this.commitAt(one.head).files).filter(
      ([path, text]) => base.files[path] !== text,
    );
    const files = { ...this.files(), ...Object.fromEntries(changed) };
    one.state = "merged";
    this.refs.set("main", this.addCommit(files, [this.oid("main")], `Merge ${number}`));
  }

  reopen(number: number): void {
    const one = this.pull(number);
    const oid = this.refs.get(one.branch);
    const isOther = this.open().some(({ branch }) => branch === one.branch);
    if (one.state !== "closed" || oid === undefined || isOther) return;
    one.state = "open";
    one.head = oid;
  }

  has(branch: string, oid: ObjectId): boolean {
    const head = this.refs.get(branch);
    return head !== undefined && this.ancestors(head).has(oid);
  }

  commitAt(oid: ObjectId): Commit {
    const commit = this.commits.get(oid);
    if (commit === undefined) throw new Error(`There is no commit ${oid}.`);
    return commit;
  }

  /** All that a person could see. */
  picture(): unknown {
    const refs = [...this.refs].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const notes = [...this.notes].toSorted(([a], [b]) => a - b);
    return structuredClone({ refs, pulls: this.pulls, notes });
  }

  // The port.

  async main(): ReturnType<RefreshHost["main"]> {
    const head = this.oid("main");
    return { branch: "main", head, tree: this.commitAt(head).tree };
  }

  async branches(): ReturnType<RefreshHost["branches"]> {
    return [...this.refs].flatMap(([name, head]) =>
      name.startsWith("touchstone/refresh/") ? [{ name, head }] : [],
    );
  }

  async commit(oid: ObjectId): ReturnType<RefreshHost["commit"]> {
    const found = this.commits.get(oid);
    if (found === undefined) return undefined;
    const { tree, parents, message } = found;
    return { oid, tree, parents, message, isVerified: this.isVerified };
  }

  async folder(tree: ObjectId): ReturnType<RefreshHost["folder"]> {
    const found = this.trees.get(tree);
    if (found === undefined) throw new Error(`There is no tree ${tree}.`);
    return found;
  }

  async isOnMain(oid: ObjectId): Promise<boolean> {
    return this.ancestors(this.oid("main")).has(oid);
  }

  async pullRequests(branch: string): ReturnType<RefreshHost["pullRequests"]> {
    return structuredClone(this.pulls.filter((one) => one.branch === branch).toReversed());
  }

  async pullRequest(number: number): ReturnType<RefreshHost["pullRequest"]> {
    return structuredClone(this.pull(number));
  }

  async writeCommit({
    parent,
    baseTree,
    files,
    message,
  }: Parameters<RefreshHost["writeCommit"]>[0]): ReturnType<RefreshHost["writeCommit"]> {
    return this.effect("writeCommit", () => {
      const base = this.commitAt(parent);
      if (base.tree !== baseTree) throw new Error("The tree is not that of the parent.");
      const texts = files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const);
      const oid = this.addCommit(
        { ...base.files, ...Object.fromEntries(texts) },
        [parent],
        message,
      );
      return { oid, tree: this.commitAt(oid).tree, isVerified: this.isVerified };
    });
  }

  async moveBranch({
    name,
    from,
    to,
  }: Parameters<RefreshHost["moveBranch"]>[0]): ReturnType<RefreshHost["moveBranch"]> {
    return this.effect("moveBranch", () => {
      if (this.refs.get(name) !== from) return "lost";
      this.setRef(name, to);
      return "moved";
    });
  }

  async openPullRequest({
    branch,
    base,
    title,
    body,
  }: Parameters<RefreshHost["openPullRequest"]>[0]): ReturnType<RefreshHost["openPullRequest"]> {
    const compareUrl = `https://host.test/compare/${base}...${branch}`;
    const opened = this.effect("openPullRequest", () => {
      const there = this.open().find((one) => one.branch === branch);
      if (there !== undefined) return { number: there.number, url: there.url };
      const number = this.pulls.length + 1;
      const url = `https://host.test/pull/${number}`;
      const head = this.oid(branch);
      const bare = { labels: [], reviewers: [], state: "open" as const };
      this.pulls.push({ number, url, branch, head, base, title, body, ...bare });
      return { number, url };
    });
    return "refused" in opened ? { blocked: opened.refused, compareUrl } : opened;
  }

  async editPullRequest(
    number: number,
    edit: { readonly title?: string; readonly body?: string },
  ): ReturnType<RefreshHost["editPullRequest"]> {
    return this.effect("editPullRequest", () => void Object.assign(this.pull(number), edit));
  }

  async closePullRequest(
    number: number,
    { body }: { readonly body: string },
  ): ReturnType<RefreshHost["closePullRequest"]> {
    return this.effect("closePullRequest", () => {
      Object.assign(this.pull(number), { body, state: "closed" });
      return undefined;
    });
  }

  async addLabels(number: number, labels: readonly string[]): ReturnType<RefreshHost["addLabels"]> {
    return this.effect("addLabels", () => {
      const one = this.pull(number);
      one.labels = [...new Set([...one.labels, ...labels])];
      return undefined;
    });
  }

  async requestReviewers(
    number: number,
    reviewers: readonly string[],
  ): ReturnType<RefreshHost["requestReviewers"]> {
    return this.effect("requestReviewers", () => {
      const one = this.pull(number);
      one.reviewers = [...new Set([...one.reviewers, ...reviewers])];
      return undefined;
    });
  }

  async comments(number: number): ReturnType<RefreshHost["comments"]> {
    return structuredClone(this.notes.get(number) ?? []);
  }

  async comment(number: number, body: string): ReturnType<RefreshHost["comment"]> {
    return this.effect("comment", () => {
      const all = this.notes.get(number) ?? [];
      all.push({ id: this.nextId++, author: "refresh[bot]", isOwn: true, body });
      this.notes.set(number, all);
      return undefined;
    });
  }

  async editComment(id: number, body: string): ReturnType<RefreshHost["editComment"]> {
    return this.effect("editComment", () => {
      for (const one of [...this.notes.values()].flat()) if (one.id === id) one.body = body;
      return undefined;
    });
  }

  async deleteComment(id: number): ReturnType<RefreshHost["deleteComment"]> {
    return this.effect("deleteComment", () => {
      for (const [number, all] of this.notes) {
        this.notes.set(
          number,
          all.filter((one) => one.id !== id),
        );
      }
      return undefined;
    });
  }

  private effect<Result>(name: Effect, apply: () => Result): Result | { readonly refused: string } {
    const refused = this.denied.get(name);
    if (refused !== undefined) return { refused };
    this.meanwhile?.(name);
    const at = ++this.begun;
    if (this.kill?.at === at && this.kill.when === "before") throw new Killed(name);
    const result = apply();
    this.effects.push(name);
    if (this.kill?.at === at) throw new Killed(name);
    return result;
  }

  /** Forgets what was done so far, so that the next run's effects are counted from one. */
  startRun(kill?: MemoryHost["kill"]): void {
    this.effects.length = 0;
    this.begun = 0;
    this.kill = kill;
  }

  private ancestors(oid: ObjectId): ReadonlySet<ObjectId> {
    const all = new Set<ObjectId>();
    const waiting = [oid];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (all.has(one)) continue;
      all.add(one);
      waiting.push(...(this.commits.get(one)?.parents ?? []));
    }
    return all;
  }

  private mergeBase(oid: ObjectId): Commit {
    const onMain = this.ancestors(this.oid("main"));
    let one: ObjectId | undefined = oid;
    while (one !== undefined && !onMain.has(one)) one = this.commitAt(one).parents[0];
    if (one === undefined) throw new Error("Nothing in common.");
    return this.commitAt(one);
  }

  private addTree(files: readonly (readonly [string, string])[]): ObjectId {
    const folders = new Map<string, [string, string][]>();
    const entries: FolderEntry[] = [];
    for (const [path, text] of files) {
      const at = path.indexOf("/");
      if (at === -1) {
        entries.push({ mode: "100644", name: path, oid: hashOf("blob", Buffer.from(text)) });
        continue;
      }
      const name = path.slice(0, at);
      folders.set(name, [...(folders.get(name) ?? []), [path.slice(at + 1), text]]);
    }
    for (const [name, own] of folders)
      entries.push({ mode: "40000", name, oid: this.addTree(own) });
    const keyed = entries.map((entry) => ({
      entry,
      key: entry.name + (entry.mode === "40000" ? "/" : ""),
    }));
    const sorted = keyed.toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    const lines = sorted.map(({ entry }) =>
      Buffer.concat([Buffer.from(`${entry.mode} ${entry.name}\0`), Buffer.from(entry.oid, "hex")]),
    );
    const oid = hashOf("tree", Buffer.concat(lines));
    this.trees.set(
      oid,
      sorted.map(({ entry }) => entry),
    );
    return oid;
  }
}

function hashOf(type: string, bytes: Buffer): ObjectId {
  const hash = createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes);
  return hash.digest("hex") as ObjectId;
}
