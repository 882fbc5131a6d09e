import type { Counts } from "../../src/report/verdict/counts.ts";

/** The outputs of the action, as `action.yml` describes them: counts and a path, and never a word of the set. */
export const outputNames = [
  "cases",
  "approved",
  "pending",
  "errors",
  "warnings",
  "notices",
  "report",
] as const;

export type Outputs = Readonly<Record<(typeof outputNames)[number], string | number>>;

export function outputsOf({ cases, status, findings }: Counts, report: string): Outputs {
  return {
    cases,
    approved: status.approved,
    pending: status.pending,
    errors: findings.error,
    warnings: findings.warning,
    notices: findings.notice,
    report,
  };
}
