import { stageOf, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { awaitsJudgments } from "../records/awaiting-judgments.ts";
import { caseChanges, type CaseChange } from "./since-base.ts";

/** A sentinel of the earlier state that was approved, or waits for two judgments, and the case that has its id now. */
export interface EarlierSentinel extends CaseChange {
  /** The name of the earlier state. */
  readonly base: string;
}

/** The sentinels, approved or waiting for two judgments, whose file changed, as far as the set still has them in use and both states can be read. */
export function* earlierSentinels(dataset: Dataset): Generator<EarlierSentinel> {
  const { base } = dataset;
  if (base?.cases.some(isGuarded) !== true) return;
  for (const { before, now } of caseChanges(dataset)) {
    const isReadable = now.whole !== undefined && takesPart(now);
    if (isGuarded(before) && isReadable) yield { base: base.name, before, now };
  }
}

function isGuarded(file: CaseFile): boolean {
  if (file.whole?.sentinel === undefined) return false;
  return stageOf(file) === "approved" || (stageOf(file) === "pending" && awaitsJudgments(file));
}
