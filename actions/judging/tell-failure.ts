import * as core from "@actions/core";
import { RepositoryError } from "../../src/git/repository.ts";
import { GitHubError } from "../../src/github/github-error.ts";
import { JobError, jobOf, type Job } from "../../src/github/job.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { markdownText } from "../../src/report/untrusted/markdown.ts";
import { writeReport } from "./report-file.ts";

/** How a failure is told. */
interface FailureWords {
  readonly title: string;
  /** The only field of the report. */
  readonly field: "notJudged" | "notDone";
}

const ofVerdict: FailureWords = { title: "Touchstone: not judged", field: "notJudged" };

/**
 * Tells why there is no verdict, or why something was not done: in an annotation, and as far as these can be written in the summary and the report. Gives
 * the exit code: 2 where the action was used in a wrong way, 3 where the run broke.
 */
export async function tellFailure(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  { title, field }: FailureWords = ofVerdict,
): Promise<2 | 3> {
  const exitCode = error instanceof UsageError ? 2 : 3;
  const reason = reasonOf(error);
  core.error(logLine(reason), { title });
  if (core.isDebug() && error instanceof Error) {
    for (const line of (error.stack ?? "").split("\n")) core.debug(logLine(line));
  }
  await attempt(async () => {
    await core.summary.addRaw(`## ❌ ${title}\n\n${markdownText(reason)}\n`).write();
  });
  const pieces = [`${jsonText({ [field]: { reason, exitCode } })}\n`];
  await attempt(async () => {
    core.setOutput("report", await reportOf(jobOf(environment), pieces));
  });
  return exitCode;
}

/** Where the input that names the file is what is wrong, the report is where it is by default. */
async function reportOf(job: Job, pieces: Iterable<string>): Promise<string> {
  try {
    return await writeReport(job, core.getInput("report") || undefined, pieces);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return await writeReport(job, undefined, pieces);
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isOurs = [UsageError, JobError, RepositoryError, GitHubError].some(
    (kind) => error instanceof kind,
  );
  return isOurs ? message : `The run broke: ${message}`;
}

/** What cannot be told in one way has been told in another: the annotation. */
async function attempt(way: () => Promise<void>): Promise<void> {
  try {
    await way();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    core.info(logLine(why));
  }
}
