import fs from "node:fs";
import * as git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/**
 * The id of the commit behind a branch, a tag of either kind, an abbreviated id of four digits or more, or a full one;
 * or of an ancestor of it in Git's notation, as in `main~2` and `HEAD^1`. `head` is what HEAD means in a linked working
 * tree, which has one of its own. Throws RepositoryError, also where the commit is not in a shallow clone.
 */
export async function resolveCommit(
  repository: Repository,
  ref: string,
  head?: string,
): Promise<string> {
  const [, name = "", steps = ""] = /^([^~^]*)((?:[~^][0-9]*)*)$/.exec(ref) ?? [];
  try {
    const named =
      name === "HEAD" && head !== undefined ? head : await objectNamed(repository, name);
    let { oid } = await git.readCommit({ fs, ...repository, oid: named });
    for (const [, sign, digits = ""] of steps.matchAll(/([~^])([0-9]*)/g)) {
      const number = digits === "" ? 1 : Number(digits);
      if (sign === "~") oid = await ancestorOf(repository, oid, number);
      else if (number > 0) oid = await parentOf(repository, oid, number);
    }
    return oid;
  } catch (cause) {
    const message = `"${ref}" names no commit in this clone: name a branch, a tag or a commit id, or fetch it first.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}

async function objectNamed(repository: Repository, name: string): Promise<string> {
  // Git allows none of these in a name, and the library would look for a file of that path.
  if (/[\s:?*[\\]|\.\.|^\/|^$/.test(name)) throw new Error("This is no name of a reference.");
  try {
    return await git.resolveRef({ fs, gitdir: repository.gitdir, ref: name });
  } catch (error) {
    if (!/^[0-9a-f]{4,40}$/.test(name)) throw error;
    return await git.expandOid({ fs, ...repository, oid: name });
  }
}

/** The commit so many first parents back. */
async function ancestorOf(repository: Repository, oid: string, steps: number): Promise<string> {
  let ancestor = oid;
  for (let step = 0; step < steps; step++) ancestor = await parentOf(repository, ancestor, 1);
  return ancestor;
}

/** Parents count from 1. */
async function parentOf(repository: Repository, oid: string, number: number): Promise<string> {
  const { commit } = await git.readCommit({ fs, ...repository, oid });
  const parent = commit.parent[number - 1];
  if (parent === undefined) throw new Error(`Commit ${oid} has no such parent.`);
  return (await git.readCommit({ fs, ...repository, oid: parent })).oid;
}
