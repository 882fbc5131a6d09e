declare const brand: unique symbol;

/** 40 (or 64) hex digits by which Git names a commit or a tree. */
export type ObjectId = string & { readonly [brand]: "ObjectId" };

/** The branch that refresh pull requests are made for, as it stands now. */
export interface MainBranch {
  readonly branch: string;
  readonly head: ObjectId;
  readonly tree: ObjectId;
}

export interface HostBranch {
  readonly name: string;
  readonly head: ObjectId;
}

export interface HostCommit {
  readonly oid: ObjectId;
  readonly tree: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly message: string;
  /** Whether the host shows it as signed by somebody it knows. */
  readonly isVerified: boolean;
}

export interface HostPullRequest {
  readonly number: number;
  readonly url: string;
  readonly state: "open" | "closed" | "merged";
  readonly branch: string;
  /** The last commit of its branch that the host counts to it; of one that is closed, when it was closed. */
  readonly head: ObjectId;
  /** The name of the branch that it is to be merged into. */
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  /** Accounts and teams (`owner/team`) that are asked for a review or gave one; lower case. */
  readonly reviewers: readonly string[];
  /** Whether a workflow opened it with the token of its job: the host then holds other workflows on it back. */
  readonly isByWorkflow?: boolean;
  /** The account that opened it, where the host tells. */
  readonly author?: string;
}

export interface HostComment {
  readonly id: number;
  readonly author: string;
  /** Whether the account that this run acts for wrote it. */
  readonly isOwn: boolean;
  readonly body: string;
}

/** One line of a Git tree: what stands under one name in one folder. */
export interface FolderEntry {
  /** As Git writes it, such as "100644" or "40000". */
  readonly mode: string;
  readonly name: string;
  readonly oid: ObjectId;
}

/** What the host does not let this run do, in a sentence for the person who runs it. Nothing was changed. */
export interface Refusal {
  readonly refused: string;
}

/** A commit to write: main's tree with the bytes of some files replaced; modes stay as they are there. */
export interface NewCommit {
  readonly parent: ObjectId;
  readonly baseTree: ObjectId;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly message: string;
}

/** A ref move by compare-and-swap. */
export interface BranchMove {
  readonly name: string;
  /** What it has to be now; undefined: it must not exist. */
  readonly from: ObjectId | undefined;
  /** Undefined: it is deleted. */
  readonly to: ObjectId | undefined;
}

export interface NewPullRequest {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
}

export type OpenedPullRequest = Pick<HostPullRequest, "number" | "url" | "isByWorkflow">;

/** The pull request could not be opened, with the reason, and with a link by which a person opens it. */
export interface BlockedPullRequest {
  readonly blocked: string;
  readonly compareUrl: string;
}

/**
 * A repository on a host of pull requests, as far as refresh needs it. Reads give the state of the moment, never a cached
 * one. What the host refuses for want of a permission, or by a rule of the repository, is a `Refusal`; whatever else fails is
 * thrown, and may have happened or not. Only pull requests from branches of the repository itself count, never those of forks.
 */
export interface RefreshHost {
  main(): Promise<MainBranch>;
  /** All branches in the folder of the set, on all pages. */
  branches(): Promise<readonly HostBranch[]>;
  /** Undefined where the host does not have it. */
  commit(oid: ObjectId): Promise<HostCommit | undefined>;
  /** What stands in one folder, its subfolders by name alone. Throws where the host does not tell all of it. */
  folder(tree: ObjectId): Promise<readonly FolderEntry[]>;
  /** Whether main's head is that commit or descends from it. */
  isOnMain(oid: ObjectId): Promise<boolean>;
  /** Those ever opened from a branch, in all states, the newest first, on all pages. */
  pullRequests(branch: string): Promise<readonly HostPullRequest[]>;
  /** One of them by itself, which a list may show as it was a moment ago. */
  pullRequest(number: number): Promise<HostPullRequest>;
  /** Writes objects that no ref names yet. The same commit may be written twice. */
  writeCommit(
    commit: NewCommit,
  ): Promise<
    { readonly oid: ObjectId; readonly tree: ObjectId; readonly isVerified: boolean } | Refusal
  >;
  /** `lost`: the branch is another one than `from` says, and nothing was moved. Never forced. */
  moveBranch(move: BranchMove): Promise<"moved" | "lost" | Refusal>;
  /** Where one is open from the branch already, that one. */
  openPullRequest(pullRequest: NewPullRequest): Promise<OpenedPullRequest | BlockedPullRequest>;
  editPullRequest(
    number: number,
    edit: { readonly title?: string; readonly body?: string },
  ): Promise<Refusal | undefined>;
  /** Closes it and writes its body in one call, which happens whole or not at all. */
  closePullRequest(number: number, edit: { readonly body: string }): Promise<Refusal | undefined>;
  addLabels(number: number, labels: readonly string[]): Promise<Refusal | undefined>;
  requestReviewers(number: number, reviewers: readonly string[]): Promise<Refusal | undefined>;
  /** The oldest first, on all pages. */
  comments(number: number): Promise<readonly HostComment[]>;
  comment(number: number, body: string): Promise<Refusal | undefined>;
  editComment(id: number, body: string): Promise<Refusal | undefined>;
  /** Nothing where it is gone already. */
  deleteComment(id: number): Promise<Refusal | undefined>;
}
