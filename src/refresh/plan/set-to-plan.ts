import { currentNotRecorded } from "../../corpus/current-defects.ts";
import { alterations } from "../../corpus/state-defects.ts";
import { loadDataset, type LoadOptions } from "../../load/dataset.ts";
import { readWantedTexts } from "../../load/read-texts.ts";
import { filesBelow, keepsFile } from "../../load/set-files.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { isOfTheSet, type Dataset, type Defect } from "../../model/dataset.ts";
import {
  currentFile,
  familiesFile,
  policyFile,
  revisionsFolder,
  textsFolder,
} from "../../model/layout.ts";
import type { Tree } from "../../model/tree.ts";
import type { PlanOptions, PlannedRevision } from "./plan-refresh.ts";
import { textsToPlan } from "./texts-to-plan.ts";

/** A set with the revision and the texts that a plan is made of. */
export interface SetToPlan extends Pick<PlanOptions, "target" | "texts"> {
  readonly dataset: Dataset;
}

/** Why nothing can be planned for a set. */
export type UnplannableSet =
  /** What cannot be read of all that decides about a plan. */
  | { readonly defects: readonly Defect[]; readonly dataset: Dataset }
  /** There is no revision to plan for: none is recorded, none is current, or not the one that was asked for. */
  | { readonly none: "recorded" | "current" | "such"; readonly dataset: Dataset };

export interface AskedPlan {
  /** The revision to plan for; undefined for the current one. */
  readonly to: string | undefined;
  readonly candidates: boolean;
}

/** Reads a set for a plan, or what of it keeps one from being made. */
export async function setToPlan(
  tree: Tree,
  { to, candidates }: AskedPlan,
  options: LoadOptions = {},
): Promise<SetToPlan | UnplannableSet> {
  const dataset = await loadDataset(tree, { ...options, passesTextsOver: true });
  const found = targetOf(dataset, to);
  if (!("target" in found)) return found;
  const { target } = found;
  const wanted = new Set(
    [...textsToPlan(dataset, { target, candidates })].filter((hash) => !dataset.texts.has(hash)),
  );
  const files = (await filesBelow(tree, textsFolder, []))
    .filter((entry) => keepsFile(entry, []))
    .map(({ path }) => path);
  const read = wanted.size === 0 ? undefined : await readWantedTexts(tree, files, wanted);
  return { dataset, target, texts: read?.texts ?? new Map() };
}

function targetOf(
  dataset: Dataset,
  to: string | undefined,
): { readonly target: PlannedRevision } | UnplannableSet {
  const id = to ?? dataset.current?.revision;
  const target = id === undefined ? undefined : dataset.revisions.get(id);
  const defects = [
    ...defectsFor(dataset, { id, isCurrent: to === undefined }),
    ...(target === undefined ? [] : alterations(target)),
  ];
  if (defects.length > 0) return { defects, dataset };
  if (id === undefined) {
    return { none: dataset.revisions.size === 0 ? "recorded" : "current", dataset };
  }
  if (target !== undefined && isReadable(target)) return { target };
  return to === undefined
    ? { defects: [currentNotRecorded(id, dataset.current?.at)], dataset }
    : { none: "such", dataset };
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
