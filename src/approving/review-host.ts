import type {
  FolderEntry,
  HostComment,
  HostCommit,
  MainBranch,
  NewCommit,
  ObjectId,
  Refusal,
} from "../refresh/requests/host.ts";
import type { Account, Said } from "./said.ts";

/** A pull request as a judge of it needs to know it. */
export interface JudgedPull {
  readonly number: number;
  readonly url: string;
  readonly state: "open" | "closed" | "merged";
  readonly isDraft: boolean;
  /** Undefined: the account was deleted. */
  readonly author: Account | undefined;
  readonly title: string;
  /** The branch that it goes to. */
  readonly base: string;
  readonly head: ObjectId;
  /** The name of its branch. */
  readonly branch: string;
  /** Whether its branch is one of the repository itself, so that a run may write to it. */
  readonly isOwnBranch: boolean;
  /** The commit that the host made of it and its base: to try whether they merge, or when it was merged. Undefined while it has none. */
  readonly mergeCommit: ObjectId | undefined;
  /** Whether it can be merged without a conflict; undefined while the host does not know. */
  readonly isMergeable: boolean | undefined;
  readonly mergedAt: string | undefined;
}

/** What somebody may do in a repository, from the least to the most. */
export type Permission = "none" | "read" | "triage" | "write" | "maintain" | "admin";

/** A verdict that stands beside a commit, by the name of its context. */
export interface CommitStatus {
  readonly context: string;
  readonly state: "success" | "failure" | "pending" | "error";
  /** At most 140 characters. */
  readonly description: string;
  /** Where to read more. */
  readonly url: string | undefined;
}

/**
 * A repository on a host of pull requests, as far as those need it who judge pull requests and record what people decided.
 * Reads give the state of the moment. What the host does not let this run do is a `Refusal`; whatever else fails is thrown.
 */
export interface ReviewHost {
  main(): Promise<MainBranch>;
  pull(number: number): Promise<JudgedPull>;
  /** The same of a number that somebody wrote down; undefined where it is none of a pull request. */
  pullIfAny(number: number): Promise<JudgedPull | undefined>;
  /** The numbers of the open ones whose head is that commit, on all pages, forks' too; in their order. */
  openPullsWithHead(head: ObjectId): Promise<readonly number[]>;
  /**
   * All that are open, in the order of their numbers, as a list has them: whether one can be merged stands in none. What was
   * pushed a moment ago may be missing.
   */
  openPulls(): Promise<readonly JudgedPull[]>;
  /** The numbers of those by whose merge a commit came to the default branch, in their order. */
  mergedPullsOf(oid: ObjectId): Promise<readonly number[]>;
  /** Reviews that were given and comments, in the order in which they were given, on all pages. */
  said(number: number): Promise<readonly Said[]>;
  /** Tells whether this run acts for an account. */
  isSelf(): Promise<(account: Account | undefined) => boolean>;
  /** What an account may do now. */
  permission(login: string): Promise<Permission>;
  commit(oid: ObjectId): Promise<HostCommit | undefined>;
  /** What stands in one folder of a commit; undefined where the host does not tell all of it as it is. */
  folder(tree: ObjectId): Promise<readonly FolderEntry[] | undefined>;
  /**
   * Brings commits and their parents, with all that they hold, into the clone that a run reads from. What is before these may
   * be missing. Throws where the host does not give them, as when they were pushed over; no reference of the clone moves.
   */
  fetch(commits: readonly { readonly ref: string; readonly oid: ObjectId }[]): Promise<void>;
  /** The latest of each context, by the context in lower case. */
  statuses(oid: ObjectId): Promise<ReadonlyMap<string, CommitStatus>>;
  postStatus(oid: ObjectId, status: CommitStatus): Promise<Refusal | undefined>;
  /** The oldest first, on all pages. */
  comments(number: number): Promise<readonly HostComment[]>;
  comment(number: number, body: string): Promise<Refusal | undefined>;
  editComment(id: number, body: string): Promise<Refusal | undefined>;
  deleteComment(id: number): Promise<Refusal | undefined>;
  /** Writes objects that no ref names yet. */
  writeCommit(
    commit: NewCommit,
  ): Promise<
    { readonly oid: ObjectId; readonly tree: ObjectId; readonly isVerified: boolean } | Refusal
  >;
  /** Moves a branch of the repository by compare-and-swap. `lost`: it is another one than `from`, and nothing was moved. */
  moveBranch(move: {
    readonly name: string;
    readonly from: ObjectId;
    readonly to: ObjectId;
  }): Promise<"moved" | "lost" | Refusal>;
}
