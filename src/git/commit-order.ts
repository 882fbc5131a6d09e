import fs from "node:fs";
import git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/** A commit of a history, as far as this clone holds it. */
export interface Commit {
  readonly oid: string;
  readonly tree: string;
  /** The parents that are in this clone. */
  readonly parents: readonly string[];
  /** Whether all of its parents are: otherwise the history goes on elsewhere. */
  readonly complete: boolean;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
}

/**
 * Every commit of a history along all parents: the newest first, and none before one that builds on it, as
 * `git log --date-order` gives them. Of two of the same second the one met first comes first.
 */
export async function commitsInOrder(
  repository: Repository,
  head: string,
): Promise<readonly Commit[]> {
  const commits = await commitsFrom(repository, head);
  const waitingFor = new Map<string, number>();
  for (const { parents } of commits.values()) {
    for (const parent of parents) waitingFor.set(parent, (waitingFor.get(parent) ?? 0) + 1);
  }
  const ordered: Commit[] = [];
  const ready: Commit[] = [];
  const start = commits.get(head);
  if (start !== undefined) ready.push(start);
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    ordered.push(next);
    for (const parent of next.parents) {
      const left = (waitingFor.get(parent) ?? 0) - 1;
      waitingFor.set(parent, left);
      const commit = commits.get(parent);
      if (left === 0 && commit !== undefined) enqueue(ready, commit);
    }
  }
  return ordered;
}

/** Keeps the newest at the end, and behind it those of the same second that were met before. */
function enqueue(ready: Commit[], commit: Commit): void {
  let low = 0;
  let high = ready.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ready[middle]?.seconds ?? 0) < commit.seconds) low = middle + 1;
    else high = middle;
  }
  ready.splice(low, 0, commit);
}

async function commitsFrom(repository: Repository, head: string): Promise<Map<string, Commit>> {
  const commits = new Map<string, Commit>();
  const absent = new Set<string>();
  const children: { readonly oid: string; readonly parents: readonly string[] }[] = [];
  const left = [head];
  for (let oid = left.pop(); oid !== undefined; oid = left.pop()) {
    if (commits.has(oid) || absent.has(oid)) continue;
    const commit = await commitAt(repository, oid);
    if (commit === undefined) {
      absent.add(oid);
      continue;
    }
    commits.set(oid, commit);
    children.push(commit);
    left.push(...commit.parents.toReversed());
  }
  if (absent.has(head)) {
    throw new RepositoryError("no-such-commit", `Commit "${head}" is not in this clone.`);
  }
  for (const { oid, parents } of children) {
    const commit = commits.get(oid);
    const there = parents.filter((parent) => !absent.has(parent));
    if (commit === undefined || there.length === parents.length) continue;
    commits.set(oid, { ...commit, parents: there, complete: false });
  }
  return commits;
}

/** Undefined where the clone lacks it. */
async function commitAt(repository: Repository, oid: string): Promise<Commit | undefined> {
  try {
    const { tree, parent, committer } = (await git.readCommit({ fs, ...repository, oid })).commit;
    return { oid, tree, parents: parent, complete: true, seconds: committer.timestamp };
  } catch (error) {
    if (error instanceof git.Errors.NotFoundError) return undefined;
    throw error;
  }
}
