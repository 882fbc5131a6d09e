import type { Place } from "../../src/github/connection.ts";
import { JobError, type Job } from "../../src/github/job.ts";
import type { Inputs } from "./inputs.ts";

/** What a pull request that changes the corpus would ask of people. Gives the exit code. */
export async function showCorpusChange(
  _job: Job,
  _inputs: Inputs,
  _place: Place,
): Promise<0 | 1 | 2 | 3> {
  return await Promise.reject(
    new JobError('The event "pull_request" is not shown yet by this action.'),
  );
}
