import * as core from "@actions/core";
import { jobOf } from "../../src/github/job.ts";
import type { SummaryOptions } from "../../src/report/summary-frame.ts";
import type { Verdict } from "../../src/report/verdict.ts";
import { readInputs, type Inputs } from "./inputs.ts";
import { judge, type Judged, type JudgedBy } from "./judge.ts";
import { tell } from "./tell.ts";
import { tellFailure } from "./tell-failure.ts";

/** What an action that judges a set does in a way of its own; all else is the same for all of them. */
export interface JudgingAction {
  /** The rules that it judges by. `get` gives the text of an input, and a text that is none to follow throws UsageError. */
  readonly rules: (get: (name: string) => string) => JudgedBy;
  /** Sentences about a verdict that are shown as annotations at no file. */
  readonly notices: (verdict: Verdict) => readonly string[];
  readonly summary: (judged: Judged, options: SummaryOptions) => string;
  /** The outputs as its `action.yml` describes them: never a word of the set. */
  readonly outputs: (judged: Judged, report: string) => Readonly<Record<string, string | number>>;
}

function get(input: string): string {
  return core.getInput(input);
}

/** Runs an action as a step of a job: judges the set that its inputs name, tells the verdict and sets the exit code. */
export async function runAction(action: JudgingAction): Promise<void> {
  const started = performance.now();
  try {
    const job = jobOf(process.env);
    const inputs: Inputs = readInputs(get);
    const judged = await judge(job, inputs, action.rules(get));
    const elapsed = (): number => performance.now() - started;
    process.exitCode = await tell(judged, { job, inputs, elapsed, action });
  } catch (error) {
    process.exitCode = await tellFailure(error, process.env);
  }
}
