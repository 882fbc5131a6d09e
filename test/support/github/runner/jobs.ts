import type { JobFile } from "../workflows/workflow-file.ts";
import type { CheckRun } from "../world/reports.ts";
import { fullName } from "../world/repositories.ts";
import { annotationsOf } from "./annotations.ts";
import { githubOfRun, inputsOf, type RunPlace } from "./contexts.ts";
import { contextOf, holds, KnownContext, textIn, textsIn, type Scope } from "./expressions.ts";
import { scopesOf } from "./permissions.ts";
import { stepIn, type JobReport, type Outcome, type StepReport } from "./reports.ts";
import { JobSite, type Lent } from "./site.ts";
import { statusFunctions } from "./status-functions.ts";
import { runStep } from "./step-run.ts";

/** A run at work. */
export interface RunWork {
  readonly place: RunPlace;
  readonly lent: Lent;
  /** Whether a newer run of its concurrency group has cancelled it. */
  readonly isCancelled: () => boolean;
  /** Lets in what was started meanwhile: it may cancel this run. */
  readonly attend: () => Promise<void>;
}

/** Runs the jobs of a run, each after those that it needs, otherwise in the order of the file. */
export async function runJobs(work: RunWork): Promise<readonly JobReport[]> {
  const done = new Map<string, JobReport>();
  const left = [...work.place.run.workflow.jobs];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((id) => done.has(id)));
    const [job] = left.splice(next, 1);
    // GitHub's parser lets no jobs through that need each other.
    if (job === undefined) throw new Error("The jobs need each other.");
    done.set(job.id, await runJob(work, job, done));
  }
  return [...done.values()];
}

async function runJob(
  work: RunWork,
  job: JobFile,
  done: ReadonlyMap<string, JobReport>,
): Promise<JobReport> {
  const needs = needsOf(job, done);
  const scope = scopeBefore(work, needs, ancestorsOf(work, job, done));
  const name = textIn(job.name, scope) ?? job.id;
  if (!holds(job.condition, scope)) return skipped(work, { job, name });
  return await perform(work, job, { name, needs });
}

function needsOf(job: JobFile, done: ReadonlyMap<string, JobReport>): Record<string, object> {
  return Object.fromEntries(
    job.needs.map((id) => {
      const needed = done.get(id);
      return [id, { result: needed?.conclusion, outputs: needed?.outputs ?? {} }];
    }),
  );
}

/** How all the jobs ended that lead to this one. */
function ancestorsOf(
  work: RunWork,
  { needs }: JobFile,
  done: ReadonlyMap<string, JobReport>,
): readonly Outcome[] {
  return needs.flatMap((id) => {
    const before = work.place.run.workflow.jobs.find((one) => one.id === id);
    const conclusion = done.get(id)?.conclusion;
    if (before === undefined || conclusion === undefined) return [];
    return [conclusion, ...ancestorsOf(work, before, done)];
  });
}

/** What may be spoken of before a job has a machine. */
function scopeBefore(
  { place, lent, isCancelled }: RunWork,
  needs: Readonly<Record<string, unknown>>,
  before: readonly Outcome[],
): Scope {
  return {
    contexts: {
      github: new KnownContext("github", githubOfRun(place)),
      inputs: contextOf(inputsOf(place.run)),
      needs: contextOf(needs),
      vars: contextOf(lent.variables),
    },
    functions: statusFunctions({
      success: before.every((one) => one === "success") && !isCancelled(),
      failure: before.includes("failure"),
      cancelled: isCancelled(),
    }),
  };
}

/** The outcome of a job that does not run is told like that of any other, and counts as green where it is required. */
function skipped(
  work: RunWork,
  { job, name }: { readonly job: JobFile; readonly name: string },
): JobReport {
  const conclusion = work.isCancelled() ? "cancelled" : "skipped";
  tellCheck(work, name, conclusion);
  return reportOf({ job, name, conclusion, steps: [] });
}

interface Before {
  readonly name: string;
  readonly needs: Readonly<Record<string, unknown>>;
}

async function perform(work: RunWork, job: JobFile, { name, needs }: Before): Promise<JobReport> {
  const { place, lent, isCancelled } = work;
  const { world, repository, run } = place;
  const scopes = scopesOf(run, job);
  const token = world.jobToken(fullName(repository), scopes);
  const site = new JobSite({ place, lent, id: job.id, needs, token, isCancelled });
  for (const env of [run.workflow.env, job.env]) {
    const texts = textsIn(env, site.scope({}, site.env));
    for (const [key, value] of Object.entries(texts)) site.env.set(key, value);
  }
  const check = tellCheck(work, name, null);
  const steps: StepReport[] = [];
  for (const step of job.steps) {
    steps.push(await runStep(site, step));
    await work.attend();
  }
  // The token ends with its job (GitHub's page on `GITHUB_TOKEN`).
  world.tokens.delete(token);
  const conclusion = isCancelled() ? "cancelled" : site.status;
  const outputs = textsIn(job.outputs, site.scope({}, site.env));
  const report = { ...reportOf({ job, name, conclusion, steps }), scopes, outputs };
  finishCheck(work, check, report);
  return { ...report, workspace: site.workspace };
}

function reportOf({
  job: { id },
  name,
  conclusion,
  steps,
}: Pick<JobReport, "name" | "conclusion" | "steps"> & { readonly job: JobFile }): JobReport {
  const annotations = annotationsOf(steps);
  const empty = { scopes: {}, outputs: {}, workspace: "" };
  return { id, name, conclusion, steps, annotations, step: stepIn(steps, id), ...empty };
}

/** Every job is a check run of its name on the commit that its run belongs to. */
function tellCheck({ place }: RunWork, name: string, conclusion: Outcome | null): CheckRun {
  const { world, repository, run } = place;
  const check: CheckRun = {
    id: world.id(),
    suite: `${run.workflow.path} ${run.event}`,
    sha: run.head.sha,
    name,
    status: conclusion === null ? "in_progress" : "completed",
    conclusion,
    startedAt: world.tick(),
    completedAt: conclusion === null ? null : world.now(),
    output: {},
    annotations: 0,
  };
  repository.checkRuns.push(check);
  return check;
}

function finishCheck(
  { place }: RunWork,
  check: CheckRun,
  { conclusion, annotations }: Pick<JobReport, "conclusion" | "annotations">,
): void {
  check.status = "completed";
  check.conclusion = conclusion;
  check.completedAt = place.world.tick();
  check.annotations = annotations.length;
}
