import { readFileSync, writeFileSync } from "node:fs";
import { NotModelled, textOf } from "../workflows/fields-of.ts";
import type { StepFile } from "../workflows/workflow-file.ts";
import { stepFiles, type StepFiles } from "./environment.ts";
import { holds, textIn, textsIn, type Scope } from "./expressions.ts";
import { BadFileCommand, pairsIn } from "./file-commands.ts";
import type { Outcome, StepReport } from "./reports.ts";
import type { JobSite } from "./site.ts";
import { StepLog } from "./step-log.ts";
import { carryOut } from "./steps.ts";

/** Bytes of a summary that GitHub takes (CreateStepSummaryCommand in FileCommandManager.cs). */
const largestSummary = 1024 * 1024;

/** Runs a step, or passes it over, and tells the job what came of it. */
export async function runStep(site: JobSite, step: StepFile): Promise<StepReport> {
  const files = stepFiles(site);
  const context = { action: step.id, ...files };
  const own = textsIn(step.env, site.scope(context, site.env));
  const env = new Map([...site.env, ...Object.entries(own)]);
  const scope = site.scope(context, env);
  const log = new StepLog(site.masks, site.workspace);
  const name = nameOf(step, scope);
  if (!holds(step.condition, scope)) return passedOver(site, step, { name, log });
  const done = await carryOut({ site, step, scope, env, files, log });
  const { summary, outputs: told } = obeyFiles(site, files, log);
  const outputs = { ...done.outputs, ...Object.fromEntries(log.outputs), ...told };
  const outcome: Outcome = done.isFailed || log.isBroken ? "failure" : "success";
  const conclusion = textIn(step.continueOnError, scope) === "true" ? "success" : outcome;
  if (conclusion === "failure") site.status = "failure";
  site.steps[step.id] = { outcome, conclusion, outputs };
  return {
    id: step.id,
    name,
    outcome,
    conclusion,
    exitCode: done.exitCode,
    log: log.text,
    annotations: log.annotations.kept,
    outputs,
    summary,
    strangers: strangersOf(site),
  };
}

function passedOver(
  site: JobSite,
  { id }: StepFile,
  { name, log }: { readonly name: string; readonly log: StepLog },
): StepReport {
  const skipped = { outcome: "skipped", conclusion: "skipped", outputs: {} } as const;
  site.steps[id] = skipped;
  const nothing = { exitCode: undefined, annotations: [], summary: "", strangers: [] };
  return { id, name, log: log.text, ...skipped, ...nothing };
}

function nameOf({ name, uses, run }: StepFile, scope: Scope): string {
  const given = textIn(name, scope) ?? "";
  const [first = ""] = (uses ?? textOf(run) ?? "").split("\n");
  return given === "" ? `Run ${first}` : given;
}

/** Whom the processes of the step wanted to reach. */
function strangersOf({ attempts }: JobSite): readonly string[] {
  const lines = readFileSync(attempts, "utf8").split("\n").filter(Boolean);
  writeFileSync(attempts, "");
  return lines;
}

/** Does what a step wrote into its files; what the runner cannot read fails the step. */
function obeyFiles(
  site: JobSite,
  files: StepFiles,
  log: StepLog,
): { readonly outputs: Readonly<Record<string, string>>; readonly summary: string } {
  const pairs = (name: "env" | "output" | "state"): ReadonlyMap<string, string> =>
    read(name, files[name], log);
  const outputs = Object.fromEntries(pairs("output"));
  for (const [name, value] of pairs("env")) {
    if (name === "NODE_OPTIONS") {
      broken(log, "env", `Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
    } else site.env.set(name, value);
  }
  if (pairs("state").size > 0) throw new NotModelled("what an action saves for its end");
  const folders = readFileSync(files.path, "utf8").split(/\r?\n/);
  site.path.push(...folders.filter((line) => line !== ""));
  return { outputs, summary: summaryIn(site, files, log) };
}

function read(name: string, file: string, log: StepLog): ReadonlyMap<string, string> {
  try {
    return pairsIn(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof BadFileCommand)) throw error;
    broken(log, name, error.message);
    return new Map();
  }
}

function broken(log: StepLog, name: string, why: string): void {
  log.isBroken = true;
  log.say("error", `Unable to process file command '${name}' successfully.`);
  log.say("error", why);
}

/** A summary that is too large is dropped as a whole, with an error that fails nothing. */
function summaryIn(site: JobSite, { step_summary: file }: StepFiles, log: StepLog): string {
  const bytes = readFileSync(file);
  if (bytes.length <= largestSummary) return site.masks.mask(bytes.toString("utf8"));
  const [most, got] = [largestSummary, bytes.length].map((size) => Math.floor(size / 1024));
  log.say(
    "error",
    `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${most}k, got ${got}k.`,
  );
  return "";
}
