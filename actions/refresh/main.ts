import * as core from "@actions/core";
import type { Place } from "../../src/github/connection.ts";
import { JobError, jobOf, placeOfJob, type Job } from "../../src/github/job.ts";
import { tellFailure } from "../judging/tell-failure.ts";
import { showCorpusChange } from "./corpus-change.ts";
import { readInputs, type Inputs } from "./inputs.ts";
import { runRefreshAction } from "./run-refresh-action.ts";

/** Does what is due, and gives the exit code. */
type Way = (job: Job, inputs: Inputs, place: Place) => Promise<0 | 1 | 3>;

/** What is done on each event. It goes by what is there, so it does not matter what of these started it. */
const ways: ReadonlyMap<string, Way> = new Map<string, Way>([
  ["push", runRefreshAction],
  ["schedule", runRefreshAction],
  ["workflow_dispatch", runRefreshAction],
  ["pull_request", showCorpusChange],
]);

function wayOf({ event: { name } }: Job): Way {
  const way = ways.get(name);
  if (way !== undefined) return way;
  throw new JobError(
    `The event "${name}" is none that this action runs on. Run it on push to the main branch, schedule or workflow_dispatch to ask people, and on pull_request to show what a corpus revision would ask.`,
  );
}

try {
  const job = jobOf(process.env);
  const way = wayOf(job);
  const inputs = readInputs((name) => core.getInput(name));
  process.exitCode = await way(job, inputs, placeOfJob(process.env));
} catch (error) {
  process.exitCode = await tellFailure(error, process.env, {
    title: "Touchstone refresh: not done",
    field: "notDone",
  });
}
