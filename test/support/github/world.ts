import { BareRepository } from "./bare-repository.ts";

/** What a person may do in a repository, the least first. */
export const roles = ["none", "read", "triage", "write", "maintain", "admin"] as const;
export type Role = (typeof roles)[number];

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: "User" | "Bot";
}

/** What a token may do, in the words of a workflow's `permissions`. */
export type Scope =
  | "actions"
  | "administration"
  | "checks"
  | "contents"
  | "issues"
  | "metadata"
  | "pull-requests"
  | "statuses"
  | "workflows";
export type Access = "none" | "read" | "write";

/** Who calls. An app's installation, as which a job calls, holds the scopes that the job declares in one repository. */
export type Caller =
  | { readonly kind: "anonymous" }
  | { readonly kind: "person"; readonly account: Account }
  | {
      readonly kind: "job";
      readonly account: Account;
      /** `owner/name` of the one repository that the token is good for. */
      readonly repository: string;
      readonly scopes: Readonly<Partial<Record<Scope, Access>>>;
    };

export interface Label {
  readonly id: number;
  readonly name: string;
  color: string;
  description: string | null;
}

export interface Comment {
  readonly id: number;
  readonly author: Account;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

export type ReviewState = "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";

export interface Review {
  readonly id: number;
  readonly author: Account;
  body: string;
  state: ReviewState;
  /** Stamped again when commits are pushed, as GitHub does: it does not tell what was read. */
  commit: string | null;
  submittedAt: string;
}

/** Something that happened to an issue or a pull request, as its timeline tells it. */
export interface TimelineEvent {
  readonly id: number;
  readonly event: string;
  readonly actor: Account;
  readonly at: string;
  readonly commit: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What an issue and a pull request have in common. */
export interface Issue {
  readonly id: number;
  readonly number: number;
  readonly author: Account;
  title: string;
  body: string | null;
  state: "open" | "closed";
  stateReason: "completed" | "not_planned" | null;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  closedBy: Account | null;
  locked: boolean;
  readonly labels: Set<string>;
  readonly assignees: Set<string>;
  readonly comments: Comment[];
  readonly timeline: TimelineEvent[];
  readonly pull: Pull | undefined;
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
  readonly requested: Set<string>;
  readonly reviews: Review[];
  maintainerCanModify: boolean;
}

export interface Status {
  readonly id: number;
  readonly sha: string;
  readonly context: string;
  readonly state: "error" | "failure" | "pending" | "success";
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: Account;
  readonly createdAt: string;
}

export interface CheckRun {
  readonly id: number;
  readonly sha: string;
  name: string;
  status: string;
  conclusion: string | null;
  readonly startedAt: string;
  completedAt: string | null;
  output: Readonly<Record<string, unknown>>;
}

export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  /** The workflow's file, such as `.github/workflows/check.yaml`. */
  readonly path: string;
  readonly event: string;
  readonly branch: string;
  readonly sha: string;
  readonly actor: Account;
  status: "queued" | "in_progress" | "completed" | "action_required" | "waiting";
  conclusion: "success" | "failure" | "cancelled" | "skipped" | "action_required" | null;
  readonly createdAt: string;
}

/** What a ruleset asks of a branch. */
export interface BranchRules {
  readonly branch: string;
  readonly requiredStatuses: readonly string[];
  readonly requiredApprovals: number;
  readonly dismissStaleOnPush: boolean;
  readonly requireSignatures: boolean;
}

/** The settings of a repository that a guarantee of ours rests on. */
export interface Settings {
  /** "Allow GitHub Actions to create and approve pull requests"; off in a new repository. */
  actionsMayCreatePulls: boolean;
  deleteBranchOnMerge: boolean;
}

export interface Repository {
  readonly id: number;
  readonly owner: Account;
  readonly name: string;
  readonly private: boolean;
  readonly defaultBranch: string;
  /** The repository that this one was forked from. */
  readonly parent: Repository | undefined;
  readonly git: BareRepository;
  readonly roles: Map<string, Role>;
  readonly settings: Settings;
  readonly labels: Map<string, Label>;
  readonly issues: Issue[];
  readonly statuses: Status[];
  readonly checkRuns: CheckRun[];
  readonly runs: WorkflowRun[];
  rules: readonly BranchRules[];
  readonly createdAt: string;
}

/** An event that a workflow or a webhook hears of. */
export interface Happened {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Everything that GitHub knows here. Its clock moves one second with every change, and by nothing else. */
export class World {
  readonly accounts: Map<string, Account> = new Map();
  readonly tokens: Map<string, Caller> = new Map();
  readonly repositories: Map<string, Repository> = new Map();
  readonly happened: Happened[] = [];
  #seconds = Date.UTC(2026, 8, 1, 8) / 1000;
  #ids = 1000;

  /** The next id: ids are unique across everything, and grow. */
  id(): number {
    this.#ids += 1;
    return this.#ids;
  }

  /** The moment of the change that is being made. */
  tick(): string {
    this.#seconds += 1;
    return this.now();
  }

  now(): string {
    return new Date(this.#seconds * 1000).toISOString().replace(".000Z", "Z");
  }

  get seconds(): number {
    return this.#seconds;
  }

  account(login: string, type: Account["type"] = "User"): Account {
    const known = this.accounts.get(login);
    if (known !== undefined) return known;
    const account = { id: this.id(), login, type };
    this.accounts.set(login, account);
    return account;
  }

  /** A repository that has no commit yet. */
  repository(
    fullName: string,
    options: {
      readonly private?: boolean;
      readonly parent?: Repository;
      readonly roles?: Readonly<Record<string, Role>>;
      readonly settings?: Partial<Settings>;
    } = {},
  ): Repository {
    const [owner = "", name = ""] = fullName.split("/");
    const repository: Repository = {
      id: this.id(),
      owner: this.account(owner),
      name,
      private: options.private ?? false,
      defaultBranch: "main",
      parent: options.parent,
      git: new BareRepository(),
      roles: new Map(Object.entries(options.roles ?? {})),
      settings: { actionsMayCreatePulls: false, deleteBranchOnMerge: false, ...options.settings },
      labels: new Map(),
      issues: [],
      statuses: [],
      checkRuns: [],
      runs: [],
      rules: [],
      createdAt: this.now(),
    };
    this.repositories.set(fullName, repository);
    return repository;
  }

  /** A token of a person: it may do what the person may. */
  personalToken(login: string): string {
    const token = `ghp_${login}_${this.id()}`;
    this.tokens.set(token, { kind: "person", account: this.account(login) });
    return token;
  }

  /** The token of a job, with the permissions that the job declares; whatever it does not name is `none`. */
  jobToken(repository: string, scopes: Readonly<Partial<Record<Scope, Access>>>): string {
    const token = `ghs_job_${this.id()}`;
    const account = this.account("github-actions[bot]", "Bot");
    this.tokens.set(token, {
      kind: "job",
      account,
      repository,
      scopes: { metadata: "read", ...scopes },
    });
    return token;
  }
}

export function fullName({ owner, name }: Pick<Repository, "owner" | "name">): string {
  return `${owner.login}/${name}`;
}

/** What a person may do in a repository: the owner all, everybody else what was given, or reading where it is public. */
export function roleOf(repository: Repository, login: string): Role {
  if (repository.owner.login === login) return "admin";
  return repository.roles.get(login) ?? (repository.private ? "none" : "read");
}
