import { readFile, realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { blobHash } from "./blob.ts";
import { commitTime, isAbsentObject, readCommit } from "./commit.ts";
import { findCheckout, placeIn, type Checkout } from "./find-repository.ts";
import type { Repository } from "./repository.ts";
import { entryNamed, treeMode } from "./tree-objects.ts";
import { entryBelow } from "./tree-path.ts";

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
    const { repository, head } = checkout;
    const filepath = placeIn(checkout, path);
    const committed = head === undefined ? undefined : await blobAt(repository, head, filepath);
    if (head === undefined || committed === undefined) return { none: "untracked", file };
    const bytes = await readFile(path);
    const here = blobHash(bytes.length).update(bytes).digest("hex");
    if (committed !== here) return { none: "modified", file };
    const time = await lastChange(repository, head, { filepath, oid: committed });
    if ("none" in time) return { ...time, file };
    newest = Math.max(newest, time.seconds);
  }
  return { committedAt: commitTime(newest) };
}

/** Follows history as `git log -1 -- file` does: past each commit that has a parent with the same file. */
async function lastChange(
  repository: Repository,
  head: string,
  { filepath, oid }: { readonly filepath: string; readonly oid: string },
): Promise<FileTime> {
  for (let id = head; ;) {
    const { parents, seconds } = await readCommit(repository, id);
    let same: string | undefined;
    for (const parent of parents) {
      const there = await blobAt(repository, parent, filepath).catch(absentObject);
      if (there === "absent") return { none: "shallow" };
      if (there === oid) {
        same = parent;
        break;
      }
    }
    if (same === undefined) return { seconds };
    id = same;
  }
}

/** The blob of a path in a commit; undefined where the commit has no such file. Throws where the commit is not there. */
async function blobAt(
  repository: Repository,
  commit: string,
  path: string,
): Promise<string | undefined> {
  const { tree } = await readCommit(repository, commit);
  const entry = await entryBelow(tree, path, async (...at) => await entryNamed(repository, ...at));
  return entry?.mode === treeMode ? undefined : entry?.oid;
}

function absentObject(error: unknown): "absent" {
  if (isAbsentObject(error)) return "absent";
  throw error;
}
