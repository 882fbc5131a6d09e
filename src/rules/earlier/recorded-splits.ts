import { groupingOf } from "../../families/grouping.ts";
import { takesPart } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { FamiliesFile, Split } from "../../model/families.ts";
import { earlierSplit, type EarlierSplit } from "./earlier-split.ts";
import { caseChanges, type CaseChange } from "./since-base.ts";

/** A split that an earlier state had on record, and what stands there now. */
export interface RecordedSplit {
  readonly of:
    | { readonly kind: "family"; readonly id: string }
    | { readonly kind: "case"; readonly change: CaseChange };
  readonly was: Split;
  /** Undefined where nothing is on record any more. */
  readonly is: Split | undefined;
}

/**
 * The splits of families, or of cases that carry their own, as they were recorded and as they are. Where the claim lets
 * another place decide than it did, nothing can be compared.
 */
export function* recordedSplits(dataset: Dataset): Generator<RecordedSplit> {
  const earlier = earlierSplit(dataset);
  const { families: file } = dataset;
  // What is there and cannot be read has its own finding.
  if (earlier === undefined || (file !== undefined && file.families === undefined)) return;
  const isByCase = file?.families?.claim?.kind === "fixed-corpus";
  if (file !== undefined && isByCase !== earlier.isByCase) return;
  if (!isByCase) yield* ofFamilies(dataset, earlier);
  yield* ofCases(dataset, isByCase);
}

function* ofFamilies(
  { families: file }: Dataset,
  { before }: EarlierSplit,
): Generator<RecordedSplit> {
  for (const [id, family] of Object.entries(before.families ?? {})) {
    const is = file?.families?.families?.[id]?.split;
    if (family?.split === undefined) continue;
    if (is === undefined && file !== undefined && isUnread(file, id)) continue;
    yield { of: { kind: "family", id }, was: family.split, is };
  }
}

/** Whether a split may stand there, in a place that could not be read: that has its own finding. */
function isUnread(file: FamiliesFile, id: string): boolean {
  const isListRead = file.families?.families !== undefined || !file.has(["families"]);
  return !isListRead || file.has(["families", id, "split"]);
}

function* ofCases(dataset: Dataset, isByCase: boolean): Generator<RecordedSplit> {
  const grouping = groupingOf(dataset);
  for (const change of caseChanges(dataset)) {
    const { before, now } = change;
    const was = before.case.split;
    const isUnreadable = now.case.split === undefined && now.has(["split"]);
    if (was === undefined || isUnreadable || !takesPart(now)) continue;
    const belongings = isByCase ? [] : (grouping?.familiesOf(now).belongings ?? []);
    const [first] = belongings.flatMap(({ family }) => grouping?.families.get(family)?.split ?? []);
    const is = now.case.split ?? first;
    // A family without a split has its own finding.
    if (is !== undefined || belongings.length === 0)
      yield { of: { kind: "case", change }, was, is };
  }
}
