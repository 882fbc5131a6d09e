import * as core from "@actions/core";
import { jobOf, placeOfJob } from "../../src/github/job.ts";
import { tellFailure } from "../judging/tell-failure.ts";
import { readInputs } from "./inputs.ts";
import { runReviewAction } from "./run-review-action.ts";

try {
  const job = jobOf(process.env);
  const inputs = readInputs((name) => core.getInput(name));
  process.exitCode = await runReviewAction(job, inputs, placeOfJob(process.env));
} catch (error) {
  process.exitCode = await tellFailure(error, process.env, {
    title: "Touchstone review: not done",
    field: "notDone",
  });
}
