import fs from "node:fs";
import { realpath } from "node:fs/promises";
import * as git from "isomorphic-git";
import type { Tree } from "../model/tree.ts";
import { isAbsentObject, readCommit } from "./commit.ts";
import { commitTree } from "./commit-tree.ts";
import { findCheckout, placeIn } from "./find-repository.ts";
import { mainBranchName } from "./main-branch.ts";
import { mergeBase } from "./merge-base.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { resolveCommit } from "./resolve-commit.ts";

/** Where a comparison starts: a commit, and a set's folder in it. */
export interface Standpoint {
  readonly repository: Repository;
  /** The commit that is checked out, which HEAD means; undefined before the first one. */
  readonly head: string | undefined;
  /** The commit to compare, or to which the edits of a working directory were made. */
  readonly commit: string | undefined;
  /** The set's folder in the repository; empty where it is the whole of it. */
  readonly place: string;
}

/** The earlier state of a set that is compared with it. */
export interface FoundBase {
  /** As people name the branch that it comes from, such as `origin/main`. */
  readonly name: string;
  readonly commit: string;
  /** The set's folder in its repository; empty where it is the whole of it. */
  readonly place: string;
  /** Undefined where the commit has no folder in the set's place: then everything is new. */
  readonly tree: Tree | undefined;
}

/** Why a set has no earlier state to compare with. `main` is the remote's main branch, such as `origin/main`. */
export type NoBase =
  | { readonly none: "no-repository" | "no-commit" }
  /** The branch of this clone that stands for the main one; undefined where it has none. */
  | { readonly none: "no-remote"; readonly branch: string | undefined }
  | { readonly none: "several-remotes"; readonly remotes: readonly string[] }
  | { readonly none: "no-main-branch"; readonly remote: string }
  | { readonly none: "shallow" | "unrelated"; readonly main: string }
  /** The commit itself was named, and this clone does not hold it. */
  | { readonly none: "not-in-clone"; readonly commit: string };

/** A commit, and the branch that it comes from as people name it. */
export type NamedCommit = Pick<FoundBase, "name" | "commit">;

/**
 * The state that was asked for: the commit where the checkout (or the commit of a standpoint) and `ref` parted, which is
 * `ref` itself where the checkout builds on it. Throws RepositoryError where there is no repository, no such commit, or too little history to tell.
 */
export async function askedBase(from: string | Standpoint, ref: string): Promise<FoundBase> {
  const standpoint = await standpointOf(from);
  if (standpoint === undefined) {
    const message = `This folder lies in no Git repository, so "${ref}" names no earlier state of it.`;
    throw new RepositoryError("no-repository", message);
  }
  const { repository, head, commit: judged } = standpoint;
  const commit = await commitAsked(repository, ref, head);
  const parted =
    judged === undefined ? { none: "unrelated" } : await mergeBase(repository, [judged, commit]);
  if ("commit" in parted) return await baseAt(standpoint, { name: ref, commit: parted.commit });
  if (parted.none === "unrelated") return await baseAt(standpoint, { name: ref, commit });
  throw new RepositoryError(
    "unknown-history",
    `This shallow clone does not reach back to where ${judged === head ? "the checkout" : `commit ${judged?.slice(0, 10) ?? ""}`} and "${ref}" parted: run "git fetch --unshallow" first.`,
  );
}

/** The commit of a name. Where nothing has it, the RepositoryError tells a name that is there. */
export async function commitAsked(
  repository: Repository,
  ref: string,
  head: string | undefined,
): Promise<string> {
  try {
    return await resolveCommit(repository, ref, head);
  } catch (cause) {
    const branch = await ownMainBranch(repository);
    if (branch === undefined) throw cause;
    const message = `"${ref}" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "${branch}", or fetch it first.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}

/** The main branch as this clone has it; undefined where no commit is on it. */
async function ownMainBranch(repository: Repository): Promise<string | undefined> {
  const name = await mainBranchName(repository);
  if (name === undefined) return undefined;
  return await resolveCommit(repository, name).then(
    () => name,
    () => undefined,
  );
}

/** The state of exactly this commit, whose full id is given, wherever the checkout parted from it. */
export async function baseOfCommit(
  folder: string,
  named: NamedCommit,
): Promise<FoundBase | NoBase> {
  const standpoint = await standpointOf(folder);
  if (standpoint === undefined) return { none: "no-repository" };
  if (!(await holdsCommit(standpoint, named))) {
    return { none: "not-in-clone", commit: named.commit };
  }
  return await baseAt(standpoint, named);
}

/** The commit where the checkout and a commit parted, whose full id is given. */
export async function baseBefore(
  folder: string,
  { name, commit }: NamedCommit,
): Promise<FoundBase | NoBase> {
  const standpoint = await standpointOf(folder);
  if (standpoint === undefined) return { none: "no-repository" };
  const { repository, commit: judged } = standpoint;
  if (judged === undefined) return { none: "no-commit" };
  if (!(await holdsCommit(standpoint, { commit }))) return { none: "not-in-clone", commit };
  const parted = await mergeBase(repository, [judged, commit]);
  if ("none" in parted) return { none: parted.none, main: name };
  return await baseAt(standpoint, { name, commit: parted.commit });
}

async function holdsCommit(
  { repository }: Standpoint,
  { commit }: Pick<NamedCommit, "commit">,
): Promise<boolean> {
  try {
    await readCommit(repository, commit);
    return true;
  } catch (error) {
    if (isAbsentObject(error)) return false;
    throw error;
  }
}

/** By default: the commit where the checkout (or the commit of a standpoint) and the remote's main branch parted. */
export async function defaultBase(from: string | Standpoint): Promise<FoundBase | NoBase> {
  const standpoint = await standpointOf(from);
  if (standpoint === undefined) return { none: "no-repository" };
  const { repository, commit } = standpoint;
  if (commit === undefined) return { none: "no-commit" };
  const main = await mainBranch(repository);
  if ("none" in main) return main;
  const parted = await mergeBase(repository, [commit, main.commit]);
  if ("none" in parted) return { none: parted.none, main: main.name };
  return await baseAt(standpoint, { name: main.name, commit: parted.commit });
}

async function standpointOf(from: string | Standpoint): Promise<Standpoint | undefined> {
  if (typeof from !== "string") return from;
  const folder = await realpath(from);
  const checkout = await findCheckout(folder);
  if (checkout === undefined) return undefined;
  const { repository, head } = checkout;
  return { repository, head, commit: head, place: placeIn(checkout, folder) };
}

async function baseAt(
  { repository, place }: Standpoint,
  { name, commit }: NamedCommit,
): Promise<FoundBase> {
  try {
    return { name, commit, place, tree: await commitTree(repository, commit, place) };
  } catch (error) {
    const isNew = error instanceof RepositoryError && error.code === "no-such-folder";
    if (isNew) return { name, commit, place, tree: undefined };
    throw error;
  }
}

/** The main branch of the remote `origin`, or of the only one there is. */
async function mainBranch(
  repository: Repository,
): Promise<{ readonly name: string; readonly commit: string } | NoBase> {
  const remotes = (await git.listRemotes({ fs, gitdir: repository.gitdir })).map(
    ({ remote }) => remote,
  );
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return { none: "no-remote", branch: await ownMainBranch(repository) };
  if (remote !== "origin" && remotes.length > 1) return { none: "several-remotes", remotes };
  for (const ref of await mainReferences(repository, remote)) {
    const commit = await resolveCommit(repository, ref).catch(() => undefined);
    if (commit !== undefined) return { name: ref.slice("refs/remotes/".length), commit };
  }
  return { none: "no-main-branch", remote };
}

/** What the remote said at the clone, else the two usual names. */
async function mainReferences({ gitdir }: Repository, remote: string): Promise<readonly string[]> {
  const folder = `refs/remotes/${remote}`;
  const head = await git
    .resolveRef({ fs, gitdir, ref: `${folder}/HEAD`, depth: 2 })
    .catch(() => "");
  const said = head.startsWith(`${folder}/`) ? [head] : [];
  return [...said, `${folder}/main`, `${folder}/master`];
}
