import { digestUnder } from "../../corpus/version-under.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { Dataset } from "../../model/dataset.ts";
import { isLater } from "../../model/instant.ts";
import { editedJudgment } from "../earlier/judged-parts.ts";
import { newCases } from "../earlier/new-cases.ts";
import { caseChanges, type CaseChange } from "../earlier/since-base.ts";
import { isDeepStrictEqual } from "node:util";
import { isAsDecided, type DecidedRefresh } from "./decided-refreshes.ts";

/**
 * Tells decisions that were only upkeep: the case is approved as it was confirmed, and says what it said before but for the
 * corpus revision, what is looked up of its chunks, and their quotes. What the earlier state has counts, where the file
 * changed since, and not what the decision claims; so a case that was not approved there has nothing that could be confirmed.
 */
export function upkeepIn(dataset: Dataset): (decided: DecidedRefresh) => boolean {
  const changes = new Map([...caseChanges(dataset)].map((change) => [change.now, change]));
  const fresh = new Set(newCases(dataset));
  return (decided) => {
    const { file, outcome } = decided;
    if (outcome !== "confirmed" || stageOf(file) !== "approved") return false;
    if (contentState(file) !== "as-judged" || fresh.has(file)) return false;
    const change = changes.get(file);
    if (change !== undefined && !isConfirmedSince(change)) return false;
    return saysTheSame(dataset, decided);
  };
}

/** Whether a change left what is judged alone, and a decision that came with it was made about an approved case, after that approval. */
function isConfirmedSince(change: CaseChange): boolean {
  const { before, now } = change;
  if (editedJudgment(change).length > 0) return false;
  const { refresh } = now.case;
  if (isDeepStrictEqual(refresh, before.case.refresh)) return true;
  const approvedAt = before.case.review?.reviewedAt;
  if (stageOf(before) !== "approved" || approvedAt === undefined) return false;
  return refresh?.at !== undefined && isLater(refresh.at, approvedAt);
}

/**
 * Whether the case with its evidence as the revision before has it is what was approved then, whoever approved it since. Where
 * a quote was taken anew, or that revision does not tell, the approval that was given with the decision says so.
 */
function saysTheSame(dataset: Dataset, decided: DecidedRefresh): boolean {
  const { file, refresh } = decided;
  const revision = dataset.revisions.get(refresh.from ?? "");
  const digest = revision && digestUnder(file, revision);
  if (digest !== undefined && digest === refresh.previous) return true;
  return (digest === undefined || hasQuotes(file)) && isAsDecided(decided);
}

function hasQuotes({ case: { provenance = [] } }: CaseFile): boolean {
  return provenance.some((entry) => entry?.quote !== undefined);
}
