import { stageOf, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { caseChanges, type CaseChange } from "./since-base.ts";

/** An approved sentinel of the earlier state, and the case that has its id now. */
export interface EarlierSentinel extends CaseChange {
  /** The name of the earlier state. */
  readonly base: string;
}

/** The approved sentinels whose file changed, as far as the set still has them in use and both states can be read. */
export function* earlierSentinels(dataset: Dataset): Generator<EarlierSentinel> {
  const { base } = dataset;
  if (base?.cases.some(isApprovedSentinel) !== true) return;
  for (const { before, now } of caseChanges(dataset)) {
    const isReadable = now.whole !== undefined && takesPart(now);
    if (isApprovedSentinel(before) && isReadable) yield { base: base.name, before, now };
  }
}

function isApprovedSentinel(file: CaseFile): boolean {
  return file.whole?.sentinel !== undefined && stageOf(file) === "approved";
}
