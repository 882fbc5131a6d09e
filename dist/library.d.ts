/** A case that is in one contract alone. */
interface AbsentMember {
  readonly id: string;
  readonly split: Split | null;
  /** Why the other manifest left it out, in its own words; undefined where that set did not have it. */
  readonly leftOut: {
    readonly why: string;
    readonly reasons: readonly string[];
  } | undefined;
}

/** The same of both contracts. */
interface Both<Value> {
  readonly a: Value;
  readonly b: Value;
}

/** A case that says another thing in each. */
interface ChangedMember {
  readonly id: string;
  readonly digest: Both<string>;
  /** Undefined where the lines of the case were not read on both sides. */
  readonly lines: LineChange | undefined;
}

/** The earlier state that a set was compared with; without one, the rules that need one did not run. */
type ComparedWith = {
  readonly name: string;
  readonly commit: string;
} | {
  readonly nothing: string;
  readonly rulesNotRun: readonly string[];
};

/** Whether a score on one contract may be held against a score on the other, and why not. It knows no score. */
interface ContractComparison {
  readonly comparable: boolean;
  /** None where they are comparable; the corpus revision stands first. */
  readonly reasons: readonly Told<ReasonKind>[];
  readonly remarks: readonly Told<RemarkKind>[];
  readonly members: MemberComparison;
  /** Undefined where they are comparable: all cases are. */
  readonly sameInBoth: SameInBoth | undefined;
}

/** One chunk that a reviewer judged, as the set's corpus revision has it. */
interface Evidence extends KnownChunk {
  readonly documentId: string;
  readonly sourceUri: string;
  readonly sourceRevision: string;
  /** SHA-256 of the text that was judged, `sha256:` and hex. */
  readonly contentHash: string;
  /** The chunk's text, where the set keeps it. */
  readonly text: string | undefined;
  /** The words that carry the answer, where the case names them. */
  readonly quote: string | undefined;
  /** Graded relevance, where a team keeps it: higher is more relevant. */
  readonly grade: number | undefined;
  /** The relevant chunk that this one can replace: another source of the same fact. */
  readonly insteadOf: string | undefined;
}

/** A chunk of the evidence that differs between two lines of a case. */
interface EvidenceChange {
  readonly chunkId: string;
  readonly in: "a" | "b" | "both";
  /** Of a chunk that is in one alone: those of the other line alone that have its very text. */
  readonly sameText: readonly string[];
  /** Of a chunk that is in both. */
  readonly fields: readonly FieldChange[];
}

/** A field that differs between two lines of a case; null where one does not have it. */
interface FieldChange extends Both<unknown> {
  readonly field: string;
}

/** One defect in the data. A defect is a value; only a broken run throws. */
interface Finding extends Problem {
  readonly rule: RuleId;
  readonly level: Level;
}

/** A set that was judged when it was loaded, and found without an error. It is frozen, all of it. */
interface GoldenSet {
  readonly purpose: Purpose;
  /** What the retriever has to see in the evaluation. */
  readonly corpusRevision: {
    readonly id: string;
    readonly digest: string;
  };
  /** SHA-256 over the members, their splits, the corpus revision and the claim: two runs used one set where it agrees. */
  readonly digest: string;
  /** What a score can establish; undefined where the set is not split, which is never so for an evaluation. */
  readonly claim: SetClaim | undefined;
  /** Approved cases whose judgment holds for the corpus revision, by id in the order of UTF-8 bytes. */
  readonly cases: readonly LoadedCase[];
  /** Every other case of the set, each with the reason. */
  readonly leftOut: readonly LeftOutCase[];
  /** Warnings and notices of the rules. Findings of level error refuse the set. */
  readonly remarks: readonly Finding[];
  /** Which earlier state guards approvals against going missing. */
  readonly comparedWith: ComparedWith;
  /** The commit that was loaded, by its full id; undefined where the files of the folder were. */
  readonly commit: string | undefined;
  /** What every result on this set is to carry, as plain JSON. */
  readonly stamp: ResultStamp;
}

/**
 * A set was not loaded, and nothing of it was. Its message says every reason with the places, and for each what to do; it is
 * safe to print.
 */
declare class GoldenSetRefused extends Error implements Refused {
  #private;
  constructor(message: string, refused: Refused);
  get purpose(): Refused["purpose"];
  get reasons(): readonly RefusalReason[];
  get findings(): readonly Finding[];
  get stale(): readonly LeftOutCase[];
  get corpusRevision(): Refused["corpusRevision"];
}

/** A chunk by its names. */
interface KnownChunk {
  /** As the corpus revision names it. */
  readonly chunkId: string;
  /** The id that the store itself minted for the chunk, where the revision records one: what a retriever returns. */
  readonly storeId: string | undefined;
}

/** A case of the set that is not among the loaded ones. */
interface LeftOutCase {
  readonly why: WhyLeftOut;
  /** Its file in the set. */
  readonly path: string;
  /** Undefined where it could not be read. */
  readonly id: string | undefined;
  /** Of a stale case, what changed since it was judged. */
  readonly reasons: readonly string[];
}

/** In what two lines of a case differ. Both lists are empty where only something differs that no line holds. */
interface LineChange {
  readonly fields: readonly FieldChange[];
  readonly evidence: readonly EvidenceChange[];
}

/** What a caller says of the evaluation that a set is loaded for. */
interface LoadOptions {
  /**
   * The corpus revision that the index under evaluation was built from: a set that is judged for another one is refused.
   * Keep it beside the index when that is built. Whoever cannot say it gives the reason, and every result carries that.
   */
  readonly corpusRevision: string | {
    readonly unstated: string;
  };
  /**
   * `evaluation`: to score with; the split has to be fit for it. `tuning`: to choose settings with; nothing that is in
   * validation or test, or joined with it, is among the cases.
   */
  readonly purpose: "evaluation" | "tuning";
  /** The sides to take; by default all that the purpose allows. A score that is to confirm something takes `["test"]`. */
  readonly splits?: readonly ("dev" | "validation" | "test" | "regression")[] | undefined;
  /**
   * What to do where the evidence of an approved case moved and nobody has judged it again: `refuse` the set, which is the
   * default, or leave such cases out. They are named in `leftOut` then, and counted on every result.
   */
  readonly stale?: "refuse" | "leave-out" | undefined;
  /** A branch, tag or commit to load instead of the files of the folder. Nothing of it has to be checked out. */
  readonly commit?: string | undefined;
  /** The branch, tag or commit whose approvals are guarded; by default the remote's main branch, where there is one. */
  readonly base?: string | undefined;
}

/** A question that is not to be answered. It has no evidence, on purpose. */
interface LoadedAbstention extends LoadedFields {
  readonly kind: "abstention";
  /** Why no answer is right. */
  readonly because: "not-in-corpus" | "out-of-scope" | "not-permitted" | "ambiguous";
  /** Chunks that look like an answer and are none. */
  readonly distractors: readonly KnownChunk[];
  /** The whole case as its file says it. */
  readonly contract: AbstentionCase;
}

/** A question that the evidence answers. */
interface LoadedAnswerable extends LoadedFields {
  readonly kind: "answerable";
  /** Other outcomes that are right as well. */
  readonly acceptedAnswers: readonly AcceptedAnswer[];
  /** All chunks that a reviewer judged relevant; together they suffice. Never empty. */
  readonly evidence: readonly Evidence[];
  /** The whole case as its file says it. */
  readonly contract: AnswerableCase;
}

/** One case of a loaded set: `kind` says what the right outcome is, and with it which fields there are. */
type LoadedCase = LoadedAnswerable | LoadedInconclusive | LoadedAbstention;

/** A question whose evidence conflicts or falls short; to say so is right. */
interface LoadedInconclusive extends LoadedFields {
  readonly kind: "inconclusive";
  /** Other outcomes that are right as well. */
  readonly acceptedAnswers: readonly AcceptedAnswer[];
  /** The chunks that conflict or fall short. Never empty. */
  readonly evidence: readonly Evidence[];
  /** The whole case as its file says it. */
  readonly contract: InconclusiveCase;
}

/** A case with the result that a run gave for it; undefined where it gave none. */
interface MatchedCase<Result> {
  readonly case: LoadedCase;
  readonly result: Result | undefined;
}

/** The results of a run beside the cases that they are for. */
interface MatchedResults<Result> {
  /** Every case of the set, in its order. A case without a result stays: it counts in every denominator. */
  readonly cases: readonly MatchedCase<Result>[];
  /** Ids of cases without a result. */
  readonly missing: readonly string[];
  /** Ids of results that are for no case of the set, each once. They count nowhere. */
  readonly unexpected: readonly string[];
  /** Ids with more than one result, each once; the first result counts. */
  readonly repeated: readonly string[];
  /** Whether each case has exactly one result, and there is no other. */
  readonly exact: boolean;
}

/** A case of which one field has another value in each; null where the manifest does not say. */
interface MemberChange extends Both<string | null> {
  readonly id: string;
}

/** How the cases compare, each list by id in the order of UTF-8. */
interface MemberComparison {
  readonly counts: Both<number>;
  readonly onlyInA: readonly AbsentMember[];
  readonly onlyInB: readonly AbsentMember[];
  readonly changed: readonly ChangedMember[];
  readonly sides: readonly MemberChange[];
  readonly holdouts: readonly MemberChange[];
  readonly families: readonly MemberGrouping[];
  readonly currency: readonly MemberChange[];
  /** Cases with one judgment whose lines differ all the same. */
  readonly content: readonly {
    readonly id: string;
    readonly lines: LineChange;
  }[];
}

/** A case that is grouped otherwise in each. */
interface MemberGrouping extends Both<{
  readonly families: readonly string[];
  readonly component: string | null;
}> {
  readonly id: string;
}

/** What a set was loaded for: to score with, or to choose settings with, where nothing that is held out may be seen. */
type Purpose = "evaluation" | "tuning";

/** What keeps two contracts from being one: any of these makes a score on A and a score on B be of two things. */
type ReasonKind = "corpus-revision" | "damage" | "purpose" | "claim" | "members" | "judgments" | "sides" | "spent" | "shape" | "content" | "files";

/** One reason why a set was not loaded. */
type RefusalReason = "findings" | "no-current-revision" | "other-revision" | "stale" | "not-split" | "no-case";

/** What a refusal is about. */
interface Refused {
  readonly purpose: "evaluation" | "tuning";
  readonly reasons: readonly RefusalReason[];
  /** Every finding of level error, ordered by place. */
  readonly findings: readonly Finding[];
  /** Approved cases that wait for another look, each with what moved. */
  readonly stale: readonly LeftOutCase[];
  readonly corpusRevision: {
    /** Undefined where the caller stated none. */
    readonly asked: string | undefined;
    /** Undefined where the set has none. */
    readonly current: string | undefined;
  };
}

/** What differs and leaves both scores about the same: what may be said of them, or how the files were written. */
type RemarkKind = "claim-words" | "holdouts" | "families" | "currency" | "labels" | "asked-sides" | "left-out" | "losses" | "counts" | "bytes" | "file-names" | "program" | "of-both";

/** What was asked of a repository is not in it, as far as this clone holds it. */
declare class RepositoryError extends Error {
  readonly code: "no-repository" | "no-such-commit" | "no-such-folder" | "unknown-history" | "history-ends" | "missing-object";
  constructor(code: RepositoryError["code"], message: string, options?: ErrorOptions);
}

/** What every result on a set is to carry: what was measured, on which cases and corpus, and what a score on it supports. */
interface ResultStamp {
  readonly purpose: "evaluation" | "tuning";
  /** The digest of the set, which its exports have as well: `touchstone inventory check` looks for it here. */
  readonly setDigest: string;
  readonly corpusRevision: {
    readonly id: string;
    readonly digest: string;
    /** Why nobody compared it with the revision of the index; absent where it was. */
    readonly unstated?: string;
  };
  /** What was held out; null where the set is not split. */
  readonly heldOut: "question" | "family" | "period" | null;
  /** What a score on the side test supports, and what takes away from it. */
  readonly supports: readonly string[];
  /** Many questions about one policy are not many policies: a report shows all of these. */
  readonly counts: {
    readonly cases: number;
    readonly families: number;
    readonly components: number;
    /** Cases that are of no family. */
    readonly withoutFamily: number;
  };
  /** How many cases are holdouts that nobody has read results on, that were read for a declared decision, or that are spent. */
  readonly holdouts: {
    readonly untouched: number;
    readonly used: number;
    readonly spent: number;
  };
  /** Why a score on these cases confirms nothing, a sentence each. Empty where all of them are held out on test. */
  readonly notConfirmation: readonly string[];
  /** How many cases of the set are not among them, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** The cases that are the same in both, and what could be said over them: never that A and B are comparable. */
interface SameInBoth {
  readonly ids: readonly string[];
  /** Sentences without untrusted text. */
  readonly says: readonly string[];
}

/** What the split of a set is to establish, as families.yaml declares it. */
interface SetClaim {
  readonly kind: "fixed-corpus" | "family" | "period" | "access";
  /** What no setting was chosen on. */
  readonly heldOut: "question" | "family" | "period";
  /** The sentence of whoever declared it. */
  readonly statement: string;
  /** What a score on test says, generated from the claim and the figures of the set: quote this, and no more. */
  readonly sentence: string;
  /** What the figures of this very set take away from it. */
  readonly caveats: readonly string[];
  /** What no score on it says, whatever the figures. */
  readonly limits: readonly string[];
}

/** One reason or remark. `says` is a sentence or two with values of the manifests in it: untrusted text. */
interface Told<Kind extends string> {
  readonly what: Kind;
  readonly says: string;
}

/** Something was used in a way it does not know; its message says what to write instead. Exit code 2. */
declare class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions);
}

/** Why a case is not among the loaded ones. */
type WhyLeftOut = "pending" | "rejected" | "retired" | "excluded" | "held-out" | "other-split" | "no-split" | "edited" | "unbound" | "stale" | "unreadable";

/**
 * Whether scores on two exports may be compared at all, and why not. Takes two export manifests, as parsed JSON; files beside
 * them are not looked at. Throws UsageError where one of the values is no such manifest, or names no corpus revision.
 */
declare function compareContracts(manifestA: unknown, manifestB: unknown): ContractComparison;

/**
 * Reads the set in a folder, judges it with the same rules as `touchstone check`, for an evaluation also with those of
 * `--for evaluation`, and gives the cases that a score may rest on. It is the whole set or none of it.
 *
 * Throws GoldenSetRefused where a rule finds an error, the set is judged for another corpus revision than the one asked for,
 * or the evidence of an approved case moved; UsageError where the options or the folder are not what they can be;
 * RepositoryError where a commit that was asked for cannot be read.
 */
declare function loadGoldenSet(folder: string | URL, options: LoadOptions): Promise<GoldenSet>;

/**
 * Puts each result beside its case, by the case's id. Nothing is dropped in silence: a case without a result is in `cases`
 * and in `missing`, a result without a case in `unexpected`. A map is a list of such pairs.
 */
declare function matchResults<Result>(set: Pick<GoldenSet, "cases">, results: Iterable<readonly [id: string, result: Result]>): MatchedResults<Result>;

/**
 * The case's split, only where no family decides it.
 */
type Split = "dev" | "validation" | "test" | "regression";

/** One defect in the data, before a rule's name and level are put on it. */
interface Problem {
  /** One sentence that is true without reading the rule: what is wrong here, values in straight quotes. */
  readonly message: string;
  readonly at: Location;
  /** One imperative sentence: what the contributor can do about it now. */
  readonly fix?: string;
  /** Other places that take part in the defect, such as the twin of a duplicate. */
  readonly related?: readonly Location[];
}

/** Subject, then the defect: what is wrong, never what is required. */
type RuleId = `${Subject}/${string}`;

/** The same three words as a GitHub annotation, so that no reporter has to translate. */
type Level = "error" | "warning" | "notice";

/** What every loaded case has: its question, the outcome that a reviewer accepted, and where it stands. */
interface LoadedFields {
  /** Names the case for ever. A result is matched with its case by it. */
  readonly id: string;
  readonly query: string;
  /** Earlier turns, oldest first; `query` is the turn that follows. Empty for a question on its own. */
  readonly conversation: readonly Turn[];
  /** States facts, not a wording to repeat; for an abstention, what a good refusal conveys. */
  readonly expectedAnswer: string;
  /** SHA-256 of what was judged, `sha256:` and hex: two results are about one case where id and digest agree. */
  readonly digest: string;
  /** Judged under the set's corpus revision, or earlier with all its evidence unchanged since. */
  readonly currency: "current" | "carried";
  /** By its families, or its own. Undefined where the set is not split. */
  readonly split: "dev" | "validation" | "test" | "regression" | undefined;
  /** The families of the documents that it rests on. Empty where it belongs to none. */
  readonly families: readonly string[];
  /** The families that hang together with these, by the smallest id: scores are clustered by it. Undefined without families. */
  readonly component: string | undefined;
  /**
   * What became of a case that was held out: nobody has read results on it, they were read for a decision that was declared
   * before, or somebody has learned from them, and a score on it confirms nothing any more. Undefined of others.
   */
  readonly holdout: "untouched" | "used" | "spent" | undefined;
}

/**
 * The right outcome is a refusal; there is no evidence.
 */
interface AbstentionCase {
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

/**
 * One more outcome a reviewer accepts.
 */
interface AcceptedAnswer {
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
 * The corpus supports an answer, and the relevant chunks suffice for it.
 */
interface AnswerableCase {
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
 * The evidence conflicts or falls short, and saying so is the right outcome. It has evidence like an answerable case.
 */
interface InconclusiveCase {
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

/** Where something stands in a file: line and column count from 1, columns in UTF-16 code units. */
interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

type Subject = (typeof subjects)[number];

/**
 * One earlier turn.
 */
interface Turn {
  /**
   * Who spoke.
   */
  role: "user" | "assistant" | "system";
  /**
   * What was said.
   */
  content: string;
}

/** Names one case for ever; also its file's name. */
type CaseId = Branded<"CaseId">;

/**
 * The question, in the words a real reader would use.
 */
type Query = string;

/**
 * The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.
 */
type ExpectedAnswer = string;

/**
 * Stays empty: an abstention has no evidence. Near misses go under `distractorChunkIds`.
 */
type NoChunkIds = ChunkId[];

/**
 * Stays empty: an abstention has no evidence.
 */
type NoProvenance = ProvenanceEntry[];

/** A chunk as the retriever knows it: any text, compared by code unit. */
type ChunkId = Branded<"ChunkId">;

/**
 * The corpus revision under which the case was judged: history, not a pin to renew.
 */
type CorpusRevision = string;

/**
 * Who or what wrote the case. A generated case is a candidate, never truth.
 */
type Origin = HumanOrigin | SyntheticOrigin | TelemetryOrigin | ImportOrigin;

/**
 * The human decision, bound to the content that was read. An absent review means pending.
 */
interface Review {
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
 * Earlier turns, oldest first; `query` is the turn that follows.
 */
type Conversation = Turn[];

/**
 * Free labels for finding and counting cases; not part of what was judged.
 */
type Tags = string[];

/**
 * Anything a reader should know; not part of what was judged.
 */
type Notes = string;

/**
 * The case whose need this one words differently; it shares that case's families.
 */
type VariantOf = string;

/**
 * The case's document families where no document decides them, as for abstentions; `[]` for none.
 */
type Families = FamilyId[];

/**
 * Kept for its decision value and judged by two people.
 */
interface Sentinel {
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
 * The last review that moved evidence asked for; Git has the earlier ones.
 */
interface Refresh {
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
interface Retired {
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
 * When the question is asked, under the claim `period`.
 */
type AskedAt = string;

/**
 * Who asks, under the claim `access`.
 */
interface Caller {
  /**
   * The documents this caller may see.
   */
  documents: DocumentId[];
}

/**
 * Other right outcomes, each with the chunks that suffice for it.
 */
type AcceptedAnswers = AcceptedAnswer[];

/**
 * The short form, on pending cases only: name a document and a quote, or a chunk. `touchstone fill` looks the rest up and replaces this field.
 */
type ShortEvidence = ShortEvidenceEntry[];

/**
 * All chunks that a reviewer judged relevant; together they suffice for the expected answer. Each has one entry under `provenance`.
 */
type RelevantChunkIds = ChunkId[];

/**
 * Where each relevant chunk came from: one entry a chunk, one shape for every source type.
 */
type Provenance = ProvenanceEntry[];

/** What a rule can look at: the first half of its id. */
declare const subjects: readonly ["file", "case", "evidence", "family", "split", "claim", "holdout", "revision", "review", "sentinel", "refresh", "exception", "policy", "inventory"];

type Branded<Name extends string> = string & {
  readonly [brand]: Name;
};

/**
 * One judged chunk, with the source and the text that were judged.
 */
interface ProvenanceEntry {
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
interface HumanOrigin {
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
interface SyntheticOrigin {
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
 * A recorded observation of real use led to the case.
 */
interface TelemetryOrigin {
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
interface ImportOrigin {
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
 * A moment with its offset, such as 2026-09-01T09:00:00Z.
 */
type Instant = string;

/**
 * Where a decision made in a pull request can be looked up.
 */
interface Proof {
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
 * A family of families.yaml, by its id.
 */
type FamilyId = string;

/**
 * One person's independent judgment of the sentinel.
 */
interface SentinelReview {
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
interface Resolution {
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
 * A change that can invalidate a judgment.
 */
type RefreshReason = "source-revision-changed" | "chunk-edited" | "chunk-moved" | "chunk-deleted" | "chunking-changed" | "embedding-changed" | "retrieval-filter-changed" | "document-added" | "query-pattern-observed" | "corpus-revision-changed";

/** A document as the retriever knows it: any text, compared by code unit. */
type DocumentId = Branded<"DocumentId">;

/**
 * One piece of evidence: a chunk, or a document with words that stand in exactly one of its chunks.
 */
interface ShortEvidenceEntry {
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

declare const brand: unique symbol;

/** `sha256:` and 64 hex digits: the SHA-256 of a chunk's text. */
type ContentHash = Branded<"ContentHash">;

/**
 * The bounded excerpt that the generator was given.
 */
interface Excerpt {
  /**
   * The chunks it was given.
   */
  chunkIds: ChunkId[];
  contentHash: ContentHash;
}

/** `sha256:` and 64 hex digits: the SHA-256 of a canonical JSON form. */
type Digest = Branded<"Digest">;

export {
  type AbsentMember,
  type Both,
  type ChangedMember,
  type ComparedWith,
  type ContractComparison,
  type Evidence,
  type EvidenceChange,
  type FieldChange,
  type Finding,
  type GoldenSet,
  GoldenSetRefused,
  type KnownChunk,
  type LeftOutCase,
  type LineChange,
  type LoadOptions,
  type LoadedAbstention,
  type LoadedAnswerable,
  type LoadedCase,
  type LoadedInconclusive,
  type MatchedCase,
  type MatchedResults,
  type MemberChange,
  type MemberComparison,
  type MemberGrouping,
  type Purpose,
  type ReasonKind,
  type RefusalReason,
  type Refused,
  type RemarkKind,
  RepositoryError,
  type ResultStamp,
  type SameInBoth,
  type SetClaim,
  type Told,
  UsageError,
  type WhyLeftOut,
  compareContracts,
  loadGoldenSet,
  matchResults,
};
