import fs from "node:fs";
import { join } from "node:path";
import type { ReadResult } from "../model/tree.ts";
import { readBlob } from "./blob.ts";
import { commitTime, type Commit } from "./commit.ts";
import { commitsInOrder, type HeldCommit } from "./commit-order.ts";
import { fileFinder, type FoundFile } from "./file-finder.ts";
import { RepositoryError, type Repository } from "./repository.ts";

/** A file as it stood in a commit. */
export interface FileVersion extends FoundFile {
  /** The newest commit that holds it. */
  readonly commit: string;
}

/** The commit that brought a version, and when. */
interface Recording {
  readonly commit: string;
  readonly committedAt: string;
  /** False where an earlier commit may have, which a shallow clone lacks. */
  readonly certain: boolean;
}

/** What a file was over time, wherever below a folder it lay. */
export interface FileHistory {
  /** The versions in the commit that the history starts from. */
  newest(): Promise<readonly FileVersion[]>;
  /**
   * Every version once, the newest first, along all parents. Throws RepositoryError where the clone ends and history
   * does not.
   */
  all(): AsyncGenerator<FileVersion>;
  recordingOf(version: FileVersion): Promise<Recording>;
  read(version: FileVersion, limit: { readonly max: number }): Promise<ReadResult>;
}

/** The history of the files below a folder (given from the root of the commits) whose name fits, from a commit on. */
export async function fileHistory(
  repository: Repository,
  head: string,
  { folder, named }: { readonly folder: string; readonly named: (name: string) => boolean },
): Promise<FileHistory> {
  const commits = await commitsInOrder(repository, head);
  const byId = new Map(commits.map((commit) => [commit.oid, commit]));
  const finder = fileFinder(repository, folder, named);
  const versionsIn = async ({ oid: commit, tree }: Commit): Promise<readonly FileVersion[]> =>
    (await finder(tree)).map((place) => ({ ...place, commit }));
  return {
    newest: async () => {
      const [first] = commits;
      return first === undefined ? [] : await versionsIn(first);
    },
    async *all() {
      const met = new Set<string>();
      for (const commit of commits) {
        for (const version of await versionsIn(commit)) {
          const key = `${version.oid} ${version.path}`;
          if (!met.has(key)) yield version;
          met.add(key);
        }
        if (!commit.complete) throw historyEnds(repository);
      }
    },
    recordingOf: async (version) => {
      let commit = byId.get(version.commit);
      if (commit === undefined) throw new Error("The version is one of another history.");
      const parentsOf = ({ parents }: Commit): readonly HeldCommit[] =>
        parents.flatMap((parent) => byId.get(parent) ?? []);
      const holds = async ({ tree }: Commit): Promise<boolean> =>
        (await finder(tree)).some(({ path, oid }) => path === version.path && oid === version.oid);
      for (;;) {
        const before = await firstThat(parentsOf(commit), holds);
        if (before === undefined) return recordingIn(commit);
        commit = before;
      }
    },
    read: async ({ oid, path }, { max }) => {
      const bytes = await readBlob(repository, oid, path);
      return { bytes: bytes.subarray(0, max), more: bytes.length > max };
    },
  };
}

async function firstThat(
  commits: readonly HeldCommit[],
  fits: (commit: HeldCommit) => Promise<boolean>,
): Promise<HeldCommit | undefined> {
  for (const commit of commits) if (await fits(commit)) return commit;
  return undefined;
}

function recordingIn({ oid, seconds, complete }: HeldCommit): Recording {
  return { commit: oid, committedAt: commitTime(seconds), certain: complete };
}

function historyEnds({ gitdir }: Repository): RepositoryError {
  const shallow = fs.existsSync(join(gitdir, "shallow"));
  const message = shallow
    ? "This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow"
    : "A commit of this history is not in this clone: its history ends before an answer was found. Look for damage with: git fsck";
  return new RepositoryError("history-ends", message);
}
