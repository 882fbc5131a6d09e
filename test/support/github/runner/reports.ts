import { basename } from "node:path";
import type { Scopes } from "../world/accounts.ts";
import type { RunConclusion, WorkflowRun } from "../world/reports.ts";

export type Outcome = "success" | "failure" | "skipped" | "cancelled";

/** An annotation as GitHub keeps it. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

export interface StepReport {
  readonly id: string;
  readonly name: string;
  /** Before `continue-on-error`. */
  readonly outcome: Outcome;
  readonly conclusion: Outcome;
  /** Of the process; undefined where none ran. */
  readonly exitCode: number | undefined;
  /** As people see it: secrets masked, commands taken out. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  /** Empty where there is none, or it was too large. */
  readonly summary: string;
  /** Where its processes wanted to connect to, other than this GitHub: each was refused. */
  readonly strangers: readonly string[];
}

export interface JobReport {
  readonly id: string;
  readonly name: string;
  readonly conclusion: Outcome;
  /** What its token could do. */
  readonly scopes: Scopes;
  readonly steps: readonly StepReport[];
  /** Of all steps, 50 at most. */
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The folder `GITHUB_WORKSPACE`, as the job left it. */
  readonly workspace: string;
  /** A step by its id or its name, which has to be there. */
  readonly step: (which: string) => StepReport;
}

export interface RunReport {
  readonly run: WorkflowRun;
  /** The name of the workflow's file. */
  readonly file: string;
  readonly conclusion: RunConclusion;
  readonly jobs: readonly JobReport[];
  /** A job by its id, which has to be there. */
  readonly job: (id: string) => JobReport;
}

/** The runs of one turn, in the order in which they ended. */
export interface Runs {
  readonly all: readonly RunReport[];
  /** The last run of a workflow file, which has to be there. */
  readonly of: (file: string) => RunReport;
  /** One line a run: file, event, conclusion. */
  readonly told: readonly string[];
}

export function runReport(
  run: WorkflowRun,
  conclusion: RunConclusion,
  jobs: readonly JobReport[],
): RunReport {
  const file = basename(run.workflow.path);
  const job = (id: string): JobReport =>
    found(jobs, (one) => one.id === id, `job "${id}" in ${file}`);
  return { run, file, conclusion, jobs, job };
}

export function runsOf(all: readonly RunReport[]): Runs {
  return {
    all,
    of: (file) => found(all.toReversed(), (one) => one.file === file, `run of ${file}`),
    told: all.map(({ file, run, conclusion }) => `${file} ${run.event} ${conclusion}`),
  };
}

/** Finds a step by its id or its name. */
export function stepIn(steps: readonly StepReport[], job: string): JobReport["step"] {
  return (which) =>
    found(
      steps,
      ({ id, name }) => id === which || name === which,
      `step "${which}" in job "${job}"`,
    );
}

function found<Item>(items: readonly Item[], fits: (item: Item) => boolean, what: string): Item {
  const item = items.find(fits);
  if (item === undefined) throw new Error(`There is no ${what}.`);
  return item;
}
