import { currentRevision, type Dataset } from "../model/dataset.ts";
import { exportable } from "./exportable.ts";

/** What the judgments of approved cases, each unchanged since, are under the current corpus revision, as counts. */
export interface JudgmentCounts {
  readonly current: number;
  readonly carried: number;
  /** They wait for another look: an evaluation is refused, or goes on without them. */
  readonly stale: number;
}

/** Undefined where no corpus revision is current, so that nothing can be said. */
export function judgmentCounts(dataset: Dataset): JudgmentCounts | undefined {
  if (currentRevision(dataset) === undefined) return undefined;
  const { cases, leftOut } = exportable(dataset);
  const current = cases.filter(({ currency }) => currency === "current").length;
  const stale = leftOut.filter(({ why }) => why === "stale").length;
  return { current, carried: cases.length - current, stale };
}

/** The paths of the approved cases that wait for another look, and so are in no export; none where no revision is current. */
export function staleFiles(dataset: Dataset): ReadonlySet<string> {
  if (currentRevision(dataset) === undefined) return new Set();
  const { leftOut } = exportable(dataset);
  return new Set(leftOut.flatMap(({ why, path }) => (why === "stale" ? [path] : [])));
}
