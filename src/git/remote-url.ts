import fs from "node:fs";
import * as git from "isomorphic-git";
import type { Repository } from "./repository.ts";

/** The address of the remote `origin`, as Git's settings have it; undefined where there is none. */
export async function originUrl({ gitdir }: Repository): Promise<string | undefined> {
  const remotes = await git.listRemotes({ fs, gitdir }).catch(() => []);
  return remotes.find(({ remote }) => remote === "origin")?.url;
}
