import { readCommit, type Commit } from "./commit.ts";
import { RepositoryError, type Repository } from "./repository.ts";

/** A commit and the one that it was put onto. */
export interface Landed {
  readonly commit: string;
  readonly onto: string;
}

/**
 * The newest commits of a branch along first parents, the newest first: those that were committed within some seconds of the
 * newest, among so many as are looked at. It ends where the history begins, or where this clone's does.
 */
export async function firstParents(
  repository: Repository,
  head: string,
  { most, seconds }: { readonly most: number; readonly seconds: number },
): Promise<readonly Landed[]> {
  const landed: Landed[] = [];
  let commit: Commit | undefined = await readCommit(repository, head);
  const since = commit.seconds - seconds;
  for (let left = most; left > 0 && commit !== undefined; left--) {
    const onto: Commit | undefined = await firstParent(repository, commit);
    if (onto !== undefined && commit.seconds >= since) {
      landed.push({ commit: commit.oid, onto: onto.oid });
    }
    commit = onto;
  }
  return landed;
}

/** Undefined of the first commit of all, and where this clone lacks it. */
async function firstParent(
  repository: Repository,
  { parents: [oid] }: Commit,
): Promise<Commit | undefined> {
  if (oid === undefined) return undefined;
  try {
    return await readCommit(repository, oid);
  } catch (error) {
    if (error instanceof RepositoryError && error.code === "no-such-commit") return undefined;
    throw error;
  }
}
