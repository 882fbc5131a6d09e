import * as core from "@actions/core";
import { jobOf } from "../../src/github/job.ts";
import { readInputs, type Inputs } from "./inputs.ts";
import { judge } from "./judge.ts";
import type { JudgingAction } from "./judging-action.ts";
import { tell } from "./tell.ts";
import { tellFailure } from "./tell-failure.ts";

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
