import * as core from "@actions/core";
import type { Collected } from "../../src/approving/merged/collect-decisions.ts";
import type { Evaluation } from "../../src/approving/running/evaluate-pull.ts";
import type { GatedGroup } from "../../src/approving/running/gate-group.ts";
import type { Job } from "../../src/github/job.ts";
import {
  collectedLines,
  collectedWarnings,
} from "../../src/report/approving/run/collected-words.ts";
import { reviewRunJson, type Failed } from "../../src/report/approving/run/run-json.ts";
import { reviewSummary } from "../../src/report/approving/run/run-summary.ts";
import { evaluationText, refusalsOf, runText } from "../../src/report/approving/run/run-words.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { reportName, writeReport } from "../judging/report-file.ts";
import type { Collection } from "./collect.ts";
import type { Inputs } from "./inputs.ts";
import { outputsOf } from "./outputs.ts";

const title = "Touchstone review";

interface Telling {
  /** Those at which the run broke, while it went on with the others. */
  readonly failed: readonly Failed[];
  /** What became of the decisions of merged ones, where the run looked for them. */
  readonly collection: Collection;
  readonly job: Job;
  readonly inputs: Inputs;
  readonly version: string;
}

/** Tells of an entry of a merge queue, and gives the exit code: 1 where a verdict on it is not green. */
export async function tellGate(
  { posted, ...gated }: GatedGroup,
  telling: Telling,
): Promise<0 | 1 | 3> {
  const evaluation = {
    ...gated,
    posted,
    state: "judged",
    comment: "none",
    recorded: undefined,
  } as const;
  const code = await tellReview([evaluation], telling);
  if (code !== 0) return code;
  const red = posted.statuses.filter(({ state }) => state !== "success");
  for (const { context, description } of red) {
    core.error(logLine(`${context}: ${description}`), { title });
  }
  return red.length === 0 ? 0 : 1;
}

function tellCollection(found: Collection): void {
  const { collection, broken } = partsOf(found);
  if (broken !== undefined) {
    core.error(logLine(`Merged pull requests were not looked at: ${broken}`), { title });
  }
  if (collection === undefined) return;
  for (const line of collectedLines(collection)) core.info(logLine(line));
  for (const line of collectedWarnings(collection)) core.warning(logLine(line), { title });
}

function partsOf(found: Collection): {
  readonly collection: Collected | undefined;
  readonly broken: string | undefined;
} {
  if (found !== undefined && "broken" in found) return { collection: undefined, ...found };
  return { collection: found, broken: undefined };
}

function isPosted(one: Evaluation): boolean {
  return !("posted" in one) || one.posted.refused.length === 0;
}

/** Tells a run in the report, the log, annotations, the summary and the outputs; gives the exit code. */
export async function tellReview(
  evaluations: readonly Evaluation[],
  { job, inputs, version, failed: unread, collection: found }: Telling,
): Promise<0 | 3> {
  const { commit } = job;
  const { collection, broken } = partsOf(found);
  const failed = [...unread, ...(collection?.failed ?? [])];
  const report = await writeReport(
    job,
    inputs.report,
    reviewRunJson(evaluations, { version, commit, failed, collection }),
  );
  for (const one of evaluations) core.info(logLine(evaluationText(one)));
  tellCollection(found);
  core.info(logLine(`Touchstone review: ${runText(evaluations)}.`));
  for (const one of evaluations) {
    for (const why of refusalsOf(one)) {
      core.warning(logLine(`#${one.pull.number}: ${why}`), { title });
    }
  }
  for (const { number, why } of failed) {
    core.error(logLine(`#${number} was not judged: ${why}`), { title });
  }
  const options = { version, report: reportName(report, job), failed, collection };
  await core.summary.addRaw(reviewSummary(evaluations, options)).write();
  for (const [output, value] of Object.entries(outputsOf(evaluations, { report, collection }))) {
    core.setOutput(output, value);
  }
  // Without its verdict a pull request waits for ever, or keeps an old one.
  const isDone = evaluations.every(isPosted) && failed.length === 0 && broken === undefined;
  return isDone ? 0 : 3;
}
