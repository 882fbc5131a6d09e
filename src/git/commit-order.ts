import { isAbsentObject, readCommit, type Commit } from "./commit.ts";
import { RepositoryError, type Repository } from "./repository.ts";

/** A commit of a history, with those of its parents that are in this clone. */
export interface HeldCommit extends Commit {
  /** Whether all of its parents are: otherwise the history goes on elsewhere. */
  readonly complete: boolean;
}

/**
 * Every commit of a history along all parents: the newest first, and none before one that builds on it, as
 * `git log --date-order` gives them. Of two of the same second the one met first comes first.
 */
export async function commitsInOrder(
  repository: Repository,
  head: string,
): Promise<readonly HeldCommit[]> {
  const commits = await commitsFrom(repository, head);
  const waitingFor = new Map<string, number>();
  for (const { parents } of commits.values()) {
    for (const parent of parents) waitingFor.set(parent, (waitingFor.get(parent) ?? 0) + 1);
  }
  const ordered: HeldCommit[] = [];
  const ready: HeldCommit[] = [];
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
function enqueue(ready: HeldCommit[], commit: HeldCommit): void {
  let low = 0;
  let high = ready.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ready[middle]?.seconds ?? 0) < commit.seconds) low = middle + 1;
    else high = middle;
  }
  ready.splice(low, 0, commit);
}

async function commitsFrom(repository: Repository, head: string): Promise<Map<string, HeldCommit>> {
  const commits = new Map<string, HeldCommit>();
  const absent = new Set<string>();
  const left = [head];
  for (let oid = left.pop(); oid !== undefined; oid = left.pop()) {
    if (commits.has(oid) || absent.has(oid)) continue;
    const commit = await commitAt(repository, oid);
    if (commit === undefined) {
      absent.add(oid);
      continue;
    }
    commits.set(oid, { ...commit, complete: true });
    left.push(...commit.parents.toReversed());
  }
  if (absent.has(head)) {
    throw new RepositoryError("no-such-commit", `Commit "${head}" is not in this clone.`);
  }
  for (const [oid, commit] of commits) {
    const parents = commit.parents.filter((parent) => !absent.has(parent));
    const complete = parents.length === commit.parents.length;
    if (!complete) commits.set(oid, { ...commit, parents, complete });
  }
  return commits;
}

/** Undefined where the clone lacks it. */
async function commitAt(repository: Repository, oid: string): Promise<Commit | undefined> {
  try {
    return await readCommit(repository, oid);
  } catch (error) {
    if (isAbsentObject(error)) return undefined;
    throw error;
  }
}
