import { overlapFigures } from "../../src/report/job-summary/overlap-figures.ts";
import type { Judged } from "../judging/judge.ts";

/** The outputs of the action, as `action.yml` describes them: counts and a path, and never a word of the set. */
export const outputNames = [
  "components",
  "conflicts",
  "errors",
  "warnings",
  "notices",
  "report",
] as const;

export type Outputs = Readonly<Record<(typeof outputNames)[number], string | number>>;

/** What is not known is empty, and not 0. */
export function outputsOf(
  { dataset, verdict }: Pick<Judged, "dataset" | "verdict">,
  report: string,
): Outputs {
  const { findings } = verdict.counts;
  const figures = overlapFigures(dataset);
  return {
    components: figures?.components ?? "",
    conflicts: figures?.conflicts ?? "",
    errors: findings.error,
    warnings: findings.warning,
    notices: findings.notice,
    report,
  };
}
