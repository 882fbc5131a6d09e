import { overlapFigures } from "../../src/report/overlap-figures.ts";
import type { Verdict } from "../../src/report/verdict.ts";

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
export function outputsOf({ dataset, counts: { findings } }: Verdict, report: string): Outputs {
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
