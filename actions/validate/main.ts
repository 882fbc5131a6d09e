import * as core from "@actions/core";
import { jobOf } from "../../src/github/job.ts";
import { readInputs } from "./inputs.ts";
import { judge } from "./judge.ts";
import { tell } from "./tell.ts";
import { tellFailure } from "./tell-failure.ts";

const started = performance.now();
try {
  const job = jobOf(process.env);
  const inputs = readInputs((name) => core.getInput(name));
  const elapsed = (): number => performance.now() - started;
  process.exitCode = await tell(await judge(job, inputs), { job, inputs, elapsed });
} catch (error) {
  process.exitCode = await tellFailure(error, process.env);
}
