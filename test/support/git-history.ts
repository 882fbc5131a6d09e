import fs from "node:fs";
import git from "isomorphic-git";
import { writeTree, type Contents } from "./git-repository.ts";

/** When the tests' first commit was made. */
const start = Date.UTC(2026, 8, 1) / 1000;

/** Whom a commit names. */
interface Named {
  readonly name: string;
  readonly email: string;
}

const avery: Named = { name: "Avery", email: "avery@example.test" };

interface Committing {
  readonly day: number;
  readonly parents: readonly string[];
  readonly author?: Named;
  /** By default the author. */
  readonly committer?: Named;
}

/** Makes a commit of exactly these files on `main`, so many days after the first of September 2026. */
export async function commitState(
  gitdir: string,
  files: Contents,
  { day, parents, author = avery, committer = author }: Committing,
): Promise<string> {
  const moment = { timestamp: start + day * 86_400, timezoneOffset: 0 };
  return await git.commit({
    fs,
    gitdir,
    message: `Day ${day}`,
    tree: await writeTree(gitdir, files),
    author: { ...author, ...moment },
    committer: { ...committer, ...moment },
    ref: "refs/heads/main",
    parent: [...parents],
  });
}
