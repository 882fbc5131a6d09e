import { currentRevision, type Dataset } from "../model/dataset.ts";
import { standings } from "./exportable.ts";

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
  const counts = { current: 0, carried: 0, stale: 0 };
  for (const standing of standings(dataset)) {
    if ("currency" in standing) counts[standing.currency]++;
    else if (standing.why === "stale") counts.stale++;
  }
  return counts;
}

/** The paths of the approved cases that wait for another look, and so are in no export; none where no revision is current. */
export function staleFiles(dataset: Dataset): ReadonlySet<string> {
  if (currentRevision(dataset) === undefined) return new Set();
  const all = [...standings(dataset)];
  return new Set(all.flatMap((one) => ("why" in one && one.why === "stale" ? [one.path] : [])));
}
