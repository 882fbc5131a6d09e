import { workingTree } from "../../../src/git/working-tree.ts";
import { currentDefects } from "../../../src/corpus/current-defects.ts";
import type { Defect } from "../../../src/model/dataset.ts";
import { KeptSet } from "../../../src/readings/kept-set.ts";
import {
  setToPlan as readSet,
  type AskedPlan,
  type SetToPlan,
} from "../../../src/refresh/plan/set-to-plan.ts";
import { UsageError, type Io } from "../../io.ts";
import { caseThreads } from "../checking/case-threads.ts";
import { keptPlace } from "../checking/kept-place.ts";
import { progressOn } from "../progress.ts";
import { unknownRevision } from "./unknown-revision.ts";

interface Asked extends AskedPlan {
  /** Whether nothing that an earlier run kept is used, and nothing is kept. */
  readonly fresh: boolean;
}

/**
 * Reads the set in a folder for a plan, or what of it keeps one from being made; cases that did not change since they were
 * read are not read again. Throws UsageError where no such revision is recorded.
 */
export async function setToPlan(
  io: Io,
  folder: string,
  { to, candidates, fresh }: Asked,
): Promise<SetToPlan | { readonly defects: readonly Defect[] }> {
  const tree = workingTree(folder);
  const place = await keptPlace(io, { folder, changed: false, fresh, fix: false });
  const progress = progressOn(io, io.now());
  try {
    const kept = place && KeptSet.open(place, tree).begin();
    const asked = { to, candidates };
    const set = await readSet(tree, asked, {
      cases: kept === undefined ? caseThreads : kept.reader(caseThreads),
      onStep: progress.reading,
    });
    if ("defects" in set) return set;
    if (set.dataset.cases.length >= (place?.least ?? 0)) await kept?.keepCases();
    if (!("none" in set)) return set;
    if (to !== undefined) throw unknownRevision(set.dataset, to);
    const defects = currentDefects(set.dataset);
    if (defects.length === 0) throw noneRecorded();
    return { defects };
  } finally {
    progress.clear();
  }
}

function noneRecorded(): UsageError {
  return new UsageError(
    "No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help",
  );
}
