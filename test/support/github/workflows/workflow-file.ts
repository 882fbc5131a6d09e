import {
  convertWorkflowTemplate,
  isSequence,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import type {
  EventsConfig,
  Step,
  WorkflowJob,
} from "@actions/workflow-parser/model/workflow-template";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { fieldsOf, NotModelled, textOf } from "./fields-of.ts";
import { assertKnownEvents } from "./known-events.ts";

type Token = TemplateToken | undefined;

/** A workflow file as GitHub's own parser reads it, as far as this GitHub knows what to do with it. */
export interface WorkflowFile {
  /** Such as `.github/workflows/check.yaml`. */
  readonly path: string;
  /** Its own name, or the path where it has none. */
  readonly name: string;
  readonly events: EventsConfig;
  readonly permissions: Token;
  readonly env: Token;
  readonly concurrency: Token;
  readonly jobs: readonly JobFile[];
}

export interface JobFile {
  readonly id: string;
  readonly name: Token;
  readonly needs: readonly string[];
  /** The expression of `if`, with `success()` in front where it names no such function. */
  readonly condition: string;
  readonly permissions: Token;
  readonly env: Token;
  readonly outputs: Token;
  readonly steps: readonly StepFile[];
}

export interface StepFile {
  /** Its own, or one that the parser makes, such as `__self`. */
  readonly id: string;
  readonly name: Token;
  readonly condition: string;
  readonly continueOnError: Token;
  readonly env: Token;
  readonly uses: string | undefined;
  readonly with: Token;
  readonly run: Token;
  readonly shell: Token;
  readonly workingDirectory: Token;
}

// What says nothing about what runs here is read and passed over: how long a job may take.
const ofWorkflow = new Set(["name", "on", "permissions", "env", "concurrency", "jobs"]);
const ofJob = new Set(
  ["name", "needs", "if", "permissions", "env", "outputs", "steps", "runs-on"].concat(
    "timeout-minutes",
    "concurrency",
  ),
);
const ofStep = new Set(
  ["id", "name", "if", "continue-on-error", "env", "uses", "with", "run", "shell"].concat(
    "working-directory",
    "timeout-minutes",
  ),
);

/** Reads a workflow file. Throws where GitHub's parser finds an error, and NotModelled for what is not known here. */
export async function readWorkflow(path: string, text: string): Promise<WorkflowFile> {
  const { context, value } = parseWorkflow(
    { name: path, content: text },
    new NoOperationTraceWriter(),
  );
  const template = value === undefined ? undefined : await convertWorkflowTemplate(context, value);
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (template === undefined || value === undefined || errors.length > 0) {
    throw new Error(`GitHub would not take ${path}: ${errors.join("; ")}`);
  }
  const fields = fieldsOf(value, path, ofWorkflow);
  assertKnownEvents(path, template.events);
  return {
    path,
    name: textOf(fields.get("name")) ?? path,
    events: template.events,
    permissions: fields.get("permissions"),
    env: fields.get("env"),
    concurrency: fields.get("concurrency") ?? concurrencyOfOnly(path, fields.get("jobs")),
    jobs: template.jobs.map((job) => readJob(path, job, fields.get("jobs"))),
  };
}

/**
 * Of a workflow with one job, that job's. Where its condition leaves it out GitHub gives it no place in the group, and here its
 * run has one until then.
 */
function concurrencyOfOnly(path: string, jobs: Token): Token {
  const all = [...(jobs?.assertMapping("jobs") ?? [])].map(({ key, value }) =>
    fieldsOf(value, `job "${key.toString()}" of ${path}`, ofJob).get("concurrency"),
  );
  const some = all.filter((one) => one !== undefined);
  if (some.length > 0 && all.length > 1) throw new NotModelled(`"concurrency" of a job of ${path}`);
  return some[0];
}

function readJob(path: string, job: WorkflowJob, jobs: Token): JobFile {
  const id = job.id.value;
  const place = `job "${id}" of ${path}`;
  const fields = fieldsOf(jobs?.assertMapping("jobs").find(id), place, ofJob);
  if (job.type !== "job") throw new NotModelled(`"uses" of ${place}`);
  assertHosted(fields.get("runs-on"), place);
  const steps = fields.get("steps");
  const written = steps !== undefined && isSequence(steps) ? [...steps] : [];
  return {
    id,
    name: fields.get("name"),
    needs: (job.needs ?? []).map(({ value }) => value),
    condition: job.if.expression,
    permissions: fields.get("permissions"),
    env: fields.get("env"),
    outputs: fields.get("outputs"),
    steps: job.steps.map((step, index) => readStep(place, step, written[index])),
  };
}

function assertHosted(token: Token, place: string): void {
  const label = textOf(token) ?? "";
  if (!label.startsWith("ubuntu-")) throw new NotModelled(`"runs-on: ${label}" of ${place}`);
}

function readStep(job: string, step: Step, written: Token): StepFile {
  const place = `step "${step.id}" of ${job}`;
  const fields = fieldsOf(written, place, ofStep);
  return {
    id: step.id,
    name: fields.get("name"),
    condition: step.if?.expression ?? "success()",
    continueOnError: fields.get("continue-on-error"),
    env: fields.get("env"),
    uses: textOf(fields.get("uses")),
    with: fields.get("with"),
    run: fields.get("run"),
    shell: fields.get("shell"),
    workingDirectory: fields.get("working-directory"),
  };
}
