import { BareRepository } from "../git/bare-repository.ts";
import type { Happened } from "../events/news.ts";
import { actionsBot, type Account, type Caller, type Role, type Scopes } from "./accounts.ts";
import { githubLimits, type Limits } from "./limits.ts";
import { fullName, type BranchRules, type Repository, type Settings } from "./repositories.ts";

export interface NewRepository {
  readonly private?: boolean;
  readonly parent?: Repository;
  readonly roles?: Readonly<Record<string, Role>>;
  readonly settings?: Partial<Settings>;
}

/** Everything that GitHub knows here. Its clock moves one second with every change, and by nothing else. */
export class World {
  readonly accounts: Map<string, Account> = new Map();
  readonly tokens: Map<string, Caller> = new Map();
  readonly repositories: Map<string, Repository> = new Map();
  /** Every event, in order, with its payload. */
  readonly happened: Happened[] = [];
  /** The commits that GitHub itself has signed. */
  readonly verified: Set<string> = new Set();
  readonly limits: Limits = { ...githubLimits };
  /** The address that answers refer to, such as `http://127.0.0.1:4000`. */
  origin = "";
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

  /** Remembers its clock and its ids, and gives the way back to them. */
  rememberCounts(): () => void {
    const [seconds, ids] = [this.#seconds, this.#ids];
    return () => {
      this.#seconds = seconds;
      this.#ids = ids;
    };
  }

  account(login: string, type: Account["type"] = "User"): Account {
    const known = this.accounts.get(login);
    if (known !== undefined) return known;
    const account = { id: this.id(), login, type, emails: new Set<string>(), isGone: false };
    this.accounts.set(login, account);
    return account;
  }

  /** Deletes an account: its reviews and comments stay, and belong to nobody. */
  deleteAccount(login: string): void {
    this.account(login).isGone = true;
    this.accounts.delete(login);
    for (const { roles } of this.repositories.values()) roles.delete(login);
  }

  /** A repository that has no commit yet. */
  repository(name: string, options: NewRepository = {}): Repository {
    const [owner = "", bare = ""] = name.split("/");
    const repository: Repository = {
      id: this.id(),
      owner: this.account(owner),
      name: bare,
      private: options.private ?? false,
      defaultBranch: "main",
      parent: options.parent,
      git: new BareRepository(),
      roles: new Map(Object.entries(options.roles ?? {})),
      settings: {
        actionsMayCreatePulls: false,
        deleteBranchOnMerge: false,
        listLag: 0,
        restampsReviews: true,
        ...options.settings,
      },
      labels: new Map(),
      issues: [],
      statuses: [],
      checkRuns: [],
      workflowPaths: [],
      runs: [],
      rules: [],
      queues: new Map(),
      createdAt: this.now(),
    };
    this.repositories.set(name, repository);
    return repository;
  }

  /** A copy of a repository under another owner, with all its branches. */
  async fork(parent: Repository, owner: string): Promise<Repository> {
    const fork = this.repository(`${owner}/${parent.name}`, { parent, private: parent.private });
    await fork.git.git(["fetch", "--quiet", parent.git.folder, "refs/heads/*:refs/heads/*"]);
    return fork;
  }

  /** Asks something of a branch; whatever is not named is not asked for. */
  protect(repository: Repository, branch: string, asked: Partial<BranchRules>): void {
    // GitHub's own bot cannot be let through (cherry-studio#19181).
    if (asked.bypass?.includes(actionsBot) === true) {
      throw new Error(`${actionsBot} cannot be in the bypass list of a ruleset.`);
    }
    repository.rules.push({
      branch,
      requiredStatuses: [],
      strict: false,
      requiredApprovals: undefined,
      dismissStaleOnPush: false,
      requireSignatures: false,
      forbidForcePush: false,
      forbidDeletion: false,
      mergeQueue: false,
      bypass: [],
      ...asked,
    });
  }

  /** A token of a person: it may do what the person may. */
  personalToken(login: string): string {
    return this.#token("ghp", { kind: "person", account: this.account(login) });
  }

  /** The token of a job, with the permissions that the job declares; whatever it does not name is `none`. */
  jobToken(repository: string, scopes: Scopes): string {
    return this.appToken(actionsBot, repository, scopes);
  }

  /** The token of an app that is installed in a repository, such as `renovate[bot]`. */
  appToken(login: string, repository: string, scopes: Scopes): string {
    return this.#token("ghs", {
      kind: "app",
      account: this.account(login, "Bot"),
      repository,
      scopes: { metadata: "read", ...scopes },
    });
  }

  #token(prefix: string, caller: Caller): string {
    const token = `${prefix}_${this.id()}`;
    this.tokens.set(token, caller);
    return token;
  }

  /** A repository by `owner/name`, which has to be there. */
  named(name: string): Repository {
    const found = [...this.repositories.values()].find((one) => fullName(one) === name);
    if (found === undefined) throw new Error(`There is no repository ${name}.`);
    return found;
  }
}
