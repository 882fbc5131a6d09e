import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { comparing } from "./compared-case.ts";
import { thresholdOf } from "./lead-terms.ts";
import { likeness, runNumbering } from "./runs.ts";

/**
 * The cases in use whose questions have runs of letters in common with one that is in no case, with how much is the same, from
 * 0 to 1, whatever was said before them. Its answer could be theirs, so half the threshold of the policy is enough, as for every
 * question without an answer.
 */
export function questionsLike(
  dataset: Dataset,
): (question: string) => ReadonlyMap<CaseFile, number> {
  const numbering = runNumbering();
  const prepare = comparing(dataset, numbering);
  const cases = dataset.cases.flatMap((file) => prepare(file) ?? []);
  const least = thresholdOf(dataset) / 2;
  return (question) => {
    const found = new Map<CaseFile, number>();
    const runs = numbering.runsOf(question);
    if (runs.length === 0) return found;
    for (const { file, question: own } of cases) {
      // No two sets of so different sizes have enough in common.
      const fewer = Math.min(own.length, runs.length);
      if (fewer < least * Math.max(own.length, runs.length)) continue;
      const share = likeness(own, runs);
      if (share >= least) found.set(file, share);
    }
    return found;
  };
}
