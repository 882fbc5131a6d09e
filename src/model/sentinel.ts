import type { Sentinel } from "./generated/case.ts";

/** What a sentinel can be kept for, with what that means: in the order and the words of the schema. */
export const sentinelMeanings: ReadonlyMap<Sentinel["why"], string> = new Map([
  ["common", "A question that many ask."],
  ["ambiguous", "A question that can be read in two ways."],
  ["high-consequence", "A wrong answer does harm."],
  ["several-sources", "The answer joins several sources."],
  ["uncertainty", "That there is no certain answer is the right outcome."],
  ["fragile", "Its document is often revised or cut anew."],
]);

/** What a sentinel can be kept for. */
export const sentinelReasons: readonly Sentinel["why"][] = [...sentinelMeanings.keys()];

/** One person's judgment of a sentinel. */
export interface Judgment {
  readonly caseId: string;
  readonly relevantChunkIds: readonly string[];
  readonly expectedAnswerSupported: boolean;
}

/** What two judgments can differ in, in the order in which it is told. */
export type Difference = "different-cases" | "answer-support" | "chunks";

/**
 * What two judgments differ in: all of it, and the sentinel is calibrated exactly when it is nothing. Ids are compared by
 * code unit, chunks as sorted lists, so that a repeated id counts. Agreement is found here and never made.
 */
export function differencesBetween(first: Judgment, second: Judgment): readonly Difference[] {
  const differences: Difference[] = [];
  if (first.caseId !== second.caseId) differences.push("different-cases");
  if (first.expectedAnswerSupported !== second.expectedAnswerSupported) {
    differences.push("answer-support");
  }
  if (!sameInAnyOrder(first.relevantChunkIds, second.relevantChunkIds)) differences.push("chunks");
  return differences;
}

function sameInAnyOrder(first: readonly string[], second: readonly string[]): boolean {
  // Without a comparison of its own, a list is sorted by code unit.
  const others = second.toSorted();
  return (
    first.length === second.length && first.toSorted().every((id, index) => id === others[index])
  );
}
