import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { comparing } from "./compared-case.ts";
import { thresholdOf } from "./find-leads.ts";
import { likeness, runNumbering } from "./runs.ts";

/** A case whose question is like another one, for a person to look at. It decides nothing. */
export interface AlikeQuestion {
  readonly file: CaseFile;
  /** How much of the two questions is the same, from 0 to 1, whatever was said before them. */
  readonly wording: number;
}

/**
 * The cases in use whose questions are like one that is in no case, the most alike first. Its answer could be theirs, so half
 * the threshold of the policy is enough, as for every question without an answer.
 */
export function questionsLike(dataset: Dataset): (question: string) => readonly AlikeQuestion[] {
  const numbering = runNumbering();
  const prepare = comparing(dataset, numbering);
  const cases = dataset.cases.flatMap((file) => prepare(file) ?? []);
  const least = thresholdOf(dataset) / 2;
  return (question) => {
    const runs = numbering.runsOf(question);
    if (runs.length === 0) return [];
    return cases
      .map(({ file, question: own }) => ({ file, wording: likeness(own, runs) }))
      .filter(({ wording }) => wording >= least)
      .toSorted((one, other) => other.wording - one.wording);
  };
}
