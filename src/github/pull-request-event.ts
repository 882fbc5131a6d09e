import { readPayload } from "./event.ts";

/** What the event `pull_request` tells of a pull request besides the commits. */
export interface PullRequestEvent {
  readonly number: number;
  /** The branch that it goes to, and the main branch of the repository. */
  readonly base: string;
  readonly main: string;
  /** The last commit of the pull request itself. */
  readonly head: string;
  /** Whether its branch is in another repository, or in one that is gone: then the token of its runs may only read. */
  readonly isFromFork: boolean;
  /** Whether Dependabot has opened it: the token of the runs that Dependabot starts may only read. */
  readonly isOfDependabot: boolean;
}

/** Reads the payload of `pull_request`. Throws JobError where it is none. */
export function pullRequestIn(payload: string): PullRequestEvent {
  const { text, number, commit, value } = readPayload("pull_request", payload);
  const ours = number("pull_request", "base", "repo", "id");
  return {
    number: number("pull_request", "number"),
    base: text("pull_request", "base", "ref"),
    main: text("repository", "default_branch"),
    head: commit("pull_request", "head", "sha"),
    isFromFork: value("pull_request", "head", "repo", "id") !== ours,
    // Whoever pushes to a branch can be another one; the name of who opened it cannot be forged.
    isOfDependabot: value("pull_request", "user", "login") === "dependabot[bot]",
  };
}
