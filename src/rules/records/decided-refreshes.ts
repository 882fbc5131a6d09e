import { statusOf, type CaseDraft, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { isLater } from "../../model/instant.ts";

type RefreshDraft = NonNullable<CaseDraft["refresh"]>;
type Outcome = NonNullable<RefreshDraft["outcome"]>;

/** A case that was asked again, with what was decided about it. */
export interface DecidedRefresh {
  readonly file: CaseFile;
  readonly refresh: RefreshDraft;
  readonly outcome: Outcome;
}

/** The cases whose last request has an outcome. */
export function* decidedRefreshes({ cases }: Dataset): Generator<DecidedRefresh> {
  for (const file of cases) {
    const { refresh } = file.case;
    if (refresh?.outcome === undefined) continue;
    yield { file, refresh, outcome: refresh.outcome };
  }
}

/**
 * Whether what an approved case says is what the decision left. Whoever approves a case after it vouches for what it says
 * then, and a candidate has nobody who does; where a time is not known, the approval may be the later one.
 */
export function isAsDecided({ file, refresh }: DecidedRefresh): boolean {
  const approvedAt = file.case.review?.reviewedAt;
  if (statusOf(file) !== "approved" || approvedAt === undefined) return false;
  return refresh.at !== undefined && !isLater(approvedAt, refresh.at);
}

/** Whether the decision keeps the case in use: all but that nobody needs it any more. */
export function keepsInUse({ outcome }: DecidedRefresh): boolean {
  return outcome !== "retired";
}
