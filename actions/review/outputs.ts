import type { Collected } from "../../src/approving/merged/collect-decisions.ts";
import type { Evaluation } from "../../src/approving/running/evaluate-pull.ts";
import { evaluationValue } from "../../src/report/approving/run/run-json.ts";
import { countsOf } from "../../src/report/approving/run/run-counts.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";

/** The outputs of the action, as `action.yml` describes them: counts, names, addresses, and never a question or an answer. */
export const outputNames = [
  "judged",
  "done",
  "waiting",
  "unchanged",
  "unjudged",
  "recorded",
  "merged",
  "recording",
  "pull-requests",
  "report",
] as const;

export type Outputs = Readonly<Record<(typeof outputNames)[number], string | number>>;

export function outputsOf(
  evaluations: readonly Evaluation[],
  { report, collection }: { readonly report: string; readonly collection: Collected | undefined },
): Outputs {
  return {
    ...countsOf(evaluations),
    merged: collection?.merged.length ?? 0,
    recording: collection?.rolling?.number ?? "",
    "pull-requests": jsonText(evaluations.map(evaluationValue)),
    report,
  };
}
