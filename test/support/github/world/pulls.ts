import type { Account } from "./accounts.ts";
import type { Edit, Issue } from "./issues.ts";
import type { Repository } from "./repositories.ts";

export type ReviewState = "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";

export interface Review {
  readonly id: number;
  readonly author: Account;
  body: string;
  state: ReviewState;
  /** Stamped again when commits are pushed, as GitHub does: it does not tell what was read. */
  commit: string | null;
  /** The digest of the pull request's diff when it was submitted. */
  diff: string;
  submittedAt: string;
  edited: Edit | null;
}

/** What a pull request has beside what an issue has. */
export interface Pull {
  readonly head: { readonly repository: Repository; readonly branch: string };
  base: string;
  /** The last commit of the head that the pull request saw; it stays when the branch goes. */
  headOid: string;
  baseOid: string;
  draft: boolean;
  mergedAt: string | null;
  mergedBy: Account | null;
  mergeOid: string | null;
  /** What the base pointed at before the merge; null until then. */
  landedOn: string | null;
  /** What `refs/pull/<number>/merge` points at; null where the two conflict. */
  testMergeOid: string | null;
  /** How many more lists show the pull request as it was before it was merged. */
  staleLists: number;
  /** One that was closed because its branch was set to its base is closed for good. */
  isFinal: boolean;
  readonly requested: Set<string>;
  readonly reviews: Review[];
}

/** An issue that is a pull request. */
export type PullRequest = Issue & { readonly pull: Pull };

export function isPull(issue: Issue): issue is PullRequest {
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
