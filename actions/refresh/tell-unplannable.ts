import { repositoryPath } from "../../src/git/repository-path.ts";
import * as core from "@actions/core";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import type { Job } from "../../src/github/job.ts";
import type { Dataset, Defect } from "../../src/model/dataset.ts";
import { currentFile } from "../../src/model/layout.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { markdownCode, markdownText } from "../../src/report/untrusted/markdown.ts";
import { writeReport } from "../judging/report-file.ts";
import type { Inputs } from "./inputs.ts";

interface Where {
  readonly job: Job;
  readonly inputs: Inputs;
  readonly checkedOut: CheckedOut;
}

/** How many defects are annotations: GitHub shows ten of a level. */
const mostAnnotations = 9;

/** Tells what of a set keeps a plan from being made. */
export async function tellUnplannable(
  defects: readonly Defect[],
  { job, inputs, checkedOut: { place } }: Where,
): Promise<1> {
  const placed = defects.map((defect) => ({
    ...defect,
    file: repositoryPath(place, defect.at.file),
  }));
  const sentence = `The set is damaged, so nothing was planned and nothing was written. Mend it first: "touchstone check" tells all of it.`;
  for (const { rule, message, at, file } of placed.slice(0, mostAnnotations)) {
    core.error(logLine(message), { title: rule, file, startLine: at.line });
  }
  core.error(sentence, { title: "Touchstone refresh: not done" });
  const list = placed.map(
    ({ rule, message, file, at }) =>
      `- ${markdownCode(`${file}:${at.line}`)} ${markdownCode(rule)}: ${markdownText(message)}`,
  );
  await core.summary
    .addRaw(
      `## ❌ Touchstone refresh: not done\n\n${sentence}\n\n${list.slice(0, 100).join("\n")}\n`,
    )
    .write();
  const reason = {
    reason: sentence,
    exitCode: 1,
    defects: placed.map(({ rule, message, file, at }) => ({ rule, message, file, line: at.line })),
  };
  const report = await writeReport(job, inputs.report, [`${jsonText({ notDone: reason })}\n`]);
  core.setOutput("report", report);
  return 1;
}

/** A set that begins has no corpus revision, and nobody is asked about it. */
export async function tellNoRevision({ revisions }: Dataset, { job, inputs }: Where): Promise<0> {
  if (revisions.size > 0) {
    throw new UsageError(
      `No ${currentFile} says which corpus revision is current. Write one: revision: <id>.`,
    );
  }
  const sentence =
    "No corpus revision is recorded yet, so there is nothing that cases could be behind.";
  core.info(sentence);
  await core.summary.addRaw(`## ✅ Touchstone refresh: nobody to ask\n\n${sentence}\n`).write();
  const refresh = { state: "nothing-recorded" };
  const report = await writeReport(job, inputs.report, [`${jsonText({ refresh, plan: null })}\n`]);
  core.setOutput("state", "nothing-recorded");
  core.setOutput("operation", "unchanged");
  core.setOutput("report", report);
  return 0;
}
