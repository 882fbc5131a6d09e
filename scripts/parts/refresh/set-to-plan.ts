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
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { PlanOptions, PlannedRevision } from "../../../src/refresh/plan/plan-refresh.ts";
import { textsToPlan } from "../../../src/refresh/plan/texts-to-plan.ts";
import { UsageError, type Io } from "../../io.ts";
import { keptPlace } from "../checking/kept-place.ts";
import { caseThreads } from "../checking/case-threads.ts";
import { progressOn } from "../progress.ts";
import { unknownRevision } from "./unknown-revision.ts";

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
): Promise<SetToPlan | { readonly defects: readonly Defect[] }> {
  const tree = workingTree(folder);
  const place = await keptPlace(io, { folder, changed: false, fresh, fix: false });
  const progress = progressOn(io, io.now());
  try {
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
  } finally {
    progress.clear();
  }
}

function targetOf(
  dataset: Dataset,
  to: string | undefined,
): { readonly target: PlannedRevision } | { readonly defects: readonly Defect[] } {
  const id = to ?? dataset.current?.revision;
  const target = id === undefined ? undefined : dataset.revisions.get(id);
  const defects = [
    ...defectsFor(dataset, { id, isCurrent: to === undefined }),
    ...(target === undefined ? [] : alteredTables(target)),
  ];
  if (defects.length > 0) return { defects };
  if (id === undefined) throw noneCurrent(dataset);
  if (target !== undefined && isReadable(target)) return { target };
  if (to !== undefined) throw unknownRevision(dataset, to);
  return { defects: [nowhere(dataset, id)] };
}

/** Judgments made under a revision are known by the very revision of the set, so it is not copied. */
function isReadable(revision: CorpusRevision): revision is PlannedRevision {
  return revision.digest !== undefined;
}

/** What cannot be read of all that decides about a plan. Cases are told one by one. */
function defectsFor(
  { defects }: Dataset,
  { id, isCurrent }: { readonly id: string | undefined; readonly isCurrent: boolean },
): readonly Defect[] {
  const files = new Set([familiesFile, policyFile, ...(isCurrent ? [currentFile] : [])]);
  return defects.filter(
    (defect) =>
      isOfTheSet(defect) &&
      (files.has(defect.at.file) ||
        isUnreadableRevision(defect) ||
        (id !== undefined && defect.at.file.startsWith(`${revisionsFolder}/${id}/`))),
  );
}

/** Of a revision that gives nothing, nobody can say that it is not recorded. */
function isUnreadableRevision({ rule, at }: Defect): boolean {
  return rule === "file/unreadable" && `${at.file}/`.startsWith(`${revisionsFolder}/`);
}

function nowhere({ current }: Dataset, id: string): Defect {
  return {
    rule: "revision/current-unknown",
    message: `The current revision "${id}" is not recorded: there is no ${revisionsFolder}/${id}/revision.yaml.`,
    at: current?.at ?? startOf(currentFile),
    fix: "Restore its folder from Git, or point at a revision that is there.",
  };
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
