import { stageOf, statusOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { awaitsJudgments } from "../records/awaiting-judgments.ts";
import { caseChanges, type CaseChange } from "./since-base.ts";

/** A sentinel of the earlier state that people had judged, and the case that has its id now. */
export interface EarlierSentinel extends CaseChange {
  /** The name of the earlier state. */
  readonly base: string;
}

/**
 * The sentinels whose file changed, as far as both states can be read: those that were approved, wait for two judgments, or
 * were set aside after people had judged them. A case that is set aside keeps its mark, so that nobody takes it up without.
 */
export function* earlierSentinels(dataset: Dataset): Generator<EarlierSentinel> {
  const { base } = dataset;
  if (base?.cases.some(isGuarded) !== true) return;
  for (const { before, now } of caseChanges(dataset)) {
    if (isGuarded(before) && now.whole !== undefined) yield { base: base.name, before, now };
  }
}

function isGuarded(file: CaseFile): boolean {
  const sentinel = file.whole?.sentinel;
  if (sentinel === undefined) return false;
  if (statusOf(file) === "approved" || awaitsJudgments(file)) return true;
  const isSetAside = stageOf(file) === "rejected" || stageOf(file) === "retired";
  return isSetAside && (sentinel.reviews ?? []).length > 0;
}
