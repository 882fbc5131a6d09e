// Written by `npm run generate` from schemas/case.schema.json.
import type * as ids from "../ids.ts";

/**
 * One question with its accepted outcome, its evidence and the human decision about it.
 */
export type GoldenCase = AnswerableCase | InconclusiveCase | AbstentionCase;
/**
 * The case's id and its file's name: lower-case letters and digits joined by single dots, dashes or underscores, at most 100 characters. It never changes and is never used again.
 */
export type CaseId = ids.CaseId;
/**
 * The question, in the words a real reader would use.
 */
export type Query = string;
/**
 * The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.
 */
export type ExpectedAnswer = string;
/**
 * A chunk's id, exactly as the retriever knows it in the corpus revision.
 */
export type ChunkId = ids.ChunkId;
/**
 * Other right outcomes, each with the chunks that suffice for it.
 */
export type AcceptedAnswers = AcceptedAnswer[];
/**
 * The short form, on pending cases only: name a document and a quote, or a chunk. `touchstone fill` looks the rest up and replaces this field.
 */
export type ShortEvidence = ShortEvidenceEntry[];
/**
 * All chunks that a reviewer judged relevant; together they suffice for the expected answer. Each has one entry under `provenance`.
 */
export type RelevantChunkIds = ChunkId[];
/**
 * A document's id, exactly as the corpus revision lists it.
 */
export type DocumentId = ids.DocumentId;
/**
 * SHA-256 of the chunk's text, written `sha256:` and 64 lower-case hex digits. It says which text was judged.
 */
export type ContentHash = ids.ContentHash;
/**
 * Where each relevant chunk came from: one entry a chunk, one shape for every source type.
 */
export type Provenance = ProvenanceEntry[];
/**
 * The corpus revision under which the case was judged: history, not a pin to renew.
 */
export type CorpusRevision = string;
/**
 * Who or what wrote the case. A generated case is a candidate, never truth.
 */
export type Origin = HumanOrigin | SyntheticOrigin | TelemetryOrigin | ImportOrigin;
/**
 * A moment with its offset, such as 2026-09-01T09:00:00Z.
 */
export type Instant = string;
/**
 * Earlier turns, oldest first; `query` is the turn that follows.
 */
export type Conversation = Turn[];
/**
 * Free labels for finding and counting cases; not part of what was judged.
 */
export type Tags = string[];
/**
 * Anything a reader should know; not part of what was judged.
 */
export type Notes = string;
/**
 * The case whose need this one words differently; it shares that case's families.
 */
export type VariantOf = string;
/**
 * A family of families.yaml, by its id.
 */
export type FamilyId = string;
/**
 * The case's document families where no document decides them, as for abstentions; `[]` for none.
 */
export type Families = FamilyId[];
/**
 * The case's split, only where no family decides it.
 */
export type Split = "dev" | "validation" | "test" | "regression";
/**
 * A SHA-256, written `sha256:` and 64 lower-case hex digits.
 */
export type Digest = ids.Digest;
/**
 * A change that can invalidate a judgment.
 */
export type RefreshReason =
  | "source-revision-changed"
  | "chunk-edited"
  | "chunk-moved"
  | "chunk-deleted"
  | "chunking-changed"
  | "embedding-changed"
  | "retrieval-filter-changed"
  | "document-added"
  | "query-pattern-observed"
  | "corpus-revision-changed";
/**
 * When the question is asked, under the claim `period`.
 */
export type AskedAt = string;
/**
 * Stays empty: an abstention has no evidence. Near misses go under `distractorChunkIds`.
 */
export type NoChunkIds = ChunkId[];
/**
 * Stays empty: an abstention has no evidence.
 */
export type NoProvenance = ProvenanceEntry[];

/**
 * The corpus supports an answer, and the relevant chunks suffice for it.
 */
export interface AnswerableCase {
  id: CaseId;
  /**
   * The corpus supports an answer.
   */
  kind: "answerable";
  query: Query;
  expectedAnswer: ExpectedAnswer;
  acceptedAnswers?: AcceptedAnswers;
  evidence?: ShortEvidence;
  relevantChunkIds?: RelevantChunkIds;
  provenance?: Provenance;
  corpusRevision?: CorpusRevision;
  origin?: Origin;
  review?: Review;
  conversation?: Conversation;
  tags?: Tags;
  notes?: Notes;
  variantOf?: VariantOf;
  families?: Families;
  split?: Split;
  sentinel?: Sentinel;
  refresh?: Refresh;
  retired?: Retired;
  askedAt?: AskedAt;
  caller?: Caller;
}
/**
 * One more outcome a reviewer accepts.
 */
export interface AcceptedAnswer {
  /**
   * The outcome, as a statement of fact.
   */
  statement: string;
  /**
   * The relevant chunks that suffice for this statement; at least one, all of them in `relevantChunkIds`.
   */
  chunkIds: ChunkId[];
}
/**
 * One piece of evidence: a chunk, or a document with words that stand in exactly one of its chunks.
 */
export interface ShortEvidenceEntry {
  /**
   * The document that holds the quote.
   */
  document?: string;
  /**
   * The chunk's id, where it is known.
   */
  chunk?: string;
  /**
   * Words of the source that carry the answer; white space may differ, nothing else.
   */
  quote?: string;
}
/**
 * One judged chunk, with the source and the text that were judged.
 */
export interface ProvenanceEntry {
  chunkId: ChunkId;
  documentId: DocumentId;
  /**
   * Where a reader finds the document, as the corpus revision records it.
   */
  sourceUri: string;
  /**
   * Which revision of the document was judged, as the corpus revision records it.
   */
  sourceRevision: string;
  contentHash: ContentHash;
  /**
   * The words in the chunk that carry the answer; white space may differ, nothing else. Survives re-chunking.
   */
  quote?: string;
  /**
   * Graded relevance, where a team keeps it: 0 or more, higher is more relevant.
   */
  grade?: number;
  /**
   * The relevant chunk that this one can replace: another source of the same fact.
   */
  insteadOf?: string;
}
/**
 * A person wrote the case.
 */
export interface HumanOrigin {
  /**
   * A person wrote it.
   */
  kind: "human";
  /**
   * Who wrote it.
   */
  author: string;
}
/**
 * A generator wrote the case from an excerpt of the corpus.
 */
export interface SyntheticOrigin {
  /**
   * A generator wrote it.
   */
  kind: "synthetic";
  /**
   * Why it was generated.
   */
  lane: "backlog" | "phrasing" | "exploration";
  /**
   * The generator: model and prompt, by name and version.
   */
  generator: string;
  excerpt?: Excerpt;
  /**
   * Always false in the lane `exploration`: nobody has compared these cases with human judgment.
   */
  calibrated?: boolean;
}
/**
 * The bounded excerpt that the generator was given.
 */
export interface Excerpt {
  /**
   * The chunks it was given.
   */
  chunkIds: ChunkId[];
  contentHash: ContentHash;
}
/**
 * A recorded observation of real use led to the case.
 */
export interface TelemetryOrigin {
  /**
   * A recorded observation led to it.
   */
  kind: "telemetry";
  /**
   * The recorded observation, by its id or address.
   */
  observation: string;
}
/**
 * The case came from a file that a team already held.
 */
export interface ImportOrigin {
  /**
   * It was imported.
   */
  kind: "import";
  /**
   * The format it was read as, such as `table`.
   */
  format: string;
  /**
   * The file's name.
   */
  source: string;
  /**
   * SHA-256 of the file's bytes.
   */
  sha256: string;
  /**
   * The record's id in that file, where it had one.
   */
  id?: string;
}
/**
 * The human decision, bound to the content that was read. An absent review means pending.
 */
export interface Review {
  /**
   * Where the human decision stands.
   */
  status: "pending" | "approved" | "rejected";
  /**
   * The person who decided.
   */
  reviewedBy?: string;
  reviewedAt?: Instant;
  /**
   * Why, in one sentence.
   */
  reason?: string;
  /**
   * What the reviewer confirmed, each by an answer of its own: query, answer, source, chunks; for an abstention query and answer.
   */
  confirmed?: ("query" | "answer" | "source" | "chunks")[];
  /**
   * Digest of the case that was read: an edited case is visibly unreviewed.
   */
  digest?: string;
  /**
   * Digest of the corpus revision's revision.yaml: a revision rewritten under its name is seen.
   */
  corpus?: string;
  /**
   * How the decision was recorded.
   */
  via?: "github" | "local" | "import";
  proof?: Proof;
}
/**
 * Where a decision made in a pull request can be looked up.
 */
export interface Proof {
  /**
   * The pull request's number.
   */
  pullRequest: number;
  /**
   * The review's id.
   */
  review: number;
  /**
   * The reviewer's account id, which survives a renamed account.
   */
  reviewerId: number;
  /**
   * The commit that was reviewed.
   */
  commit: string;
}
/**
 * One earlier turn.
 */
export interface Turn {
  /**
   * Who spoke.
   */
  role: "user" | "assistant" | "system";
  /**
   * What was said.
   */
  content: string;
}
/**
 * Kept for its decision value and judged by two people.
 */
export interface Sentinel {
  /**
   * What the sentinel watches.
   */
  why: "common" | "ambiguous" | "high-consequence" | "several-sources" | "uncertainty" | "fragile";
  /**
   * The independent judgments.
   */
  reviews?: SentinelReview[];
  resolution?: Resolution;
}
/**
 * One person's independent judgment of the sentinel.
 */
export interface SentinelReview {
  /**
   * Who judged.
   */
  reviewer: string;
  /**
   * The chunks this person judged relevant.
   */
  relevantChunkIds: ChunkId[];
  /**
   * Whether the evidence supports the expected answer.
   */
  expectedAnswerSupported: boolean;
  reviewedAt: Instant;
  digest: Digest;
  /**
   * How this judgment is known to be independent of the other one.
   */
  independence: "blind" | "declared";
}
/**
 * How a difference between the two judgments was settled.
 */
export interface Resolution {
  /**
   * Who settled it.
   */
  by: string;
  at: Instant;
  /**
   * Why it was settled so, in one sentence.
   */
  reason: string;
  /**
   * What was clarified in the case.
   */
  clarified: ("query" | "answer" | "source" | "chunks")[];
}
/**
 * The last review that moved evidence asked for; Git has the earlier ones.
 */
export interface Refresh {
  /**
   * The corpus revision of the earlier judgment.
   */
  from: string;
  /**
   * The corpus revision under which it was asked again.
   */
  to: string;
  /**
   * What moved.
   */
  reasons: RefreshReason[];
  /**
   * What was decided; absent while nobody has.
   */
  outcome?: "confirmed" | "revised" | "abstained" | "retired";
  /**
   * Who decided.
   */
  by?: string;
  at?: Instant;
  /**
   * Why it was decided so, in one sentence.
   */
  reason?: string;
  /**
   * The recorded observations of real use that asked for the review, by id; later decisions keep them.
   */
  observations?: string[];
  /**
   * The case's digest before the decision.
   */
  previous?: string;
  proof?: Proof;
}
/**
 * The case serves no need any more; the file stays.
 */
export interface Retired {
  /**
   * Who retired it.
   */
  by: string;
  at: Instant;
  /**
   * Why no reader needs the case any more, in one sentence.
   */
  reason: string;
  proof?: Proof;
}
/**
 * Who asks, under the claim `access`.
 */
export interface Caller {
  /**
   * The documents this caller may see.
   */
  documents: DocumentId[];
}
/**
 * The evidence conflicts or falls short, and saying so is the right outcome. It has evidence like an answerable case.
 */
export interface InconclusiveCase {
  id: CaseId;
  /**
   * The evidence conflicts or falls short, and saying so is right.
   */
  kind: "inconclusive";
  query: Query;
  expectedAnswer: ExpectedAnswer;
  acceptedAnswers?: AcceptedAnswers;
  evidence?: ShortEvidence;
  relevantChunkIds?: RelevantChunkIds;
  provenance?: Provenance;
  corpusRevision?: CorpusRevision;
  origin?: Origin;
  review?: Review;
  conversation?: Conversation;
  tags?: Tags;
  notes?: Notes;
  variantOf?: VariantOf;
  families?: Families;
  split?: Split;
  sentinel?: Sentinel;
  refresh?: Refresh;
  retired?: Retired;
  askedAt?: AskedAt;
  caller?: Caller;
}
/**
 * The right outcome is a refusal; there is no evidence.
 */
export interface AbstentionCase {
  id: CaseId;
  /**
   * The right outcome is to give no answer.
   */
  kind: "abstention";
  query: Query;
  expectedAnswer: ExpectedAnswer;
  /**
   * Why no answer is right: the corpus lacks it, the question is out of scope, the caller may not know, or the question is ambiguous.
   */
  because: "not-in-corpus" | "out-of-scope" | "not-permitted" | "ambiguous";
  relevantChunkIds?: NoChunkIds;
  provenance?: NoProvenance;
  /**
   * Chunks that look like an answer and are none.
   */
  distractorChunkIds?: ChunkId[];
  corpusRevision?: CorpusRevision;
  origin?: Origin;
  review?: Review;
  conversation?: Conversation;
  tags?: Tags;
  notes?: Notes;
  variantOf?: VariantOf;
  families?: Families;
  split?: Split;
  sentinel?: Sentinel;
  refresh?: Refresh;
  retired?: Retired;
  askedAt?: AskedAt;
  caller?: Caller;
}
