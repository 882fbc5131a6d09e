import type { Condition, JudgmentOf } from "../../src/authoring/list/case-conditions.ts";
import { judgmentsIn } from "../../src/exporting/judgments.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { caseThreads } from "./checking/case-threads.ts";

/**
 * What the judgments of a set are now, by the path of the case; undefined where no condition asks for them, since for that
 * the whole set is read.
 */
export async function judgmentsAsked(
  folder: string,
  conditions: readonly Condition[],
): Promise<JudgmentOf | undefined> {
  if (!conditions.some(({ needsJudgments }) => needsJudgments)) return undefined;
  const dataset = await loadDataset(workingTree(folder), { cases: caseThreads });
  const judgmentOf = judgmentsIn(dataset);
  const states = new Map(dataset.cases.map((file) => [file.path, judgmentOf(file)?.state]));
  return (path) => states.get(path);
}
