import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { payloadProblems } from "./github/description/webhooks.ts";
import { runnerCommands, type RunnerCommand } from "./runner-commands.ts";
import { nodeInHaste, runProgram, type Started } from "./started-programs.ts";
import { tempFolder } from "./temp-folder.ts";

/** A step of a job, as a runner would start it. */
export interface Step {
  /** The script of the action. */
  readonly script: string;
  /** The folder that holds what was checked out. */
  readonly workspace: string;
  readonly event: string;
  /** The event's payload; a text is written as it is. */
  readonly payload: Readonly<Record<string, unknown>> | string;
  /** The commit that the workflow was started for. */
  readonly commit: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What is different in the environment; undefined for what is not set. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Words for Node before the script. */
  readonly words?: readonly string[];
  readonly node?: string;
  /** Is given the process when it has started. */
  readonly started?: ((process: Started) => void) | undefined;
}

/** What a step did. */
export interface StepRun {
  /** Of a process that was killed 137, as a shell has it. */
  readonly code: number;
  readonly log: string;
  readonly err: string;
  /** What the runner finds in the log. */
  readonly commands: readonly RunnerCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The report that the outputs name, parsed. */
  readonly report: unknown;
  /** What was written for the steps after it, beside the outputs: nothing, of an action that only judges. */
  readonly leftBehind: string;
}

/** The Node that runs the tests, and the one that GitHub runs actions with, where `NODE24` names it. */
export const nodes: readonly string[] = [process.execPath, process.env["NODE24"] ?? ""].filter(
  (node) => node !== "",
);

const commandFiles = ["OUTPUT", "STEP_SUMMARY", "STATE", "ENV", "PATH"] as const;

/**
 * Runs an action as a process with the environment of a runner and nothing of ours. A payload that GitHub's schemas do not
 * describe is an error of the test, unless it is a text.
 */
export async function runStep(step: Step): Promise<StepRun> {
  const { script, workspace, event, payload, inputs = {}, node = process.execPath } = step;
  assertDescribed(event, payload);
  const temporary = tempFolder();
  mkdirSync(join(temporary, "_temp"));
  const fileOf = (name: string): string => join(temporary, `${name}.txt`);
  for (const name of commandFiles) writeFileSync(fileOf(name), "");
  writeFileSync(join(temporary, "event.json"), text(payload));
  const environment = {
    PATH: process.env["PATH"] ?? "",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: join(temporary, "event.json"),
    GITHUB_SHA: step.commit,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "acme/set",
    RUNNER_TEMP: join(temporary, "_temp"),
    ...Object.fromEntries(commandFiles.map((name) => [`GITHUB_${name}`, fileOf(name)])),
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...step.environment,
  };
  const words = [...nodeInHaste, ...(step.words ?? []), script];
  const program = { file: node, args: words, cwd: workspace, environment };
  const { exitCode: code, out, err } = await runProgram(program, step.started);
  const log = out.toString("utf8");
  const written = (name: string): string => readFileSync(fileOf(name), "utf8");
  const outputs = outputsIn(written("OUTPUT"));
  return {
    code,
    log,
    err: err.toString("utf8"),
    commands: runnerCommands(log),
    outputs,
    summary: written("STEP_SUMMARY"),
    report: reportAt(outputs["report"]),
    leftBehind: ["STATE", "ENV", "PATH"].map(written).join(""),
  };
}

function assertDescribed(event: string, payload: Step["payload"]): void {
  const problems = typeof payload === "string" ? [] : payloadProblems(event, payload);
  if (problems.length > 0) throw new Error(`No payload of GitHub: ${problems.join("; ")}`);
}

function text(payload: Step["payload"]): string {
  return typeof payload === "string" ? payload : JSON.stringify(payload);
}

/** Reads outputs as the runner does: `name<<delimiter`, lines, the delimiter. */
function outputsIn(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = file.split("\n");
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = "", delimiter = ""] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (name === "") continue;
    outputs[name] = lines.splice(0, lines.indexOf(delimiter)).join("\n");
    lines.shift();
  }
  return outputs;
}

function reportAt(path: string | undefined): unknown {
  return path !== undefined && existsSync(path)
    ? JSON.parse(readFileSync(path, "utf8"))
    : undefined;
}
