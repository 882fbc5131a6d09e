import { repositoryPath } from "../../src/git/repository-path.ts";
import * as core from "@actions/core";
import type { Job } from "../../src/github/job.ts";
import { requestsOf } from "../../src/refresh/requests/run-operations.ts";
import type { RefreshRun } from "../../src/refresh/requests/run-refresh.ts";
import type { RequestReport } from "../../src/refresh/requests/request-report.ts";
import { runJson } from "../../src/report/refresh/run/run-json.ts";
import { runSummary } from "../../src/report/refresh/run/run-summary.ts";
import {
  requestLine,
  runText,
  supersededText,
  undecidedAdvice,
} from "../../src/report/refresh/run/run-words.ts";
import type { ToldRun } from "../../src/report/refresh/run/told-run.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { reportName, writeReport } from "../judging/report-file.ts";
import type { Inputs } from "./inputs.ts";
import { outputsOf } from "./outputs.ts";

interface Telling {
  readonly job: Job;
  readonly inputs: Inputs;
  readonly version: string;
  /** The set's folder in its repository. */
  readonly place: string;
}

const title = "Touchstone refresh";

/** How many defects of the set are annotations: GitHub shows ten of a level, and the summary has them all. */
const mostDamage = 7;

/** Tells a run in the report, the log, annotations, the summary and the outputs; gives the exit code. */
export async function tellRefresh(told: ToldRun, telling: Telling): Promise<0 | 3> {
  const { job, inputs, version } = telling;
  const { run } = told;
  const report = await writeReport(job, inputs.report, runJson(told));
  for (const request of requestsOf(run)) core.info(logLine(requestLine(run, request)));
  core.info(logLine(`Touchstone refresh: ${runText(run)}.`));
  if (run.state === "superseded") core.info(supersededText);
  const isWritten = annotate(told, telling);
  const name = reportName(report, job);
  const options = { page: job.page, set: inputs.path, version, report: name };
  await core.summary.addRaw(runSummary(told, options)).write();
  for (const [output, value] of Object.entries(outputsOf(run, report))) {
    core.setOutput(output, value);
  }
  return isWritten ? 0 : 3;
}

/** Whether all branches that were to be written are. */
function annotate({ run }: ToldRun, { inputs, place }: Telling): boolean {
  let isWritten = true;
  const damage = run.damage.slice(0, mostDamage);
  for (const { message, at } of [...damage, ...run.refused]) {
    const file = repositoryPath(place, at.file);
    core.warning(logLine(message), { title, file, startLine: at.line });
  }
  const advice = undecidedAdvice(run);
  if (advice !== undefined) core.warning(logLine(advice), { title });
  for (const branch of run.left) {
    core.warning(
      logLine(
        `${branch} or the main branch moved again and again while this run looked. The next run goes on there.`,
      ),
      { title },
    );
  }
  if (inputs.gitAuthor === undefined)
    for (const one of unverified(run)) core.warning(logLine(one), { title });
  for (const request of requestsOf(run)) {
    const message = refusalText(request);
    if (message === undefined) continue;
    if (request.isUnwritten === true) {
      isWritten = false;
      core.error(logLine(message), { title });
    } else core.warning(logLine(message), { title });
  }
  return isWritten;
}

/** GitHub signs what a job's own token or that of an app writes, and nothing of a person's token. */
function unverified(run: RefreshRun): readonly string[] {
  return requestsOf(run)
    .filter(({ isVerified }) => isVerified === false)
    .map(
      ({ branch }) =>
        `${branch}: GitHub does not show its commit as verified. It signs what the job's own token or that of a GitHub App writes, and nothing that a person's token does. Where a rule asks for signed commits, it cannot be merged.`,
    );
}

function refusalText({ branch, refused, compareUrl }: RequestReport): string | undefined {
  if (refused.length === 0) return undefined;
  const told = refused.join(" ");
  const named = told.includes(branch) ? told : `${branch}: ${told}`;
  if (compareUrl === undefined) return named;
  return `${named} The branch is there; somebody opens the pull request by the link in the summary.`;
}
