import fs from "node:fs";
import * as git from "isomorphic-git";
import type { Repository } from "./repository.ts";

/** The commit that a full name such as `refs/heads/main` stands for; undefined where it stands for none yet. */
export async function referencedCommit(
  { gitdir }: Repository,
  ref: string,
): Promise<string | undefined> {
  return await git.resolveRef({ fs, gitdir, ref }).catch(() => undefined);
}
