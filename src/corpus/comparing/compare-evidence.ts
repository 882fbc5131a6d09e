import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash } from "../../model/ids.ts";
import { quoteFinder } from "../../model/quote-place.ts";
import type { Candidate, ChunkChange, ChunkComparison, ChunkVerdict } from "./verdicts.ts";

/** A chunk as a case cites it: which text was judged, and the words of it that carry the answer. */
export interface EvidencePiece {
  readonly chunkId: ChunkId;
  readonly contentHash: ContentHash | undefined;
  readonly quote: string | undefined;
}

/**
 * Whether a quote still stands where the evidence went: in one candidate as it is, or in none. Undefined where there is no
 * quote, or no text to look into.
 */
type QuoteStanding = "intact" | "changed" | undefined;

/** What became of one piece of evidence. Only "same" leaves a judgment standing without a person. */
export interface EvidenceChange {
  readonly piece: EvidencePiece;
  readonly verdict: ChunkVerdict;
  readonly quote: QuoteStanding;
  /** The nearest first, those that hold the quote before the others. */
  readonly candidates: readonly Candidate[];
}

/** What the evidence is compared by. */
export interface EvidenceSources {
  /** The chunks of the revision under which it was judged. */
  readonly before: ReadonlyMap<ChunkId, CorpusChunk>;
  readonly comparison: ChunkComparison;
  /** The kept texts: of the evidence, and of the chunks that are not the same. */
  readonly texts: ReadonlyMap<ContentHash, string>;
}

/**
 * Tells what became of evidence: as of its chunk, and by its quote where the chunk's bytes are gone. A quote weighs more
 * than an id and likeness. Evidence whose text is not kept, or is not the text that the revision records, is unverified.
 */
export function evidenceComparer({
  before,
  comparison,
  texts,
}: EvidenceSources): (piece: EvidencePiece) => EvidenceChange {
  const changes = new Map(comparison.changes.map((change) => [change.chunk.id, change]));
  const isIn = quoteFinder(texts);
  const holders = (quote: string): readonly CorpusChunk[] =>
    comparison.fresh.filter(({ hash }) => isIn(hash, quote) === true);
  return (piece) => {
    const { chunkId, contentHash, quote } = piece;
    const judged = before.get(chunkId);
    const isRecorded = judged !== undefined && judged.hash === (contentHash ?? judged.hash);
    if (!isRecorded) return { piece, verdict: "unverified", quote: undefined, candidates: [] };
    const change = changes.get(chunkId);
    const isKept = texts.has(judged.hash);
    if (change === undefined) {
      const standing = quote === undefined || !isKept ? undefined : "intact";
      const verdict = isKept ? "same" : "unverified";
      return { piece, verdict, quote: standing, candidates: [] };
    }
    if (quote === undefined) return { piece, ...told(change, isKept), quote: undefined };
    const holds = ({ hash }: Candidate): boolean => isIn(hash, quote) === true;
    return { piece, ...byQuote(told(change, isKept), { holds, holders: () => holders(quote) }) };
  };
}

/** What a chunk's change says of evidence whose text is there; without it, nothing says what was judged. */
function told(
  { verdict, candidates }: ChunkChange,
  isKept: boolean,
): Pick<ChunkChange, "verdict" | "candidates"> {
  return { verdict: isKept ? verdict : "unverified", candidates };
}

interface QuoteSearch {
  readonly holds: (candidate: Candidate) => boolean;
  /** All chunks with a new text that hold the quote. */
  readonly holders: () => readonly CorpusChunk[];
}

function byQuote(
  { verdict, candidates }: Pick<ChunkChange, "verdict" | "candidates">,
  { holds, holders }: QuoteSearch,
): Omit<EvidenceChange, "piece"> {
  const holding = candidates.filter(holds).map(withQuote);
  const others = candidates.filter((one) => !holds(one));
  if (holding.length > 0) {
    const isDecided = verdict === "ambiguous" && holding.length === 1;
    const bytes = candidates.some(({ grounds }) => grounds.includes("bytes"));
    return {
      verdict: isDecided && !bytes ? "edited" : foundAgain(verdict, holding.length),
      quote: "intact",
      candidates: [...holding, ...others],
    };
  }
  const elsewhere = holders().map((chunk) => byQuoteAlone(chunk));
  if (elsewhere.length === 0) {
    const isRead = candidates.some(({ likeness }) => likeness !== undefined);
    return { verdict, quote: isRead || verdict === "gone" ? "changed" : undefined, candidates };
  }
  // Its other words stay with the candidates there are; those that carry the answer are elsewhere.
  const goesOn = verdict !== "gone" && verdict !== "unverified" && candidates.length > 0;
  return {
    verdict: goesOn ? "split" : foundAgain(verdict, elsewhere.length),
    quote: "intact",
    candidates: [...elsewhere, ...candidates],
  };
}

/** What was taken for gone, and whose quote is there. */
function foundAgain(verdict: ChunkVerdict, holders: number): ChunkVerdict {
  if (verdict !== "gone") return verdict;
  return holders === 1 ? "edited" : "ambiguous";
}

function withQuote(candidate: Candidate): Candidate {
  const { grounds } = candidate;
  const [first, ...rest] = grounds;
  // Equal bytes come before the quote, which they hold.
  return first === "bytes"
    ? { ...candidate, grounds: [first, "quote", ...rest] }
    : { ...candidate, grounds: ["quote", ...grounds] };
}

function byQuoteAlone({ id, documentId, hash }: CorpusChunk): Candidate {
  return { id, documentId, hash, grounds: ["quote"], likeness: undefined };
}
