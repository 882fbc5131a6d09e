import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import { parse } from "yaml";
import { asFields } from "./fields.ts";

type Fields = ReturnType<typeof asFields>;

/**
 * What is wrong with a workflow: what GitHub's own parser says, and what it takes but nobody should write. Each defect starts
 * with one word that names it.
 */
export async function workflowDefects(name: string, text: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  // Reads jobs that need each other, and expressions.
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  const errors = context.errors.getErrors().map(({ message }) => `parser: ${message}`);
  if (errors.length > 0) return errors;
  const workflow = asFields(parse(text));
  const jobs = Object.values(asFields(workflow["jobs"])).map(asFields);
  return [
    ...triggers(asFields(workflow["on"])),
    ...rights("the workflow", workflow["permissions"]),
    ...unpinned(text),
    ...jobs.flatMap((job) => jobDefects(job, asFields(workflow["on"]))),
  ];
}

function triggers(on: Fields): readonly string[] {
  const names = Object.keys(on);
  const filtered = Object.values(on).some(
    (event) => typeof event === "object" && event !== null && "paths" in event,
  );
  return [
    ...(names.includes("pull_request_target") ? ["target: it runs for a fork with rights"] : []),
    ...(filtered ? ["paths: a check that does not start is never green"] : []),
    ...(names.includes("pull_request") && !names.includes("merge_group")
      ? ["queue: a merge queue waits for it without end"]
      : []),
  ];
}

/** Nothing, or to read; only a job that no pull request starts may name more. */
function rights(whose: string, permissions: unknown, mayWrite = false): readonly string[] {
  if (permissions === undefined) return [`rights: ${whose} has those that the repository gives`];
  if (typeof permissions === "string") return [`rights: ${whose} has "${permissions}"`];
  const reads = Object.values(asFields(permissions)).every((right) => right === "read");
  return reads || mayWrite ? [] : [`rights: ${whose} has more than to read`];
}

/** An action of this repository, written `$/…`, is of the workflow's own commit. */
function unpinned(text: string): readonly string[] {
  const uses = text.split("\n").filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses
    .filter((line) => !/uses: \$\/[\w./-]+$/.test(line))
    .filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+){2}$/.test(line))
    .map((line) => `pin: ${line.trim()}`);
}

function jobDefects(job: Fields, on: Fields): readonly string[] {
  const steps = (job["steps"] as readonly unknown[]).map(asFields);
  return [
    ...rights("a job", job["permissions"], !("pull_request" in on)),
    ...("timeout-minutes" in job ? [] : ["time: a job may run for six hours"]),
    ...steps.flatMap(stepDefects),
  ];
}

function stepDefects({ run, uses, with: inputs }: Fields): readonly string[] {
  const given = inputs === undefined ? {} : asFields(inputs);
  const leaves =
    String(uses).startsWith("actions/checkout@") && given["persist-credentials"] !== false;
  return [
    ...(String(run).includes("${{") ? ["run: text of others becomes a command"] : []),
    ...(leaves ? ["credentials: the token stays on the disk"] : []),
  ];
}
