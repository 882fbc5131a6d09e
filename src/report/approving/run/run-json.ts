import type { Collected } from "../../../approving/merged/collect-decisions.ts";
import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";
import { jsonText } from "../../untrusted/json.ts";
import { caseValue } from "./case-value.ts";
import { collectedValue } from "./collected-json.ts";
import { countsOf, isDone } from "./run-counts.ts";

/** A pull request of a run: numbers, names and verdicts, and nothing that somebody wrote. */
export function evaluationValue(one: Evaluation): object {
  const { number, url, head } = one.pull;
  const common = { number, url, head, state: one.state };
  if (one.state === "closed") return common;
  const posted = {
    statuses: one.posted.statuses.map(({ context, state }) => ({ context, state })),
    refused: one.posted.refused,
  };
  if (one.state !== "judged") return { ...common, ...posted };
  const { judged, comment, recorded, recording } = one;
  return {
    ...common,
    ...posted,
    done: isDone(one),
    cases: judged.judgement.cases.map(caseValue),
    files: judged.asked.files.length,
    comment: typeof comment === "string" ? comment : "refused",
    recorded: recorded?.is === "written" ? recorded.cases : [],
    recording: recorded?.is ?? null,
    withheld: recording.withheld.map(({ asked }) => asked.id),
  };
}

/** The report of a run. */
export function* reviewRunJson(
  evaluations: readonly Evaluation[],
  {
    version,
    commit,
    collection,
  }: {
    readonly version: string;
    readonly commit: string;
    readonly collection: Collected | undefined;
  },
): Generator<string> {
  const pullRequests = evaluations.map(evaluationValue);
  const merged = collection === undefined ? {} : { merged: collectedValue(collection) };
  const review = { ...countsOf(evaluations), version, commit, pullRequests, ...merged };
  yield `${jsonText({ review })}\n`;
}
