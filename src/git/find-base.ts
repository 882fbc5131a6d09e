import fs from "node:fs";
import { realpath } from "node:fs/promises";
import * as git from "isomorphic-git";
import type { Tree } from "../model/tree.ts";
import { commitTree } from "./commit-tree.ts";
import { findCheckout, placeIn, type Checkout } from "./find-repository.ts";
import { mainBranchName } from "./main-branch.ts";
import { mergeBase } from "./merge-base.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { resolveCommit } from "./resolve-commit.ts";

/** The earlier state of a set that its working directory is compared with. */
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
  | { readonly none: "shallow" | "unrelated"; readonly main: string };

/**
 * The state that was asked for: the commit where the checkout and `ref` parted, which is `ref` itself where the checkout
 * builds on it. Throws RepositoryError where there is no repository, no such commit, or too little history to tell.
 */
export async function askedBase(folder: string, ref: string): Promise<FoundBase> {
  const checkout = await checkoutOf(folder);
  if (checkout === undefined) {
    const message = `This folder lies in no Git repository, so "${ref}" names no earlier state of it.`;
    throw new RepositoryError("no-repository", message);
  }
  const { repository, head } = checkout;
  const commit = await commitAsked(repository, ref, head);
  const parted =
    head === undefined ? { none: "unrelated" } : await mergeBase(repository, [head, commit]);
  if ("commit" in parted)
    return await baseAt(checkout, folder, { name: ref, commit: parted.commit });
  if (parted.none === "unrelated") return await baseAt(checkout, folder, { name: ref, commit });
  throw new RepositoryError(
    "unknown-history",
    `This shallow clone does not reach back to where the checkout and "${ref}" parted: run "git fetch --unshallow" first.`,
  );
}

/** Where nothing has the name, the error tells one that is there. */
async function commitAsked(
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

/** By default: the commit where the checkout and the remote's main branch parted. */
export async function defaultBase(folder: string): Promise<FoundBase | NoBase> {
  const checkout = await checkoutOf(folder);
  if (checkout === undefined) return { none: "no-repository" };
  const { repository, head } = checkout;
  if (head === undefined) return { none: "no-commit" };
  const main = await mainBranch(repository);
  if ("none" in main) return main;
  const parted = await mergeBase(repository, [head, main.commit]);
  if ("none" in parted) return { none: parted.none, main: main.name };
  return await baseAt(checkout, folder, { name: main.name, commit: parted.commit });
}

async function checkoutOf(folder: string): Promise<Checkout | undefined> {
  return await findCheckout(await realpath(folder));
}

async function baseAt(
  checkout: Checkout,
  folder: string,
  { name, commit }: Pick<FoundBase, "name" | "commit">,
): Promise<FoundBase> {
  const place = placeIn(checkout, await realpath(folder));
  try {
    return { name, commit, place, tree: await commitTree(checkout.repository, commit, place) };
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
