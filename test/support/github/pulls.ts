import type { Issue, Pull, Repository } from "./world.ts";

/** An issue that is a pull request. */
export type PullRequest = Issue & { readonly pull: Pull };

function isPull(issue: Issue): issue is PullRequest {
  return issue.pull !== undefined;
}

/** The pull requests of a repository, the oldest first. */
export function pullsOf({ issues }: Repository): readonly PullRequest[] {
  return issues.filter(isPull);
}

/** One pull request by its number. */
export function pullNumbered(repository: Repository, number: number): PullRequest | undefined {
  return pullsOf(repository).find((one) => one.number === number);
}
