import { componentsIn } from "../families/conflicts.ts";
import { groupingOf, splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { holdoutStates, type HoldoutState } from "../families/holdout-state.ts";
import { splitClaimOf, type SplitClaim } from "../families/split-claim.ts";
import type { CaseFile } from "../model/case.ts";
import { chunksAsRecorded, type CorpusRevision } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import type { GoldenCase, ProvenanceEntry } from "../model/generated/case.ts";
import type { Digest } from "../model/ids.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { exportable, type StandingCase } from "./exportable.ts";
import { inOrder, type LeftOut, type WhyLeftOut } from "./left-out.ts";
import { setDigest } from "./set-digest.ts";
import { sidesOf, type Sides } from "./sides.ts";

/** What goes out is for: scoring, or choosing settings, where nothing that is held out may be seen. */
export type Purpose = "evaluation" | "tuning";

/** One piece of evidence as it was judged, in the order of the file. */
export interface ExportedEvidence extends ProvenanceEntry {
  /** The id by which the retriever's store knows the chunk now, where the current revision records one. */
  readonly storeId: string | undefined;
  /** The chunk's text, where the set keeps it. */
  readonly text: string | undefined;
}

/** One case as it goes out. */
export interface ExportedCase {
  /** As its file says it. */
  readonly case: GoldenCase;
  readonly path: string;
  /** The digest of the case, to which its approval is bound. */
  readonly digest: Digest;
  readonly currency: "current" | "carried";
  /** Undefined where the set is not split. Of dev and regression families, regression. */
  readonly split: Split | undefined;
  /** The ids of its families, in order; none where it is of none. */
  readonly families: readonly string[];
  /** The smallest family id of its component; undefined where it is of no family. */
  readonly component: string | undefined;
  /** What became of it as a holdout; undefined on dev, and in validation while no exposure names it. */
  readonly holdout: HoldoutState | undefined;
  readonly evidence: readonly ExportedEvidence[];
}

/** What a score on the set can establish; the sentences are generated from the claim and from all cases that may go out. */
export interface ExportedClaim extends Omit<SplitClaim, "statement" | "splits" | "excluded"> {
  readonly statement: string;
  /** Under the claim `period`. */
  readonly cutoff?: string;
}

/** A set as it goes out, in whatever shape. */
export interface ExportedSet {
  readonly purpose: Purpose;
  /** The current corpus revision: what an evaluation has to run on. */
  readonly revision: { readonly id: string; readonly digest: Digest };
  /** Undefined where the set is not split: then no score may be claimed. */
  readonly claim: ExportedClaim | undefined;
  /** By id, in the order of UTF-8. */
  readonly cases: readonly ExportedCase[];
  /** Every other case of the set, by why and path. */
  readonly leftOut: readonly LeftOut[];
  /** See set-digest.ts. */
  readonly digest: Digest;
}

/** Why a set cannot go out. */
export type Unexportable = "no-current-revision" | "unreadable-families" | "not-split";

export interface ExportOptions {
  readonly purpose: Purpose;
  /** The sides to take; all that the purpose allows where it is absent. */
  readonly splits?: readonly Split[] | undefined;
}

/**
 * The set as it goes out. Takes the set at its word: it is for one in which the check finds no error. Whatever the set holds,
 * for `tuning` no case is in it that is in validation or test or joined with what is.
 */
export function exportedSet(
  dataset: Dataset,
  options: ExportOptions,
): ExportedSet | { readonly refusal: Unexportable } {
  const current = currentRevision(dataset);
  if (current?.digest === undefined) return { refusal: "no-current-revision" };
  if (dataset.families !== undefined && dataset.families.whole === undefined) {
    return { refusal: "unreadable-families" };
  }
  const isSplit = splitGroupingOf(dataset) !== undefined;
  if (!isSplit && options.purpose === "evaluation") return { refusal: "not-split" };
  const standing = exportable(dataset);
  const sides = sidesOf(dataset);
  const chosen = chosenOf(standing.cases, { ...options, sides, isSplit, dataset });
  const claim = claimOf(dataset, standing.cases);
  const cases = exportedCases(chosen.cases, { dataset, current, sides });
  const revision = { id: current.id, digest: current.digest };
  const members = cases.map(({ case: { id }, digest, split }) => ({ id, digest, split }));
  return {
    purpose: options.purpose,
    revision,
    claim,
    cases,
    leftOut: inOrder([...standing.leftOut, ...chosen.leftOut]),
    digest: setDigest({ revision, claim, members }),
  };
}

interface Choice extends ExportOptions {
  readonly sides: Sides;
  readonly isSplit: boolean;
  readonly dataset: Dataset;
}

function chosenOf(
  standing: readonly StandingCase[],
  choice: Choice,
): { readonly cases: readonly StandingCase[]; readonly leftOut: readonly LeftOut[] } {
  const grouping = groupingOf(choice.dataset);
  const cases: StandingCase[] = [];
  const leftOut: LeftOut[] = [];
  for (const one of standing) {
    const { path, case: draft } = one.file;
    const why = reasonAgainst(one.file, choice, grouping);
    if (why === undefined) cases.push(one);
    else leftOut.push({ why, path, id: draft.id, reasons: [] });
  }
  return { cases, leftOut };
}

function reasonAgainst(
  file: CaseFile,
  { purpose, splits, sides, isSplit }: Choice,
  grouping: Grouping | undefined,
): WhyLeftOut | undefined {
  if (grouping?.excluded.has(file) === true) return "excluded";
  if (purpose === "tuning" && sides.isHeldOut(file)) return "held-out";
  const split = sides.splitOf(file);
  if (isSplit && split === undefined) return "no-split";
  if (splits === undefined) return undefined;
  return split !== undefined && splits.includes(split) ? undefined : "other-split";
}

function claimOf(dataset: Dataset, standing: readonly StandingCase[]): ExportedClaim | undefined {
  const files = new Set(standing.map(({ file }) => file));
  const told = splitClaimOf(dataset, (file) => files.has(file));
  const claim = dataset.families?.whole?.claim;
  if (told === undefined || claim === undefined) return undefined;
  const { kind, heldOut, sentence, caveats, limits } = told;
  const { statement } = claim;
  const cutoff = claim.kind === "period" ? { cutoff: claim.cutoff } : {};
  return { kind, statement, ...cutoff, heldOut, sentence, caveats, limits };
}

interface Source {
  readonly dataset: Dataset;
  readonly current: CorpusRevision;
  readonly sides: Sides;
}

function exportedCases(
  standing: readonly StandingCase[],
  { dataset, current, sides }: Source,
): readonly ExportedCase[] {
  const grouping = groupingOf(dataset);
  const componentOf = grouping && componentNames(grouping);
  const states = grouping && holdoutStates(grouping, dataset);
  const chunks = chunksAsRecorded(current);
  return standing.map(({ file, whole, digest, currency }) => {
    const found = grouping?.familiesOf(file).belongings.map(({ family }) => family) ?? [];
    const families = [...new Set(found)].toSorted(byUtf8);
    const split = sides.splitOf(file);
    return {
      case: whole,
      path: file.path,
      digest,
      currency,
      split,
      families,
      component: componentOf?.get(families[0] ?? ""),
      // Of dev nothing was ever held out.
      holdout: split === undefined || split === "dev" ? undefined : states?.ofCase(file),
      evidence: (whole.provenance ?? []).map((entry) => ({
        ...entry,
        storeId: chunks?.get(entry.chunkId)?.storeId,
        text: dataset.texts.get(entry.contentHash),
      })),
    };
  });
}

/** The smallest family of each family's component. */
function componentNames(grouping: Grouping): ReadonlyMap<string, string> {
  const graph = grouping.familyGraph();
  const names = componentsIn(graph).flatMap((keys) => {
    const families = keys.filter((key) => graph.holders.get(key)?.kind === "family");
    const [smallest] = families;
    return smallest === undefined ? [] : families.map((key) => [key, smallest] as const);
  });
  return new Map(names);
}
