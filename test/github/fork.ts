import { pushTo, type Files } from "../support/github/commit-to.ts";
import type { TestGitHub } from "../support/github/server.ts";
import type { Repository } from "../support/github/world/repositories.ts";

/** Lets the owner of a fork push to it, from its main branch. */
export function onFork(
  { world }: TestGitHub,
  fork: Repository,
): { readonly push: (branch: string, files: Files) => Promise<string> } {
  return {
    push: async (branch, files) => {
      const onto = (await fork.git.branch(branch)) ?? (await fork.git.branch("main")) ?? null;
      return await pushTo(world, fork, { by: fork.owner, branch, files, onto });
    },
  };
}
