import type { ExpertsOfFile } from "../../authoring/owners/experts.ts";
import type { Permission } from "../review-host.ts";
import type { MergeRules, MergeWay } from "./merge-rules.ts";
import type { TextFile, WorkflowFacts } from "./workflow-facts.ts";

/** Something that was looked at, or why it could not be: a sentence that says what it would take. */
export type Seen<Value> = { readonly seen: Value } | { readonly unseen: string };

/** The tool that judges a set, as its repository holds it. */
export type ToolFacts =
  /** The copy of `init`. `altered` are its files that are not as the version that looks writes them, or are not there. */
  | {
      readonly is: "copy";
      readonly version: string | undefined;
      readonly altered: Seen<readonly string[]>;
    }
  /** The repository is that of the tool itself. */
  | { readonly is: "source" }
  | { readonly is: "absent" };

/** What the files of a repository say about the guarantees of the set in it. */
export interface SetFacts {
  /** The set's folder from the root; empty where it is the root. */
  readonly place: string;
  /** Undefined where the set has none, or none that can be read. */
  readonly policy:
    | { readonly reviewers: readonly string[]; readonly owners: readonly string[] }
    | undefined;
  /** Everybody who wrote a case, each once. */
  readonly authors: readonly string[];
  /** Every case file, in the set, with who knows the right answers of its families. */
  readonly experts: readonly ExpertsOfFile[];
  /** The files that say whom to ask and cannot be read whole, in the set: the policy, families.yaml and files of cases. */
  readonly unread: readonly string[];
  /** The file that GitHub reads: of several the first of `.github/`, the root and `docs/`. */
  readonly codeowners: TextFile | undefined;
  /** The files that are there, of all that owners have to be asked about. */
  readonly guarded: readonly string[];
  readonly workflows: readonly WorkflowFacts[];
  /** What `init` of this version writes for GitHub to run. */
  readonly ownWorkflows: readonly WorkflowFacts[];
  /** The ruleset to import, and what it asks for; undefined where it is none that can be read. */
  readonly ruleset: { readonly path: string; readonly rules: MergeRules | undefined } | undefined;
  readonly tool: ToolFacts;
  /** The version of the tool that looks. */
  readonly version: string;
}

/** What a token of GitHub could see of a repository. */
export interface HostFacts {
  /** As `owner/name`. */
  readonly name: string;
  /** The default branch. */
  readonly branch: string;
  readonly isPrivate: boolean;
  /** Which ways of merging are on; GitHub shows it to those who may write. */
  readonly mergeWays: Seen<readonly MergeWay[]>;
  /** Who may open pull requests. */
  readonly pullRequestsFrom: Seen<"everybody" | "collaborators">;
  /** What the rulesets ask of the default branch. */
  readonly rules: Seen<MergeRules>;
  /** What the older branch protection asks of it; undefined where there is none. */
  readonly protection: Seen<MergeRules | undefined>;
  /** Who may pass by one of these, in words. */
  readonly bypass: Seen<readonly string[]>;
  /** What GitHub says against CODEOWNERS: line by line. */
  readonly ownersErrors: Seen<
    readonly { readonly path: string; readonly line: number; readonly kind: string }[]
  >;
  /** The token that a job gets by default, and whether it may approve. */
  readonly jobToken: Seen<{ readonly mayWrite: boolean; readonly mayApprove: boolean }>;
  /** What becomes of workflows of forks' pull requests. */
  readonly forks: Seen<ForkRuns>;
  /** The state of each workflow that GitHub knows, by the path of its file. */
  readonly workflowStates: Seen<ReadonlyMap<string, string>>;
  /** Whether a rule says who may make branches of refresh. */
  readonly areRefreshBranchesKept: Seen<boolean>;
  /** What each person that the policy names may do, by the name as the policy has it. */
  readonly permissions: ReadonlyMap<string, Seen<Permission>>;
}

export type ForkRuns =
  /** Of a public repository: whose first runs wait for a person, in GitHub's word. */
  | { readonly of: "public"; readonly waiting: string }
  /** Of a private one. */
  | {
      readonly of: "private";
      readonly run: boolean;
      readonly getWriteToken: boolean;
      readonly getSecrets: boolean;
    };

/** Everything that a guarantee can be held against. */
export interface Facts {
  readonly set: SetFacts;
  /** Undefined where GitHub was not asked. */
  readonly host: HostFacts | undefined;
}
