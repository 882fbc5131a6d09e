import { readFile, realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { blobHash } from "./blob-hash.ts";
import { commitTime, isAbsentObject, readCommit, type Commit } from "./commit.ts";
import { findCheckout, placeIn, type Checkout } from "./find-repository.ts";
import type { Repository } from "./repository.ts";
import { wantedPaths, type WantedPaths } from "./wanted-paths.ts";

/** The last commit that touched a file. */
interface LastCommit {
  readonly commit: string;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
}

/** Why no commit tells of a file as it is on disk. */
type NoCommit = "no-repository" | "untracked" | "modified" | "shallow";

/** The last commit of each file that has one, and the others, in the order in which they were given. */
export interface LastCommits {
  readonly commits: ReadonlyMap<string, LastCommit>;
  readonly without: readonly { readonly file: string; readonly none: NoCommit }[];
}

/** When files came to be as they are, or the first of them that tells no time, and why. */
type CommitTime =
  | { readonly committedAt: string }
  | { readonly none: NoCommit; readonly file: string };

/** The time of the newest of last commits. A file without one leaves it open. */
export function newestCommitTime({ commits, without }: LastCommits): CommitTime {
  const [first] = without;
  if (first !== undefined) return first;
  const seconds = [...commits.values()].map((one) => one.seconds);
  return { committedAt: commitTime(seconds.reduce((latest, one) => Math.max(latest, one))) };
}

/** One repository with the files that are asked about, by their path in it. */
interface Asked {
  readonly repository: Repository;
  readonly head: string;
  readonly files: Map<string, string>;
}

/**
 * The last commits that touched files on disk, as `git log -1 -- file` finds them, in one walk through each history. A file
 * that differs from its commit has none, and neither has one whose history this clone lacks.
 */
export async function lastCommits(files: readonly string[]): Promise<LastCommits> {
  const known = new Map<string, Checkout>();
  const none = new Map<string, NoCommit>();
  const asked = new Map<Repository, Asked>();
  for (const file of files) {
    const place = await placeOf(file, known);
    if ("none" in place) {
      none.set(file, place.none);
      continue;
    }
    const { repository, head, path } = place;
    const one = asked.get(repository) ?? { repository, head, files: new Map<string, string>() };
    asked.set(repository, one);
    one.files.set(path, file);
  }
  const commits = new Map<string, LastCommit>();
  for (const one of asked.values()) await answer(one, commits, none);
  return {
    commits,
    without: files.flatMap((file) => {
      const reason = none.get(file);
      return reason === undefined ? [] : [{ file, none: reason }];
    }),
  };
}

async function placeOf(
  file: string,
  known: Map<string, Checkout>,
): Promise<
  { readonly none: NoCommit } | (Pick<Asked, "repository" | "head"> & { readonly path: string })
> {
  const real = await realpath(file);
  const checkout = await findCheckout(dirname(real), known);
  if (checkout === undefined) return { none: "no-repository" };
  const { repository, head } = checkout;
  return head === undefined
    ? { none: "untracked" }
    : { repository, head, path: placeIn(checkout, real) };
}

async function answer(
  { repository, head, files }: Asked,
  commits: Map<string, LastCommit>,
  none: Map<string, NoCommit>,
): Promise<void> {
  const wanted = wantedPaths(repository, [...files.keys()]);
  const start = await readCommit(repository, head);
  const there = await wanted.blobsIn(start.tree);
  const left = new Set<string>();
  for (const [path, file] of files) {
    const committed = there.get(path);
    if (committed === undefined) none.set(file, "untracked");
    else if (committed !== (await blobOf(file))) none.set(file, "modified");
    else left.add(path);
  }
  for await (const { paths, last } of walk({ repository, wanted }, start, left)) {
    for (const path of paths) {
      const file = files.get(path) ?? path;
      if (last === undefined) none.set(file, "shallow");
      else commits.set(file, last);
    }
  }
}

async function blobOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return blobHash(bytes.length).update(bytes).digest("hex");
}

interface Settled {
  readonly paths: ReadonlySet<string>;
  /** Undefined where the history of this clone ends before it is known. */
  readonly last: LastCommit | undefined;
}

/** Follows all files at once, the newest commit first: each goes past a commit to its first parent with the same content. */
async function* walk(
  { repository, wanted }: { readonly repository: Repository; readonly wanted: WantedPaths },
  start: Commit,
  all: ReadonlySet<string>,
): AsyncGenerator<Settled> {
  const waiting = new Map<string, Waiting>([[start.oid, { commit: start, paths: new Set(all) }]]);
  for (let next = newest(waiting); next !== undefined; next = newest(waiting)) {
    const { commit, paths } = next;
    waiting.delete(commit.oid);
    let left: ReadonlySet<string> = paths;
    for (const oid of commit.parents) {
      if (left.size === 0) break;
      const parent = await heldCommit(repository, oid);
      if (parent === undefined) {
        yield { paths: left, last: undefined };
        left = new Set();
        break;
      }
      const changed = await wanted.changed(commit.tree, parent.tree, left);
      follow(
        waiting,
        parent,
        [...left].filter((path) => !changed.has(path)),
      );
      left = changed;
    }
    if (left.size > 0) {
      yield { paths: left, last: { commit: commit.oid, seconds: commit.seconds } };
    }
  }
}

function follow(waiting: Map<string, Waiting>, commit: Commit, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const there = waiting.get(commit.oid)?.paths ?? [];
  waiting.set(commit.oid, { commit, paths: new Set([...there, ...paths]) });
}

interface Waiting {
  readonly commit: Commit;
  readonly paths: ReadonlySet<string>;
}

/** As many wait as there are branches side by side. */
function newest(waiting: ReadonlyMap<string, Waiting>): Waiting | undefined {
  let found: Waiting | undefined;
  for (const one of waiting.values()) {
    if (found === undefined || one.commit.seconds > found.commit.seconds) found = one;
  }
  return found;
}

async function heldCommit(repository: Repository, oid: string): Promise<Commit | undefined> {
  try {
    return await readCommit(repository, oid);
  } catch (error) {
    if (isAbsentObject(error)) return undefined;
    throw error;
  }
}
