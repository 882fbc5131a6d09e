import type { Collected } from "../../../approving/merged/collect-decisions.ts";
import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";
import type { CommitStatus } from "../../../approving/review-host.ts";
import { jsonText } from "../../untrusted/json.ts";
import { caseValue } from "./case-value.ts";
import { collectedValue } from "./collected-json.ts";
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

/** A pull request that could not be judged, and why. */
export interface Failed {
  readonly number: number;
  readonly why: string;
}

/** The report of a run, as one JSON object and a line feed: schemas/review-run.schema.json describes it. */
export function* reviewRunJson(
  evaluations: readonly Evaluation[],
  {
    collection,
    ...about
  }: {
    readonly version: string;
    readonly commit: string;
    /** Those at which the run broke, while it went on with the others. */
    readonly failed: readonly Failed[];
    readonly collection: Collected | undefined;
  },
): Generator<string> {
  const pullRequests = evaluations.map(evaluationValue);
  const merged = collection === undefined ? {} : { merged: collectedValue(collection) };
  const review = { ...countsOf(evaluations), ...about, pullRequests, ...merged };
  yield `${jsonText({ review })}\n`;
}
