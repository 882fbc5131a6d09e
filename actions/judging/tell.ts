import { repositoryPath } from "../../src/git/repository-path.ts";
import * as core from "@actions/core";
import type { Job } from "../../src/github/job.ts";
import { clipped } from "../../src/model/sentence.ts";
import type { Annotation } from "../../src/report/verdict/annotation.ts";
import { inSight } from "../../src/report/verdict/annotation-line.ts";
import { chosenAnnotations } from "../../src/report/verdict/chosen-annotations.ts";
import { comparisonLines, notComparedInJob } from "../../src/report/verdict/comparison.ts";
import { jsonReport } from "../../src/report/verdict/json-report.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textFinding } from "../../src/report/verdict/text-report.ts";
import { logLine, longestLogLine } from "../../src/report/untrusted/log.ts";
import { verdictLine } from "../../src/report/verdict/verdict-line.ts";
import type { Inputs } from "./inputs.ts";
import { reportName, writeReport } from "./report-file.ts";
import type { Judged } from "./judge.ts";
import type { JudgingAction } from "./judging-action.ts";

/** How many findings the log of a job gets. */
const mostInLog = 1000;

/** What a verdict is told with. */
interface Told {
  readonly job: Job;
  readonly inputs: Inputs;
  /** The milliseconds since the run began. */
  readonly elapsed: () => number;
  readonly action: JudgingAction;
}

/** Tells a verdict in the report, the log, annotations, the summary and the outputs; gives the exit code. */
export async function tell(judged: Judged, { job, inputs, elapsed, action }: Told): Promise<0 | 1> {
  const { verdict, checkedOut, touched, version } = judged;
  const place = (file: string): string => repositoryPath(checkedOut?.place ?? "", file);
  const report = await writeReport(job, inputs.report, jsonReport(verdict));
  const failure = failureOf(judged, inputs);
  logFindings(judged, place);
  const notices = action.notices(verdict);
  await annotate(judged, { inputs, place, failure, notices });
  const [compared] = comparisonLines(verdict.comparison, plainStyle);
  if ("base" in verdict.comparison && compared !== undefined) core.info(logLine(compared));
  core.info(logLine(verdictLine(verdict, elapsed(), plainStyle)));
  await core.summary
    .addRaw(
      action.summary(judged, {
        place,
        page: job.page,
        set: inputs.path,
        commit: checkedOut?.commit,
        version,
        changed: touched.paths,
        failure,
        report: reportName(report, job),
      }),
    )
    .write();
  for (const [name, value] of Object.entries(action.outputs(judged, report))) {
    core.setOutput(name, value);
  }
  return verdict.counts.findings.error > 0 || failure !== undefined ? 1 : 0;
}

/** A check of nothing is green only for who wants that: a wrong folder, or a pattern that fits no file, looks the same. */
function failureOf({ verdict }: Judged, { path, allowEmpty }: Inputs): string | undefined {
  if (verdict.counts.cases > 0 || allowEmpty) return undefined;
  return `There is no case file in "${path === "." ? "" : `${path}/`}cases/", so nothing was judged. Name the set's folder in the input path; for a set that is still empty, write allow-empty: true.`;
}

/** Every finding with its place, folded away: an annotation's line in a log does not say where it stands. */
function logFindings({ verdict: { findings } }: Judged, place: (file: string) => string): void {
  if (findings.length === 0) return;
  core.startGroup(`Findings: ${findings.length}`);
  for (const finding of findings.slice(0, mostInLog)) {
    const text = textFinding(finding, { style: plainStyle, place });
    // Its lines are safe to print as they are; done twice, it would double what is escaped.
    const lines = text.split("\n").map((line) => clipped(line, longestLogLine));
    core.info(`${lines.join("\n")}\n`);
  }
  const left = findings.length - mostInLog;
  if (left > 0) core.info(`${left} more are in the report.`);
  core.endGroup();
}

async function annotate(
  { verdict: { findings, comparison }, touched }: Judged,
  {
    inputs,
    place,
    failure,
    notices,
  }: {
    readonly inputs: Inputs;
    readonly place: (file: string) => string;
    readonly failure: string | undefined;
    readonly notices: readonly string[];
  },
): Promise<void> {
  const notRun = notComparedInJob(comparison);
  const always: readonly Annotation[] = [
    ...(failure === undefined ? [] : [plain("error", failure)]),
    ...(notRun === undefined ? [] : [plain("notice", notRun)]),
    ...notices.map((notice) => plain("notice", notice)),
  ];
  const chosen = chosenAnnotations(findings, {
    changed: touched.paths,
    limit: inputs.annotations,
    place,
    always,
  });
  for (const { annotation, finding } of chosen) {
    const lines = finding && (await touched.linesOf(finding.at.file));
    print(lines === undefined ? annotation : inSight(annotation, lines));
  }
}

/** An annotation of the run, at no file. */
function plain(level: Annotation["level"], message: string): Annotation {
  return { level, title: "Touchstone", message: logLine(message) };
}

function print({ level, title, message, at }: Annotation): void {
  const place = at && {
    file: at.file,
    startLine: at.line,
    ...(at.column !== undefined && { startColumn: at.column }),
  };
  const properties = { title, ...place };
  if (level === "error") core.error(message, properties);
  else if (level === "warning") core.warning(message, properties);
  else core.notice(message, properties);
}
