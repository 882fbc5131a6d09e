import { isDeepStrictEqual } from "node:util";
import { stageOf, type CaseDraft } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { caseChanges, reviewWith, type CaseChange } from "./since-base.ts";

/** A decision after a change of the corpus that the earlier state has not, about a case that was approved and in use there. */
export interface NewDecision extends CaseChange {
  readonly refresh: NonNullable<CaseDraft["refresh"]>;
  readonly outcome: NonNullable<NonNullable<CaseDraft["refresh"]>["outcome"]>;
  /** The approval that the case has in the earlier state. */
  readonly approval: NonNullable<CaseDraft["review"]>;
}

export function* newDecisions(dataset: Dataset): Generator<NewDecision> {
  for (const change of caseChanges(dataset)) {
    const { before, now } = change;
    const { refresh } = now.case;
    const approval = stageOf(before) === "approved" ? reviewWith("approved", before) : undefined;
    if (refresh?.outcome === undefined || approval === undefined) continue;
    if (isDeepStrictEqual(refresh, before.case.refresh)) continue;
    yield { ...change, refresh, outcome: refresh.outcome, approval };
  }
}
