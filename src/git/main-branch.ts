import fs from "node:fs";
import * as git from "isomorphic-git";
import type { Repository } from "./repository.ts";

/**
 * The name of the branch that a repository's changes go to: what its remote says, else `main` or `master` where there is one,
 * else the branch that its first commit will be on. Undefined where nothing tells.
 */
export async function mainBranchName({ gitdir }: Repository): Promise<string | undefined> {
  const remote = "refs/remotes/origin/";
  const said = await git
    .resolveRef({ fs, gitdir, ref: `${remote}HEAD`, depth: 2 })
    .catch(() => undefined);
  if (said?.startsWith(remote) === true) return said.slice(remote.length);
  const branches = new Set([
    ...(await git.listBranches({ fs, gitdir }).catch(() => [])),
    ...(await git.listBranches({ fs, gitdir, remote: "origin" }).catch(() => [])),
  ]);
  const usual = ["main", "master"].find((name) => branches.has(name));
  return usual ?? (await git.currentBranch({ fs, gitdir }).catch(() => undefined)) ?? undefined;
}
