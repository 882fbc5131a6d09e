import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import { parse } from "yaml";
import { asFields } from "./fields.ts";
import { judgeDefects } from "./workflow-judges.ts";

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
  const on = asFields(workflow["on"]);
  const jobs = Object.values(asFields(workflow["jobs"])).map(asFields);
  const isOfChanges = "pull_request" in on;
  return [
    ...triggers(on),
    ...rights("the workflow", workflow["permissions"]),
    ...unpinned(text),
    ...jobs.flatMap((job) => jobDefects(job, isOfChanges)),
    ...(isOfChanges ? jobs.flatMap(gateDefects) : []),
  ];
}

function triggers(on: Fields): readonly string[] {
  const names = Object.keys(on);
  const filtered = Object.values(on).some(
    (event) =>
      typeof event === "object" && event !== null && ("paths" in event || "paths-ignore" in event),
  );
  return [
    ...(names.includes("pull_request_target") ? ["target: it runs for a fork with rights"] : []),
    ...(filtered ? ["paths: a check that does not start is never green"] : []),
    ...(names.includes("pull_request") && !names.includes("merge_group")
      ? ["queue: a merge queue waits for it without end"]
      : []),
    ...(names.includes("pull_request") ? types(on["pull_request"]) : []),
  ];
}

/** GitHub's own choice leaves `edited` out: a change that goes to another branch keeps the verdict about the first one. */
function types(event: unknown): readonly string[] {
  const named = typeof event === "object" && event !== null ? asFields(event)["types"] : [];
  const missing = ["opened", "synchronize", "reopened", "edited"].filter(
    (type) => !(Array.isArray(named) && named.includes(type)),
  );
  return missing.length === 0 ? [] : [`types: it does not run for ${missing.join(", ")}`];
}

/** Nothing, or to read; only a job that no pull request starts may name more. */
function rights(whose: string, permissions: unknown, mayWrite = false): readonly string[] {
  if (permissions === undefined) return [`rights: ${whose} has those that the repository gives`];
  if (typeof permissions === "string") return [`rights: ${whose} has "${permissions}"`];
  return !writes(permissions) || mayWrite ? [] : [`rights: ${whose} has more than to read`];
}

function writes(permissions: unknown): boolean {
  if (permissions === undefined || typeof permissions === "string") return false;
  return Object.values(asFields(permissions)).includes("write");
}

/** An action of this repository is of a commit that was checked out, or of the workflow's own. */
function unpinned(text: string): readonly string[] {
  const uses = text.split("\n").filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses
    .filter((line) => !/uses: [$.]\/[\w./-]+$/.test(line))
    .filter((line) => !/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+){2}$/.test(line))
    .map((line) => `pin: ${line.trim()}`);
}

function jobDefects(job: Fields, isOfChanges: boolean): readonly string[] {
  const staysHome = /github\.repository ==|!github\.event\.repository\.fork/.test(
    String(job["if"]),
  );
  return [
    ...rights("a job", job["permissions"], !isOfChanges),
    ...("timeout-minutes" in job ? [] : ["time: a job may run for six hours"]),
    ...(writes(job["permissions"]) && !isOfChanges && !staysHome
      ? ["fork: it writes in every copy of the repository"]
      : []),
    ...stepsOf(job).flatMap(stepDefects),
  ];
}

/** What lets a required check be green without a verdict, or under a name that nobody asks for. */
function gateDefects(job: Fields): readonly string[] {
  const steps = stepsOf(job);
  return [
    ...(String(job["name"]).includes("${{")
      ? ["name: nobody can ask for a check whose name changes"]
      : []),
    ...("if" in job ? ["skip: a job that is left out counts as green"] : []),
    ...([job, ...steps].some((one) => "continue-on-error" in one)
      ? ["green: it is green where it failed"]
      : []),
    ...judgeDefects(steps),
  ];
}

function stepsOf(job: Fields): readonly Fields[] {
  return (job["steps"] as readonly unknown[]).map(asFields);
}

/** What somebody writes who is not trusted: titles, texts, names of branches and people. */
const written =
  /github\.head_ref|github\.event\.[\w.*]*\b(?:title|body|message|name|email|label|ref|default_branch)\b|github\.event(?![\w.])/;

/** Its name is an administrator's to give; to check it out is to run what stands on it, and nothing reads the name as a command. */
const mainBranch = "${{ github.event.repository.default_branch }}";

function stepDefects({ run, uses, with: inputs }: Fields): readonly string[] {
  const given = inputs === undefined ? {} : asFields(inputs);
  const isCheckout = String(uses).startsWith("actions/checkout@");
  const leaves = isCheckout && given["persist-credentials"] !== false;
  const told = Object.entries(given).filter(
    ([input, value]) => !(isCheckout && input === "ref" && value === mainBranch),
  );
  return [
    ...(String(run).includes("${{") ? ["run: text of others becomes a command"] : []),
    ...(told.some(([, value]) => written.test(String(value)))
      ? ["text: an action is told what somebody else wrote"]
      : []),
    ...(leaves ? ["credentials: the token stays on the disk"] : []),
  ];
}
