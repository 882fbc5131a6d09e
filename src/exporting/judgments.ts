import type { Currency, Unverifiable } from "../corpus/currency.ts";
import type { CaseFile } from "../model/case.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { dueUnder } from "../rules/due/due.ts";

/** What the judgments of approved cases, without edits of what stands, are under the current corpus revision, as counts. */
export interface JudgmentCounts {
  readonly current: number;
  readonly carried: number;
  /** They wait for another look: an evaluation is refused, or goes on without them. */
  readonly stale: number;
  /** The stale ones of which nothing can be said, by why, each once; missing where there is none. */
  readonly unverifiable?: Readonly<Partial<Record<Unverifiable, number>>>;
}

/** Undefined where no corpus revision is current, so that nothing can be said. */
export function judgmentCounts(dataset: Dataset): JudgmentCounts | undefined {
  if (currentRevision(dataset) === undefined) return undefined;
  const counts = { current: 0, carried: 0, stale: 0 };
  const unverifiable: Partial<Record<Unverifiable, number>> = {};
  const judgmentOf = judgmentsIn(dataset);
  for (const file of dataset.cases) {
    const judgment = judgmentOf(file);
    if (judgment === undefined) continue;
    counts[judgment.state]++;
    const why = judgment.state === "stale" ? judgment.unverifiable[0] : undefined;
    if (why !== undefined) unverifiable[why] = (unverifiable[why] ?? 0) + 1;
  }
  return Object.keys(unverifiable).length === 0 ? counts : { ...counts, unverifiable };
}

/**
 * Tells what the judgment of a case is under the current corpus revision, for the cases that `judgmentCounts` counts:
 * approved, in use, readable, and unchanged since. Of one that was edited since it tells that the judgment is stale: what
 * was approved waits for another look, whatever the file says now. Undefined for any other.
 */
export function judgmentsIn(dataset: Dataset): (file: CaseFile) => Currency | undefined {
  const dueOf = dueUnder(dataset);
  const isCurrent = currentRevision(dataset) !== undefined;
  return (file) => {
    const isRead = file.whole !== undefined || dataset.approved.has(file.path);
    const due = isCurrent && isRead ? dueOf(file) : undefined;
    return due?.is === "approval" ? undefined : due?.currency;
  };
}

/** The paths of the approved cases that wait for another look, and so are in no export; none where no revision is current. */
export function staleFiles(dataset: Dataset): ReadonlySet<string> {
  const judgmentOf = judgmentsIn(dataset);
  const stale = dataset.cases.filter((file) => judgmentOf(file)?.state === "stale");
  return new Set(stale.map(({ path }) => path));
}
