import fs from "node:fs";
import * as git from "isomorphic-git";
import { commitTime } from "./commit.ts";
import { RepositoryError, type Repository } from "./repository.ts";

/** Who a commit says somebody is. Anybody can write any name there. */
export interface Signature {
  readonly name: string;
  readonly email: string;
}

/** Who wrote a commit and who committed it, as it says. */
export interface CommitPeople {
  readonly commit: string;
  readonly committedAt: string;
  readonly author: Signature;
  readonly committer: Signature;
  /** Whether nothing came before it. */
  readonly isRoot: boolean;
}

/** Throws RepositoryError, with the code `no-such-commit`, where this clone lacks it. */
export async function commitPeople(repository: Repository, oid: string): Promise<CommitPeople> {
  try {
    const { author, committer, parent } = (await git.readCommit({ fs, ...repository, oid })).commit;
    return {
      commit: oid,
      committedAt: commitTime(committer.timestamp),
      author: { name: author.name, email: author.email },
      committer: { name: committer.name, email: committer.email },
      isRoot: parent.length === 0,
    };
  } catch (cause) {
    const message = `Commit "${oid}" is not in this clone.`;
    throw new RepositoryError("no-such-commit", message, { cause });
  }
}
