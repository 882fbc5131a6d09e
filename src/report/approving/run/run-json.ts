import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";
import type { CommitStatus } from "../../../approving/review-host.ts";
import type { CaseStanding, CountingLine, JudgedCase } from "../../../approving/judgement.ts";
import { jsonText } from "../../untrusted/json.ts";
import { countsOf, isDone } from "./run-counts.ts";

/** A pull request of a run: numbers, names and verdicts, and nothing that somebody wrote. */
export function evaluationValue(one: Evaluation): object {
  const { number, url, head } = one.pull;
  const { recorded } = one;
  const common = {
    number,
    url,
    head,
    state: one.state,
    recorded: recorded?.is === "written" ? recorded.cases : [],
    recording: recorded?.is ?? null,
  };
  if (one.state === "closed") return common;
  if (one.state === "unchanged") return { ...common, statuses: one.statuses.map(statusValue) };
  const posted = {
    statuses: one.posted.statuses.map(statusValue),
    refused: one.posted.refused,
  };
  if (one.state !== "judged") return { ...common, ...posted };
  const { judged, comment, recording } = one;
  return {
    ...common,
    ...posted,
    done: isDone(one),
    cases: judged.judgement.cases.map(caseValue),
    files: judged.asked.files.length,
    comment: typeof comment === "string" ? comment : "refused",
    withheld: recording.withheld.map(({ asked }) => asked.id),
  };
}

function statusValue({ context, state }: CommitStatus): object {
  return { context, state };
}

function caseValue({ asked, standing }: JudgedCase): object {
  const by = linesOf(standing).map((line) => line.by.login);
  return { id: asked.id, because: asked.because, standing: standing.is, by };
}

function linesOf(standing: CaseStanding): readonly CountingLine[] {
  if (standing.is === "disputed") return standing.by;
  return "by" in standing && standing.by !== undefined ? [standing.by] : [];
}

/** A pull request that could not be judged, and why. */
export interface Failed {
  readonly number: number;
  readonly why: string;
}

/** The report of a run, as one JSON object and a line feed: schemas/review-run.schema.json describes it. */
export function* reviewRunJson(
  evaluations: readonly Evaluation[],
  about: {
    readonly version: string;
    readonly commit: string;
    /** Those at which the run broke, while it went on with the others. */
    readonly failed: readonly Failed[];
  },
): Generator<string> {
  const pullRequests = evaluations.map(evaluationValue);
  yield `${jsonText({ review: { ...countsOf(evaluations), ...about, pullRequests } })}\n`;
}
