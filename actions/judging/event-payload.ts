import { readFile } from "node:fs/promises";
import { JobError, type Job } from "../../src/github/job.ts";

/** What the event of a job tells, as the runner has written it. Throws JobError where it cannot be read. */
export async function eventPayload({ event }: Pick<Job, "event">): Promise<string> {
  try {
    return await readFile(event.payloadFile, "utf8");
  } catch (cause) {
    throw new JobError("The file that GITHUB_EVENT_PATH names cannot be read.", { cause });
  }
}
