import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "./github/world/repositories.ts";
import { plainGit, runGit } from "./github/git/run-git.ts";
import { tempFolder } from "./temp-folder.ts";

/** What a job checks out, and how. */
export interface CheckingOut {
  readonly commit: string;
  /** How many commits of history; undefined for all of it. */
  readonly depth?: number;
  /** The folder in the workspace. */
  readonly into?: string;
  /** A workspace that is there already. */
  readonly workspace?: string;
  /** References that are fetched as well, such as `main`, as branches of the remote. */
  readonly branches?: readonly string[];
  /** Other commits that are fetched. */
  readonly also?: readonly string[];
}

/** Checks a commit out as actions/checkout does, and gives the workspace. */
export async function checkOut(
  { git }: Pick<Repository, "git">,
  { commit, depth, into = ".", workspace = tempFolder(), branches = [], also = [] }: CheckingOut,
): Promise<string> {
  const folder = join(workspace, into);
  mkdirSync(folder, { recursive: true });
  const shallow = depth === undefined ? [] : [`--depth=${depth}`];
  await runGit(folder, ["init", "--quiet"]);
  await runGit(folder, ["remote", "add", "origin", `file://${git.folder}`]);
  const wanted = branches.map((name) => `+refs/heads/${name}:refs/remotes/origin/${name}`);
  const fetch = ["-c", "protocol.version=2", "fetch", "--quiet", "--no-tags", ...shallow];
  await runGit(folder, [...fetch, "origin", commit, ...also, ...wanted], { environment: plainGit });
  await runGit(folder, ["checkout", "--quiet", "--force", "--detach", commit]);
  return workspace;
}
