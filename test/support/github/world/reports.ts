import type { Fields } from "../description/shape.ts";
import type { WorkflowFile } from "../workflows/workflow-file.ts";
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
  /** What it belongs to: of two runs of one name and suite the newer counts, of two suites both. */
  readonly suite: string;
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

export type RunConclusion = "success" | "failure" | "cancelled" | "skipped" | "action_required";

export interface WorkflowRun {
  readonly id: number;
  /** The workflow's file, as it was in the commit that GitHub takes for the event. */
  readonly workflow: WorkflowFile;
  readonly event: string;
  /** What the event told. */
  readonly payload: Fields;
  /** `GITHUB_REF` and `GITHUB_SHA` of its jobs; the file is of this commit. */
  readonly ref: string;
  readonly sha: string;
  /** Whose change it is judged not to trust: its token only reads, and it sees no secret. */
  readonly distrusts: "fork" | "dependabot" | undefined;
  readonly head: { readonly repository: Repository; readonly branch: string; readonly sha: string };
  readonly actor: Account;
  /** How many runs led to this one through `workflow_run`. */
  readonly depth: number;
  /** The pull requests it belongs to; GitHub names none for a run of a fork. */
  readonly pulls: readonly number[];
  status: "queued" | "in_progress" | "completed";
  conclusion: RunConclusion | null;
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

/** The id of a workflow file, which it keeps whatever it says. */
export function workflowIdOf({ workflowPaths }: Repository, path: string): number {
  if (!workflowPaths.includes(path)) workflowPaths.push(path);
  return workflowPaths.indexOf(path) + 1;
}
