import {
  decideRefresh,
  type DecidedText,
  type RefreshDecision,
} from "../../src/refresh/deciding/decide-refresh.ts";
import { targetRevision, type TargetRevision } from "../../src/refresh/deciding/target-revision.ts";
import { triggerOf } from "../../src/refresh/deciding/trigger.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import type { Obstacles } from "../../src/rules/errors-after.ts";
import type { Files } from "./good-set.ts";
import { memoryTree } from "./memory-tree.ts";

/** A set with one case whose evidence may have moved, and the revision to decide under. */
export interface ToDecide {
  readonly dataset: Dataset;
  readonly file: CaseFile;
  readonly target: TargetRevision;
  readonly text: string;
}

/** The case at a path of a set, under the current revision or another one. */
export async function toDecide(files: Files, path: string, to?: string): Promise<ToDecide> {
  const texts = to === undefined ? "current" : { revision: to };
  const dataset = await loadDataset(memoryTree(files), { texts });
  const file = dataset.cases.find((one) => one.path === path);
  const target = targetRevision(dataset, to);
  if (file === undefined || "refused" in target) throw new Error("There is nothing to decide.");
  return { dataset, file, target, text: files[path] ?? "" };
}

/** A decision by somebody careful, about what the corpus asks. */
export function decideWith(
  { dataset, file, target, text }: ToDecide,
  decision: Pick<RefreshDecision, "choice"> & Partial<RefreshDecision>,
): DecidedText | Obstacles {
  const trigger = triggerOf(dataset, { file }, target);
  return decideRefresh(dataset, file, {
    by: "sam",
    at: "2026-10-02T08:30:00Z",
    reason: "Read again in the new edition.",
    confirmed: ["query", "answer", "source", "chunks"],
    reasons: "reasons" in trigger ? trigger.reasons : [],
    target,
    text,
    ...decision,
  });
}
