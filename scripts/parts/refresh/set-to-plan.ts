<<<<<<< HEAD
import type { Dataset, Defect } from "../../../src/model/dataset.ts";
import { currentFile } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import {
  setToPlan as readSet,
  type AskedPlan,
  type SetToPlan,
} from "../../../src/refresh/plan/set-to-plan.ts";
=======
import { workingTree } from "../../../src/git/working-tree.ts";
import { KeptSet } from "../../../src/readings/kept-set.ts";
import { alteredTables } from "../../../src/corpus/state-defects.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readWantedTexts } from "../../../src/load/read-texts.ts";
import { filesBelow, keepsFile } from "../../../src/load/set-files.ts";
import { isOfTheSet, type Dataset, type Defect } from "../../../src/model/dataset.ts";
import type { CorpusRevision } from "../../../src/model/corpus.ts";
import {
  currentFile,
  familiesFile,
  policyFile,
  revisionsFolder,
  textsFolder,
} from "../../../src/model/layout.ts";
import { startOf } from "../../../src/model/location.ts";
>>>>>>> bench
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { keptPlace } from "../checking/kept-place.ts";
import { caseThreads } from "../checking/case-threads.ts";
import { progressOn } from "../progress.ts";
import { unknownRevision } from "./unknown-revision.ts";

<<<<<<< HEAD
/** Reads a set for a plan, or what of it keeps one from being made. Throws UsageError where no such revision is recorded. */
export async function setToPlan(
  io: Io,
  tree: Tree,
  asked: AskedPlan,
=======
/** A set with the revision and the texts that a plan is made of. */
interface SetToPlan extends Pick<PlanOptions, "target" | "texts"> {
  readonly dataset: Dataset;
}

interface Asked {
  /** The revision to plan for; undefined for the current one. */
  readonly to: string | undefined;
  readonly candidates: boolean;
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
>>>>>>> bench
): Promise<SetToPlan | { readonly defects: readonly Defect[] }> {
  const tree = workingTree(folder);
  const place = await keptPlace(io, { folder, changed: false, fresh, fix: false });
  const progress = progressOn(io, io.now());
  try {
<<<<<<< HEAD
    const set = await readSet(tree, asked, { cases: caseThreads, onStep: progress.reading });
    if (!("none" in set)) return set;
    const { to } = asked;
    throw to === undefined ? noneCurrent(set.dataset) : unknownRevision(set.dataset, to);
=======
    const kept = place && KeptSet.open(place, tree).begin();
    const dataset = await loadDataset(tree, {
      cases: kept === undefined ? caseThreads : kept.reader(caseThreads),
      passesTextsOver: true,
      onStep: progress.reading,
    });
    if (dataset.cases.length >= (place?.least ?? 0)) await kept?.keepCases();
    const found = targetOf(dataset, to);
    if ("defects" in found) return found;
    const { target } = found;
    const wanted = new Set(
      [...textsToPlan(dataset, { target, candidates })].filter((hash) => !dataset.texts.has(hash)),
    );
    const files = (await filesBelow(tree, textsFolder, []))
      .filter((entry) => keepsFile(entry, []))
      .map(({ path }) => path);
    const read = wanted.size === 0 ? undefined : await readWantedTexts(tree, files, wanted);
    return { dataset, target, texts: read?.texts ?? new Map() };
>>>>>>> bench
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
