import fs from "node:fs";
import * as git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/** A commit as Git keeps it. */
export interface Commit {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
}

/** Throws RepositoryError, with the code `no-such-commit`, where this clone lacks it. */
export async function readCommit(repository: Repository, oid: string): Promise<Commit> {
  try {
    const { tree, parent, committer } = (await git.readCommit({ fs, ...repository, oid })).commit;
    return { oid, tree, parents: parent, seconds: committer.timestamp };
  } catch (cause) {
    const message = `Commit "${oid}" is not in this clone.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}

/** Whether reading failed since this clone does not hold the object; any other failure is one of the disk. */
export function isAbsentObject(error: unknown): boolean {
  const cause = error instanceof RepositoryError ? error.cause : error;
  return cause instanceof git.Errors.NotFoundError;
}

/** When a commit was made, in UTC and to the second. */
export function commitTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.000Z$/, "Z");
}
