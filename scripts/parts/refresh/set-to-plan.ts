import type { Dataset, Defect } from "../../../src/model/dataset.ts";
import { currentFile } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import {
  setToPlan as readSet,
  type AskedPlan,
  type SetToPlan,
} from "../../../src/refresh/plan/set-to-plan.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { caseThreads } from "../checking/case-threads.ts";
import { progressOn } from "../progress.ts";
import { unknownRevision } from "./unknown-revision.ts";

/** Reads a set for a plan, or what of it keeps one from being made. Throws UsageError where no such revision is recorded. */
export async function setToPlan(
  io: Io,
  tree: Tree,
  asked: AskedPlan,
): Promise<SetToPlan | { readonly defects: readonly Defect[] }> {
  const progress = progressOn(io, io.now());
  try {
    const set = await readSet(tree, asked, { cases: caseThreads, onStep: progress.reading });
    if (!("none" in set)) return set;
    const { to } = asked;
    throw to === undefined ? noneCurrent(set.dataset) : unknownRevision(set.dataset, to);
  } finally {
    progress.clear();
  }
}

function noneCurrent({ revisions }: Dataset): UsageError {
  if (revisions.size === 0) {
    return new UsageError(
      "No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help",
    );
  }
  const ids = [...revisions.keys()].map((id) => `"${terminalText(id)}"`).join(", ");
  return new UsageError(
    `No ${currentFile} says which revision is current. Name one with --to: ${ids}.`,
  );
}
