import type { EvidenceChange } from "../../corpus/comparing/compare-evidence.ts";
import type { Candidate } from "../../corpus/comparing/verdicts.ts";
import type { ObservedPattern } from "../observations/observed-patterns.ts";
import type { Unverifiable } from "../../corpus/currency.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { Refresh, RefreshReason } from "../../model/generated/case.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type { Split } from "../../model/families.ts";
import type { ContentHash, ChunkId, Digest, DocumentId } from "../../model/ids.ts";
import type { Replacement } from "../deciding/evidence-choice.ts";

/** What people are asked under one corpus revision. Nothing in it is chosen, and nothing of it is written by itself. */
export interface RefreshPlan {
  readonly to: {
    readonly id: string;
    readonly digest: Digest;
    readonly record: RevisionRecord | undefined;
  };
  /** The earlier revisions of the judgments that are asked about, in the order of their ids. */
  readonly from: readonly EarlierRevision[];
  /** In the order of the pull requests, then of the ids; candidates come last. */
  readonly items: readonly RefreshItem[];
  readonly pullRequests: readonly PlannedPullRequest[];
  /** How many approved cases nobody is asked about: judged under this revision, or carried to it. */
  readonly standing: { readonly current: number; readonly carried: number };
  /** Cases that would have to be looked at and cannot be asked about as they are, in the order of their paths. */
  readonly unasked: readonly UnaskedCase[];
  /** Cases with an undecided request, of whatever revision, whose judgment stands, in the order of their paths. */
  readonly needless: readonly CaseFile[];
  /** What the observations of real use ask of the set, in the order of their ids. */
  readonly observed: readonly ObservedPattern[];
}

/** A revision under which cases were judged, and what of its settings is another in the later one. */
export interface EarlierRevision {
  readonly id: string;
  /** How many of the cases that are asked about were judged under it. */
  readonly cases: number;
  /** Undefined where the set has no record of it that can be read. */
  readonly record: RevisionRecord | undefined;
}

/** One case that somebody is asked about. */
export interface RefreshItem {
  readonly file: CaseFile;
  readonly id: string;
  /** Whether an earlier judgment is asked for again, or a first one: of a candidate, with `from` and reasons left out. */
  readonly asks: "refresh" | "first-judgment";
  /** The revision of the judgment, or under which a candidate was written. */
  readonly from: string | undefined;
  readonly to: string;
  /** In the order of the schema. A refresh has one that opens a request; a candidate has none. */
  readonly reasons: readonly RefreshReason[];
  readonly unverifiable: readonly Unverifiable[];
  /** Each entry of the provenance that was approved, in its order. */
  readonly evidence: readonly PlannedEvidence[];
  /** The chunks that its file names, as evidence or as near misses, and that the later corpus has not under these ids. */
  readonly goneChunks: readonly ChunkId[];
  /** For an abstention: what came or changed that may answer it now. */
  readonly documents: readonly PlannedDocument[];
  /** Documents of its evidence, or of chunks that may take its place, that are not in one family: to be grouped first. */
  readonly ungrouped: readonly UngroupedDocument[];
  /** The ids of the observations that ask about it. */
  readonly observations: readonly string[];
  readonly families: readonly string[];
  readonly splits: readonly Split[];
  /** Whether it is held out: its question is for nobody who tunes, and what people may read by chance names it alone. */
  readonly isHeldOut: boolean;
  /** The branch of its pull request; a candidate is in none, since there is nothing to commit. */
  readonly pullRequest: string | undefined;
  /** Whether the file asks already: it has an undecided `refresh` for this revision. */
  readonly isRequested: boolean;
  /** Whether it is a sentinel, which two people judge again. */
  readonly needsTwoJudgments: boolean;
  /**
   * Whether somebody edited it since its approval: then `file` and the outcomes are of what it says now, reasons and evidence
   * of what was approved.
   */
  readonly isEdited: boolean;
  /** What each decision would come to. A refresh has each of its four outcomes, `revised` once for each way. */
  readonly outcomes: readonly PossibleOutcome[];
}

/** What one decision about a case would come to. */
export interface PossibleOutcome {
  /** A decision about moved evidence; of a candidate, its first judgment. */
  readonly outcome: NonNullable<Refresh["outcome"]> | "approved" | "rejected";
  /** Of a revision, which chunks take the place of which. */
  readonly replace: readonly Replacement[];
  readonly result:
    /** The digest of the case as it would be, to which its approval is bound. */
    | { readonly digest: Digest }
    /** Why it cannot be decided. */
    | { readonly refused: readonly Problem[] }
    /** What a person has to say first: a quote that stands, why no answer is right, the answer, or an edit of the case. */
    | { readonly needs: readonly ("quote" | "because" | "answer" | "edit")[] };
}

/** A text that may be one of those that are held out. */
interface HeldOutText {
  /** Whether it is of a held-out family's document, or a held-out case rests on it: then a page shows its id and no word of it. */
  readonly isHeldOut: boolean;
}

/** One piece of evidence: what was judged, and what became of it. */
export interface PlannedEvidence extends Omit<EvidenceChange, "candidates">, HeldOutText {
  readonly documentId: DocumentId;
  /** The text that was judged; undefined where the set does not keep it. */
  readonly text: string | undefined;
  /** The document's source revision when it was judged, and in the later corpus where it has the document. */
  readonly source: { readonly before: string | undefined; readonly after: string | undefined };
  /** The nearest first. None of them is chosen. */
  readonly candidates: readonly PlannedCandidate[];
}

/** A chunk in which evidence may have gone on, with its text where the set keeps it. */
export interface PlannedCandidate extends Candidate, HeldOutText {
  readonly text: string | undefined;
}

/** A document that came or has another text, and its new chunks that are nearest to the question: to read, not chosen. */
export interface PlannedDocument {
  readonly document: CorpusDocument;
  readonly standing: "added" | "edited";
  /** How many chunks of it have a text that stood nowhere in the corpus before. */
  readonly newChunks: number;
  /** Whether it asks a case of other families because no family claims it: it may be of any. */
  readonly asksEveryFamily: boolean;
  readonly nearest: readonly ReadableChunk[];
}

/** A document that no family claims, or several do, in a set that is split by families. */
export interface UngroupedDocument {
  readonly id: DocumentId;
  /** In order; none, or more than one. */
  readonly families: readonly string[];
}

/** A chunk with its text, where the set keeps it. */
interface ReadableChunk extends HeldOutText {
  readonly id: ChunkId;
  readonly hash: ContentHash;
  readonly text: string | undefined;
}

/** The cases that are asked about together. */
export interface PlannedPullRequest {
  readonly branch: string;
  /** The families of its cases, in order. */
  readonly families: readonly string[];
  /** The ids of its cases, in order. */
  readonly cases: readonly string[];
  /** Whether it is open already. */
  readonly isOpen: boolean;
  /** Whether a person closed it, so that nobody is asked about its cases under this revision. */
  readonly isClosed: boolean;
  /** Whether it is to be opened later, since as many are open as the policy allows. */
  readonly waits: boolean;
}

/** A pull request that is there already, and the cases that it asks about. */
export interface OpenPullRequest {
  readonly branch: string;
  readonly cases: readonly string[];
  /**
   * Whether no other case comes to it, and it may ask about others by now than the plan would: somebody else wrote to its
   * branch. `closed` where a person closed it under this revision: it takes no place of those that may be open. By default
   * neither.
   */
  readonly keeps?: "as-it-is" | "closed";
}

/** A case that the plan cannot ask about. */
export interface UnaskedCase {
  readonly path: string;
  readonly id: string | undefined;
  /** The case, where some of it can be read. */
  readonly file: CaseFile | undefined;
  readonly why:
    /** It was edited after its approval, and nothing asks for a decision about what was approved. */
    | "edited"
    /** Its approval does not record what was read. */
    | "unbound"
    /** It cannot be read. */
    | "unreadable"
    /** A candidate with evidence that `touchstone fill` has still to look up. */
    | "unfilled"
    /** Nothing tells what changed since its approval, so no decision could say what asked for it. */
    | "unverifiable";
  /** What keeps the judgment from being verified, where that is why. */
  readonly unverifiable: readonly Unverifiable[];
}
