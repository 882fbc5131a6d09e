import type { BareRepository } from "../git/bare-repository.ts";
import { roles, type Account, type Role } from "./accounts.ts";
import type { Issue, Label } from "./issues.ts";
import type { CheckRun, Status, WorkflowRun } from "./reports.ts";

/** What a ruleset asks of a branch. */
export interface BranchRules {
  readonly branch: string;
  readonly requiredStatuses: readonly string[];
  /** "Require branches to be up to date before merging." */
  readonly strict: boolean;
  /** How many people with write access approve; undefined where no pull request is asked for. */
  readonly requiredApprovals: number | undefined;
  readonly dismissStaleOnPush: boolean;
  readonly requireSignatures: boolean;
  readonly forbidForcePush: boolean;
  readonly forbidDeletion: boolean;
  readonly mergeQueue: boolean;
  /** Who is asked for nothing of this, by login. */
  readonly bypass: readonly string[];
  /** What nothing here enforces, and only whoever reads the rules sees. */
  readonly told?: ToldRules;
}

/** Rules of a ruleset that are told and not followed here. */
interface ToldRules {
  readonly asksOwners?: boolean;
  readonly asksAnotherThanLastPusher?: boolean;
  /** The number of the only app that may report the statuses. */
  readonly statusApp?: number;
  readonly isLinear?: boolean;
  readonly forbidsCreation?: boolean;
  /** Apps that are asked for nothing, by their numbers. */
  readonly bypassingApps?: readonly number[];
}

/** Settings that are told and do nothing here. What is left out is as in a new repository. */
interface ToldSettings {
  readonly jobTokenMayWrite?: boolean;
  readonly forkApproval?:
    | "first_time_contributors_new_to_github"
    | "first_time_contributors"
    | "all_external_contributors";
  readonly forksGetSecrets?: boolean;
  readonly pullRequestsFrom?: "all" | "collaborators_only";
  readonly isSquashOnly?: boolean;
  /** The lines of CODEOWNERS that GitHub passes over. */
  readonly ownersErrors?: readonly number[];
  /** The paths of workflows that were turned off for want of activity. */
  readonly sleepingWorkflows?: readonly string[];
}

/** The settings of a repository that a guarantee of ours rests on, and what varies on the live service. */
export interface Settings {
  /** "Allow GitHub Actions to create and approve pull requests": off in a new repository (create-pull-request#3979). */
  actionsMayCreatePulls: boolean;
  deleteBranchOnMerge: boolean;
  /**
   * How many lists of pull requests still show one as open after it was merged: the index lags about a second
   * (compose-ai-tools#4657, release-please#1208).
   */
  listLag: number;
  /** Whether reviews are stamped with later commits: seen by prflow#1247 and sutando#3567, not seen by lance#9356. */
  restampsReviews: boolean;
  told?: ToldSettings;
}

/** One pull request in a merge queue. */
export interface Queued {
  readonly number: number;
  readonly ref: string;
  readonly headOid: string;
  readonly baseOid: string;
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
  /** The paths of the workflow files that were seen so far: the place of one is its id. */
  readonly workflowPaths: string[];
  readonly runs: WorkflowRun[];
  readonly rules: BranchRules[];
  /** The merge queue of each base branch, the first to be merged first. */
  readonly queues: Map<string, Queued[]>;
  readonly createdAt: string;
}

export function fullName({ owner, name }: Pick<Repository, "owner" | "name">): string {
  return `${owner.login}/${name}`;
}

/** What a person may do: the owner all, everybody else what was given, or reading where it is public. */
export function roleOf(repository: Repository, login: string): Role {
  if (repository.owner.login === login) return "admin";
  return repository.roles.get(login) ?? (repository.private ? "none" : "read");
}

/** Whether somebody may do at least this. */
export function has(repository: Repository, login: string, least: Role): boolean {
  return roles.indexOf(roleOf(repository, login)) >= roles.indexOf(least);
}

export function rulesFor(repository: Repository, branch: string): BranchRules | undefined {
  return repository.rules.find((rules) => rules.branch === branch);
}
