import type { Account } from "./accounts.ts";
import type { Repository } from "./repositories.ts";

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
  /** How many annotations the requests have added: each update adds to those before it. */
  annotations: number;
}

/** A workflow file, as far as it says when it runs. */
export interface Workflow {
  readonly name: string;
  /** Such as `.github/workflows/check.yaml`. */
  readonly path: string;
  /** The events it runs on, each with the types it wants; none listed means the usual ones. */
  readonly on: Readonly<Record<string, readonly string[]>>;
  /** The names of the workflows whose runs it hears of, where it runs on `workflow_run`. */
  readonly after?: readonly string[];
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflow: Workflow;
  readonly event: string;
  readonly head: { readonly repository: Repository; readonly branch: string; readonly sha: string };
  readonly actor: Account;
  /** How many runs led to this one through `workflow_run`. */
  readonly depth: number;
  /** The pull requests it belongs to; GitHub names none for a run of a fork. */
  readonly pulls: readonly number[];
  status: "queued" | "in_progress" | "completed";
  conclusion: "success" | "failure" | "cancelled" | "skipped" | "action_required" | null;
  readonly createdAt: string;
  updatedAt: string;
}

/** The newest status of each context; letters of either case name the same. */
export function latestStatuses({ statuses }: Repository, oid: string): readonly Status[] {
  const latest = new Map<string, Status>();
  for (const status of statusesOf(statuses, oid)) {
    const key = status.context.toLowerCase();
    if (!latest.has(key)) latest.set(key, status);
  }
  return [...latest.values()];
}

/** The statuses of a commit, the newest first, as GitHub lists them. */
export function statusesOf(all: readonly Status[], oid: string): readonly Status[] {
  return all.filter(({ sha }) => sha === oid).toReversed();
}
