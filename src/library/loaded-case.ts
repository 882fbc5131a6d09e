import type { ExportedCase, ExportedEvidence } from "../exporting/exported-set.ts";
import type {
  AbstentionCase,
  AcceptedAnswer,
  AnswerableCase,
  InconclusiveCase,
  Turn,
} from "../model/generated/case.ts";
import type { ChunkId } from "../model/ids.ts";

/** One case of a loaded set: `kind` says what the right outcome is, and with it which fields there are. */
export type LoadedCase = LoadedAnswerable | LoadedInconclusive | LoadedAbstention;

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

/** A question that the evidence answers. */
export interface LoadedAnswerable extends LoadedFields {
  readonly kind: "answerable";
  /** Other outcomes that are right as well. */
  readonly acceptedAnswers: readonly AcceptedAnswer[];
  /** All chunks that a reviewer judged relevant; together they suffice. Never empty. */
  readonly evidence: readonly Evidence[];
  /** The whole case as its file says it. */
  readonly contract: AnswerableCase;
}

/** A question whose evidence conflicts or falls short; to say so is right. */
export interface LoadedInconclusive extends LoadedFields {
  readonly kind: "inconclusive";
  /** Other outcomes that are right as well. */
  readonly acceptedAnswers: readonly AcceptedAnswer[];
  /** The chunks that conflict or fall short. Never empty. */
  readonly evidence: readonly Evidence[];
  /** The whole case as its file says it. */
  readonly contract: InconclusiveCase;
}

/** A question that is not to be answered. It has no evidence, on purpose. */
export interface LoadedAbstention extends LoadedFields {
  readonly kind: "abstention";
  /** Why no answer is right. */
  readonly because: "not-in-corpus" | "out-of-scope" | "not-permitted" | "ambiguous";
  /** Chunks that look like an answer and are none. */
  readonly distractors: readonly KnownChunk[];
  /** The whole case as its file says it. */
  readonly contract: AbstentionCase;
}

/** A chunk by its names. */
export interface KnownChunk {
  /** As the corpus revision names it. */
  readonly chunkId: string;
  /** The id that the store itself minted for the chunk, where the revision records one: what a retriever returns. */
  readonly storeId: string | undefined;
}

/** One chunk that a reviewer judged, as the set's corpus revision has it. */
export interface Evidence extends KnownChunk {
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

/** A case that goes out as other programs take it. */
export function loadedCase(
  exported: ExportedCase,
  storeIdOf: (chunkId: ChunkId) => string | undefined,
): LoadedCase {
  const { case: contract, digest, currency, split, families, component, holdout } = exported;
  const { id, query, conversation = [], expectedAnswer } = contract;
  const standing = { digest, currency, split, families, component, holdout };
  const fields = { id, query, conversation, expectedAnswer, ...standing };
  if (contract.kind === "abstention") {
    const { kind, because, distractorChunkIds = [] } = contract;
    const distractors = distractorChunkIds.map((chunkId) => {
      return { chunkId, storeId: storeIdOf(chunkId) };
    });
    return { kind, ...fields, because, distractors, contract };
  }
  const { acceptedAnswers = [] } = contract;
  const evidence = exported.evidence.map(asEvidence);
  return contract.kind === "answerable"
    ? { kind: contract.kind, ...fields, acceptedAnswers, evidence, contract }
    : { kind: contract.kind, ...fields, acceptedAnswers, evidence, contract };
}

function asEvidence({ quote, grade, insteadOf, ...entry }: ExportedEvidence): Evidence {
  return { ...entry, quote, grade, insteadOf };
}
