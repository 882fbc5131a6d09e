import type { JudgedPull } from "./review-host.ts";

/** Dependabot gives up a branch that somebody else pushed to (GitHub's page "Managing pull requests for dependency updates"). */
const dependabot = "dependabot[bot]";

/** Whether a run may write decisions to the branch of a pull request: one of the repository itself, and none that a bot rebuilds. */
export function hasWritableBranch({
  isOwnBranch,
  author,
}: Pick<JudgedPull, "isOwnBranch" | "author">): boolean {
  return isOwnBranch && author?.login !== dependabot;
}
