import { repositoryPath } from "../../src/git/repository-path.ts";
import * as core from "@actions/core";
import type { Job } from "../../src/github/job.ts";
import type { PullRequestEvent } from "../../src/github/pull-request-event.ts";
import type { Defect } from "../../src/model/dataset.ts";
import { counted } from "../../src/model/sentence.ts";
import type { CorpusChangeReading } from "../../src/refresh/preview/read-corpus-change.ts";
import {
  corpusChangeJson,
  type ToldComment,
} from "../../src/report/refresh/packet/change/change-json.ts";
import { changePage } from "../../src/report/refresh/packet/change/change-page.ts";
import type { ChangePlace } from "../../src/report/refresh/packet/change/change-place.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { annotationOf } from "../../src/report/verdict/annotation.ts";
import { reportName, writeReport } from "../judging/report-file.ts";
import type { Inputs } from "./inputs.ts";
import type { CommentOutcome } from "./sticky-comment.ts";

/** What a run has found out about a pull request, and done. */
export interface ToldChange {
  readonly read: CorpusChangeReading;
  readonly where: ChangePlace;
  readonly pull: PullRequestEvent;
  readonly outcome: CommentOutcome;
  readonly base: { readonly name: string; readonly commit: string };
  /** The commit that is checked out. */
  readonly commit: string;
}

const title = "Touchstone refresh";

/** How many defects are annotations: GitHub shows ten of a level. */
const mostAnnotations = 10;

/** Tells a change of the corpus in the report, the log, annotations, the summary and the outputs; gives the exit code. */
export async function tellCorpusChange(
  told: ToldChange,
  { job, inputs }: { readonly job: Job; readonly inputs: Inputs },
): Promise<0 | 1 | 3> {
  const { read, where, base, commit } = told;
  const comment = commentOf(told);
  const place = (file: string): string => repositoryPath(where.set, file);
  const report = await writeReport(job, inputs.report, reportOf(read, { comment, place }));
  annotate(told, comment, place);
  core.info(logLine(`Touchstone refresh: ${lineOf(read)}`));
  const files = `${job.page}/blob/${commit}/`;
  const options = { where, comment, base, report: reportName(report, job), place, files };
  await core.summary.addRaw(changePage(read, options)).write();
  for (const [name, value] of Object.entries(outputsOf(told, report))) core.setOutput(name, value);
  if (comment.operation === "failed") return 3;
  return "defects" in read ? 1 : 0;
}

/** Where no comment could be written, why, and what somebody can do about it. */
function commentOf({ outcome, pull }: ToldChange): ToldComment {
  const { operation } = outcome;
  if (operation === "failed") return { operation, why: outcome.why };
  if (operation !== "blocked") return { operation, why: undefined };
  const isOfDependabot = pull.isOfDependabot && !pull.isFromFork;
  const more = isOfDependabot ? " The token of a run that Dependabot started may only read." : "";
  return { operation, why: `${outcome.why}${more}` };
}

function* reportOf(
  read: CorpusChangeReading,
  { comment, place }: { readonly comment: ToldComment; readonly place: (file: string) => string },
): Generator<string> {
  if ("defects" in read) {
    const defects = read.defects.map(({ rule, message, at }) => ({
      rule,
      message,
      file: place(at.file),
      line: at.line,
    }));
    yield `${jsonText({ notDone: { reason: lineOf(read), exitCode: 1, defects } })}\n`;
  } else yield* corpusChangeJson("change" in read ? read.change : undefined, comment);
}

function annotate(
  { read, pull }: ToldChange,
  { operation, why = "" }: ToldComment,
  place: (file: string) => string,
): void {
  const defects: readonly Defect[] = "defects" in read ? read.defects : [];
  for (const defect of defects.slice(0, mostAnnotations)) {
    const { message, title: rule, at } = annotationOf({ ...defect, level: "error" }, place);
    core.error(message, { title: rule, ...(at && { file: at.file, startLine: at.line }) });
  }
  const sentence = logLine(`No comment was written. ${why}`);
  if (operation === "failed") core.error(sentence, { title });
  if (operation !== "blocked") return;
  // That a fork's run may not write is as it should be, and so it is with Dependabot's.
  if (pull.isFromFork || pull.isOfDependabot) core.info(sentence);
  else core.warning(sentence, { title });
}

/** The change in one line. */
function lineOf(read: CorpusChangeReading): string {
  if ("defects" in read) {
    return `the set is damaged as this pull request leaves it (${counted(read.defects.length, "defect")}), so nothing can be told.`;
  }
  if ("none" in read) return "no corpus revision would be current.";
  if (read.change === undefined) return "this pull request changes no corpus revision.";
  const { plan, becoming } = read.change;
  return `${counted(becoming.length, "case")} would become stale under ${plan.to.id}, ${plan.items.length} would be asked about in ${counted(plan.pullRequests.length, "pull request")}.`;
}

function outputsOf({ read, outcome }: ToldChange, report: string): Record<string, string | number> {
  const plan = "change" in read ? read.change?.plan : undefined;
  const { operation } = outcome;
  return {
    state: operation === "superseded" ? "superseded" : "none" in read ? "nothing-recorded" : "done",
    operation: shownOperation(operation),
    waiting: plan?.pullRequests.filter(({ waits }) => waits).length ?? 0,
    cases: plan?.items.length ?? 0,
    report,
  };
}

/** What became of the comment, in the words of the outputs. */
function shownOperation(
  operation: CommentOutcome["operation"],
): "created" | "updated" | "unchanged" | "blocked" {
  if (operation === "none" || operation === "superseded") return "unchanged";
  return operation === "failed" ? "blocked" : operation;
}
