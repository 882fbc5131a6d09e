import { provenanceOf, type CaseFile, type ProvenanceDraft } from "../model/case.ts";
import {
  chunksAsRecorded,
  documentsAsRecorded,
  isAltered,
  type CorpusRevision,
} from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Lineage } from "../model/lineage.ts";
import { once } from "../model/once.ts";
import { concernFinder, type Concern } from "./concerns.ts";
import { doubts, isTold, pieceFinder, type CitedPiece, type Doubt } from "./cited-pieces.ts";
import { changesBetween, type ComparedCorpus } from "./corpus-changes.ts";
import { provenanceComparer } from "./provenance-changes.ts";
import { scopesOf, type Trigger } from "./refresh-scopes.ts";

/** Why nothing can be said about a judgment under a revision. */
export type Unverifiable =
  /** The set has no current corpus revision. */
  | "no-current-revision"
  /** The approval does not record which corpus was read. */
  | "corpus-unbound"
  /** The revision of the judgment is not recorded, or its record cannot be read. */
  | "revision-missing"
  /** It is another one than the one that was read, under the same name. */
  | "revision-rewritten"
  /** The documents or chunks of that revision, or of the one it is held against, are not there as recorded. */
  | "revision-altered"
  /** The evidence is not in the revision under which it was judged. */
  | "evidence-unrecorded"
  /** The set does not keep the text of the evidence. */
  | "text-missing"
  /** The case was edited since its approval, and what was approved is not known. */
  | "approved-text-missing";

/**
 * A judgment under a corpus revision. `current`: made there. `carried`: made under another one, with all its evidence
 * unchanged, and nothing else changed that concerns it. `stale`: a person has to look again; at least one of `reasons` and
 * `unverifiable` says why.
 */
export type Currency =
  | { readonly state: "current" }
  | { readonly state: "carried" }
  | {
      readonly state: "stale";
      /**
       * What changed, in the order of `triggers`. Where the revision of the judgment cannot be read any more, it is what
       * the case's own provenance shows.
       */
      readonly reasons: readonly Trigger[];
      readonly unverifiable: readonly Unverifiable[];
      /** The documents that came or have another text and may answer what was `not-in-corpus`, in the order of their ids. */
      readonly documents: readonly DocumentId[];
    };

/**
 * Tells of approved cases what their judgment is under a revision, by default the current one. It compares the revision of
 * the judgment with it, whatever came between, and takes the digest of the case for right: whether the case was edited after
 * its approval is another question.
 */
export function currencyIn(
  dataset: Dataset,
  lineage: Lineage,
  target: CorpusRevision | undefined = currentRevision(dataset),
): (file: CaseFile) => Currency {
  const now = once(() => target && comparedCorpus(target));
  const isTargetAltered = once(() => target !== undefined && isAltered(target));
  const comparer = once(() => {
    const after = now();
    return after && provenanceComparer(after);
  });
  const scopes = scopesOf(dataset.policy?.policy);
  const compare = (then: CorpusRevision): Comparison | undefined => {
    const [before, after] = [comparedCorpus(then), now()];
    if (before === undefined || after === undefined) return undefined;
    const changes = changesBetween(before, after);
    return {
      pieceOf: pieceFinder({ before, changes, texts: dataset.texts }),
      concernOf: concernFinder({ scopes, changes, lineage }),
    };
  };
  const comparisons = new Map<CorpusRevision, Comparison | undefined>();
  return (file) => {
    if (target === undefined) return unverified("no-current-revision");
    const then = judgedUnder(dataset, file);
    if (then === "corpus-unbound") return unverified(then);
    const evidence = provenanceOf(file).map(({ entry }) => entry);
    if (typeof then === "string") return unverified(then, comparer()?.(evidence));
    if (then === target && !isTargetAltered()) return { state: "current" };
    if (!comparisons.has(then)) comparisons.set(then, compare(then));
    const comparison = comparisons.get(then);
    if (comparison === undefined) return unverified("revision-altered", comparer()?.(evidence));
    const pieces = evidence.map(comparison.pieceOf);
    const doubt = doubts.find((why) => pieces.includes(why));
    return doubt === undefined
      ? currencyBy(comparison.concernOf(file, pieces.filter(isTold)))
      : unverified(doubt);
  };
}

/** A revision of judgments, held against the one in question. */
interface Comparison {
  readonly pieceOf: (entry: ProvenanceDraft) => CitedPiece | Doubt;
  readonly concernOf: (file: CaseFile, pieces: readonly CitedPiece[]) => Concern;
}

function currencyBy({ reasons, documents }: Concern): Currency {
  if (reasons.length === 0) return { state: "carried" };
  return { state: "stale", reasons, unverifiable: [], documents };
}

function unverified(why: Unverifiable, reasons: readonly Trigger[] = []): Currency {
  return { state: "stale", reasons, unverifiable: [why], documents: [] };
}

/** The revision that was read at the approval, where the set still has it as it was. */
function judgedUnder(dataset: Dataset, file: CaseFile): CorpusRevision | Unverifiable {
  const read = file.case.review?.corpus;
  const revision = revisionOf(dataset, file);
  if (read === undefined) return "corpus-unbound";
  if (revision?.digest === undefined) return "revision-missing";
  return revision.digest === read ? revision : "revision-rewritten";
}

function comparedCorpus(revision: CorpusRevision): ComparedCorpus | undefined {
  const [documents, chunks] = [documentsAsRecorded(revision), chunksAsRecorded(revision)];
  const { record } = revision;
  if (record === undefined || documents === undefined || chunks === undefined) return undefined;
  return { settings: record, documents, chunks };
}
