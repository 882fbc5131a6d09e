import { provenanceOf, type CaseFile, type ProvenanceDraft } from "../model/case.ts";
import {
  chunksAsRecorded,
  documentsAsRecorded,
  isAltered,
  type CorpusRevision,
} from "../model/corpus.ts";
import { currentRevision, lacksText, revisionOf, type Dataset } from "../model/dataset.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Lineage } from "../model/lineage.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { changesBetween, type CorpusChanges, type RecordedCorpus } from "./corpus-changes.ts";
import { scopesOf, triggers, type Trigger } from "./refresh-scopes.ts";

/** Why nothing can be said about a judgment under the current revision. */
export type Unverifiable =
  /** The set has no current corpus revision. */
  | "no-current-revision"
  /** The approval does not record which corpus was read. */
  | "corpus-unbound"
  /** The revision of the judgment is not recorded, or its record cannot be read. */
  | "revision-missing"
  /** It is another one than the one that was read, under the same name. */
  | "revision-rewritten"
  /** The documents or chunks of that revision, or of the current one, are not there as recorded. */
  | "revision-altered"
  /** The evidence is not in the revision under which it was judged. */
  | "evidence-unrecorded"
  /** The set does not keep the text of the evidence. */
  | "text-missing";

/**
 * A judgment under the current corpus revision. `current`: made there. `carried`: made under an earlier one, with all its
 * evidence unchanged, and nothing else changed that concerns it. `stale`: a person has to look again; at least one of the
 * two lists says why.
 */
export type Currency =
  | { readonly state: "current" }
  | { readonly state: "carried" }
  | {
      readonly state: "stale";
      /** What changed, in the order of `triggers`. */
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
  const scopes = scopesOf(dataset.policy?.policy);
  const changes = new Map<CorpusRevision, Happened>();
  return (file) => {
    if (target === undefined) return unverified("no-current-revision");
    const then = judgedUnder(dataset, file);
    if (typeof then === "string") return unverified(then);
    if (then === target) return { state: "current" };
    const [before, now] = [recordedIn(then), recordedIn(target)];
    if (before === undefined || now === undefined) return unverified("revision-altered");
    const evidence = [...provenanceOf(file)].map(({ entry }) => entry);
    if (!isRecorded(evidence, before)) return unverified("evidence-unrecorded");
    if (lacksText(dataset, file)) return unverified("text-missing");
    const found = changes.get(then) ?? happenedBetween(before, now);
    changes.set(then, found);
    const pieces = evidence.map(({ chunkId, documentId }) => ({
      documentId,
      change: chunkId === undefined ? undefined : found.changes.ofChunk(chunkId),
    }));
    const concern = { scopes, file, pieces, changes: found.changes, lineage };
    const reasons = found.triggers.filter((trigger) => concerns(trigger, concern));
    if (reasons.length === 0) return { state: "carried" };
    const documents = reasons.flatMap((trigger) => documentsThatMayAnswer(trigger, concern));
    return {
      state: "stale",
      reasons,
      unverifiable: [],
      documents: [...new Set(documents)].toSorted(byUtf8),
    };
  };
}

/** What sets two corpora apart, and the triggers that may concern a case, so that most cases are told at once. */
interface Happened {
  readonly changes: CorpusChanges;
  readonly triggers: readonly Trigger[];
}

function happenedBetween(before: RecordedCorpus, now: RecordedCorpus): Happened {
  const changes = changesBetween(before, now);
  // A document may have another text under the same revision, which may answer what was refused.
  const isPossible = (trigger: Trigger): boolean =>
    trigger === "source-revision-changed" || changes.happens(trigger);
  return { changes, triggers: triggers.filter(isPossible) };
}

function unverified(why: Unverifiable): Currency {
  return { state: "stale", reasons: [], unverifiable: [why], documents: [] };
}

/** The revision that was read at the approval, where the set still has it as it was. */
function judgedUnder(dataset: Dataset, file: CaseFile): CorpusRevision | Unverifiable {
  const read = file.case.review?.corpus;
  const revision = revisionOf(dataset, file);
  if (read === undefined) return "corpus-unbound";
  if (revision?.digest === undefined) return "revision-missing";
  if (revision.digest !== read) return "revision-rewritten";
  return isAltered(revision) ? "revision-altered" : revision;
}

function recordedIn(revision: CorpusRevision): RecordedCorpus | undefined {
  const [documents, chunks] = [documentsAsRecorded(revision), chunksAsRecorded(revision)];
  const { record } = revision;
  if (record === undefined || documents === undefined || chunks === undefined) return undefined;
  return { record, documents, chunks };
}

/** Whether a case rests on what its own revision records. */
function isRecorded(evidence: readonly ProvenanceDraft[], { chunks }: RecordedCorpus): boolean {
  return evidence.every((entry) => {
    const chunk = entry.chunkId === undefined ? undefined : chunks.get(entry.chunkId);
    return chunk?.hash === entry.contentHash && chunk?.documentId === entry.documentId;
  });
}

/** A piece of evidence, and what became of its chunk. */
interface Piece {
  readonly documentId: ProvenanceDraft["documentId"];
  readonly change: ReturnType<CorpusChanges["ofChunk"]>;
}

interface Concern {
  readonly scopes: ReturnType<typeof scopesOf>;
  readonly file: CaseFile;
  readonly pieces: readonly Piece[];
  readonly changes: CorpusChanges;
  readonly lineage: Lineage;
}

/** Whether a change that happened concerns a case, at the width that the policy gives it. */
function concerns(trigger: Trigger, concern: Concern): boolean {
  const { scopes, pieces, changes } = concern;
  const scope = scopes[trigger];
  if (pieces.some((piece) => happensTo(piece, trigger, changes))) return true;
  if (documentsThatMayAnswer(trigger, concern).length > 0) return true;
  if (scope === "cases-of-evidence") return false;
  if (scope === "whole-set") return changes.happens(trigger);
  return pieces.some(
    ({ documentId }) => documentId !== undefined && changes.happensIn(documentId, trigger),
  );
}

/** Whether a piece of evidence is not what it was, and this is among the reasons. */
function happensTo(
  { documentId, change }: Piece,
  trigger: Trigger,
  changes: CorpusChanges,
): boolean {
  if (change === undefined || documentId === undefined) return false;
  return trigger === change || (!isOfChunks(trigger) && changes.happensIn(documentId, trigger));
}

function isOfChunks(trigger: Trigger): boolean {
  return trigger.startsWith("chunk-");
}

/**
 * The documents that were added or edited and may answer a question that the corpus did not answer: those of its families. A
 * document of no known family may be of any; so may each where the case names none, or where the policy asks all.
 */
function documentsThatMayAnswer(trigger: Trigger, concern: Concern): readonly DocumentId[] {
  const { scopes, file, changes, lineage } = concern;
  const isOpen = file.case.kind === "abstention" && file.case.because === "not-in-corpus";
  if (!isOpen || scopes["document-added"] === "cases-of-evidence") return [];
  const found = newTexts(trigger, changes);
  const own = new Set(lineage.ofCase(file));
  const isForAll = scopes[trigger] === "whole-set" && changes.happens(trigger);
  if (own.size === 0 || isForAll) return found;
  return found.filter((documentId) => {
    const families = lineage.ofDocument(documentId);
    return families.length === 0 || families.some((one) => own.has(one));
  });
}

function newTexts(trigger: Trigger, { added, edited }: CorpusChanges): readonly DocumentId[] {
  if (trigger === "document-added") return added();
  return trigger === "source-revision-changed" ? edited() : [];
}
