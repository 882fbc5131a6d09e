import { readFile, realpath } from "node:fs/promises";
import fs from "node:fs";
import { dirname, relative, sep } from "node:path";
import { createHash } from "node:crypto";
import git from "isomorphic-git";
import { findCheckout, type Checkout } from "./find-repository.ts";
import { RepositoryError, type Repository } from "./repository.ts";
import { entriesOf, treeMode } from "./tree-objects.ts";

/** When files on disk came to be as they are, or the first of them that tells no time, and why. */
export type CommitTime =
  | { readonly committedAt: string }
  | {
      readonly none: "no-repository" | "untracked" | "modified" | "shallow";
      readonly file: string;
    };

type FileTime = { readonly seconds: number } | { readonly none: "shallow" };

/**
 * The time of the newest of the last commits that touched these files. A file that differs from its commit has none,
 * and neither has one whose history this clone lacks.
 */
export async function newestCommitTime(files: readonly string[]): Promise<CommitTime> {
  const known = new Map<string, Checkout>();
  let newest = Number.NEGATIVE_INFINITY;
  for (const file of files) {
    const path = await realpath(file);
    const checkout = await findCheckout(dirname(path), known);
    if (checkout === undefined) return { none: "no-repository", file };
    const { root, repository, head } = checkout;
    const filepath = relative(root, path).split(sep).join("/");
    const committed = head === undefined ? undefined : await blobAt(repository, head, filepath);
    if (head === undefined || committed === undefined) return { none: "untracked", file };
    if (committed !== blobId(await readFile(path))) return { none: "modified", file };
    const time = await lastChange(repository, head, { filepath, oid: committed });
    if ("none" in time) return { ...time, file };
    newest = Math.max(newest, time.seconds);
  }
  return { committedAt: utc(newest) };
}

/** Follows history as `git log -1 -- file` does: past each commit that has a parent with the same file. */
async function lastChange(
  repository: Repository,
  head: string,
  { filepath, oid }: { readonly filepath: string; readonly oid: string },
): Promise<FileTime> {
  for (let id = head; ;) {
    const { commit } = await git.readCommit({ fs, ...repository, oid: id });
    let same: string | undefined;
    for (const parent of commit.parent) {
      const there = await blobAt(repository, parent, filepath).catch(absentObject);
      if (there === "absent") return { none: "shallow" };
      if (there === oid) {
        same = parent;
        break;
      }
    }
    if (same === undefined) return { seconds: commit.committer.timestamp };
    id = same;
  }
}

/** The blob of a path in a commit; undefined where the commit has no such file. Throws where the commit is not there. */
async function blobAt(
  repository: Repository,
  commit: string,
  filepath: string,
): Promise<string | undefined> {
  let oid = (await git.readCommit({ fs, ...repository, oid: commit })).commit.tree;
  const parts = filepath.split("/");
  for (const [index, part] of parts.entries()) {
    const isFolder = index < parts.length - 1;
    const entries = await entriesOf(repository, oid);
    const entry = entries.find(
      ({ name, mode }) => name === part && (mode === treeMode) === isFolder,
    );
    if (entry === undefined) return undefined;
    oid = entry.oid;
  }
  return oid;
}

function absentObject(error: unknown): "absent" {
  const cause = error instanceof RepositoryError ? error.cause : error;
  if (cause instanceof git.Errors.NotFoundError) return "absent";
  throw error;
}

function blobId(bytes: Uint8Array): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.000Z$/, "Z");
}
