import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash } from "../../model/ids.ts";
import { quoteFinder } from "../../model/quote-place.ts";
import { inPlaceOrder, nearestTo, type Place } from "./places.ts";
import { quoteHolders } from "./quote-holders.ts";
import {
  mostNamed,
  type Candidate,
  type ChunkChange,
  type ChunkComparison,
  type ChunkVerdict,
} from "./verdicts.ts";

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
  /** How many there are, named or not. */
  readonly candidateCount: number;
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
  const holders = quoteHolders({ chunks: comparison.fresh, texts, isIn });
  const became = ({ chunkId, contentHash, quote }: EvidencePiece): Became => {
    const judged = before.get(chunkId);
    const isRecorded = judged !== undefined && judged.hash === (contentHash ?? judged.hash);
    if (!isRecorded) return { verdict: "unverified", quote: undefined, ...nowhere };
    const change = changes.get(chunkId);
    const isKept = texts.has(judged.hash);
    if (change === undefined) {
      const standing = quote === undefined || !isKept ? undefined : "intact";
      return { verdict: isKept ? "same" : "unverified", quote: standing, ...nowhere };
    }
    if (quote === undefined) return { ...told(change, isKept), quote: undefined };
    const holds = ({ hash }: Candidate): boolean => isIn(hash, quote) === true;
    const { place } = change;
    // What another chunk said all along is nothing that became of this one.
    const isNew = ({ id }: CorpusChunk): boolean => {
      const was = id === chunkId ? undefined : before.get(id)?.hash;
      return was === undefined || isIn(was, quote) !== true;
    };
    return byQuote(told(change, isKept), { place, holds, holders: () => holders(quote), isNew });
  };
  // Many cases cite one chunk in the same words.
  const known = new Map<string, Became>();
  return (piece) => {
    const key = JSON.stringify([piece.chunkId, piece.contentHash, piece.quote]);
    const found = known.get(key) ?? became(piece);
    known.set(key, found);
    return { piece, ...found };
  };
}

type Became = Omit<EvidenceChange, "piece">;

const nowhere = { candidates: [], candidateCount: 0 } as const;

type Told = Pick<ChunkChange, "verdict" | "candidates" | "candidateCount">;

/** What a chunk's change says of evidence whose text is there; without it, nothing says what was judged. */
function told({ verdict, candidates, candidateCount }: ChunkChange, isKept: boolean): Told {
  return { verdict: isKept ? verdict : "unverified", candidates, candidateCount };
}

interface QuoteSearch {
  /** Where the evidence would stand now. */
  readonly place: Place;
  readonly holds: (candidate: Candidate) => boolean;
  /** All chunks with a new text that hold the quote, by text. */
  readonly holders: () => readonly (readonly CorpusChunk[])[];
  /** Whether a chunk did not hold it before. */
  readonly isNew: (chunk: CorpusChunk) => boolean;
}

function byQuote(change: Told, search: QuoteSearch): Became {
  const holding = change.candidates.filter(search.holds).map(withQuote);
  return holding.length > 0 ? inCandidates(change, holding, search) : elsewhere(change, search);
}

/** Where some of the candidates hold the quote. */
function inCandidates(
  { verdict, candidates, candidateCount }: Told,
  holding: readonly Candidate[],
  search: QuoteSearch,
): Became {
  const others = candidates.filter((one) => !search.holds(one));
  const isOne = holding.length === 1 && holding[0]?.equals === 1;
  const bytes = candidates.some(({ grounds }) => grounds.includes("bytes"));
  const isDecided = verdict === "ambiguous" && isOne && !bytes;
  const further = bytes ? [] : furtherHolders(candidates, search);
  const count = Math.max(candidateCount, countOf(holding) + others.length);
  return {
    verdict: isDecided ? "edited" : foundAgain(verdict, isOne),
    quote: "intact",
    candidates: [...holding, ...holdersNear(search.place, further), ...others],
    candidateCount: count + countIn(further),
  };
}

/** Where no candidate holds the quote. */
function elsewhere(
  { verdict, candidates, candidateCount }: Told,
  { place, holders }: QuoteSearch,
): Became {
  const found = holders();
  const count = countIn(found);
  if (count === 0) {
    const isRead = candidates.some(({ likeness }) => likeness !== undefined);
    const standing = isRead || verdict === "gone" ? "changed" : undefined;
    return { verdict, quote: standing, candidates, candidateCount };
  }
  // Its other words stay with the candidates there are; those that carry the answer are elsewhere.
  const goesOn = verdict !== "gone" && verdict !== "unverified" && candidates.length > 0;
  return {
    verdict: goesOn ? "split" : foundAgain(verdict, count === 1),
    quote: "intact",
    candidates: [...holdersNear(place, found), ...candidates],
    candidateCount: count + candidateCount,
  };
}

/** Chunks that hold the quote now, and did not, beside the candidates there are: their words are others, or those of overlapping pieces. */
function furtherHolders(
  candidates: readonly Candidate[],
  { holders, isNew }: QuoteSearch,
): readonly (readonly CorpusChunk[])[] {
  const texts = new Set(candidates.map(({ hash }) => hash));
  return holders()
    .filter(([first]) => first !== undefined && !texts.has(first.hash))
    .map((chunks) => chunks.filter(isNew))
    .filter(({ length }) => length > 0);
}

function countIn(lists: readonly (readonly CorpusChunk[])[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}

/** How many chunks there are with the texts of these. */
function countOf(candidates: readonly Candidate[]): number {
  const byText = new Map(candidates.map(({ hash, equals }) => [hash, equals]));
  return [...byText.values()].reduce((sum, equals) => sum + equals, 0);
}

/** The chunks that hold a quote, those nearest to where it stood first, as many as are named. */
function holdersNear(
  place: Place,
  lists: readonly (readonly CorpusChunk[])[],
): readonly Candidate[] {
  if (lists.length === 0) return [];
  return nearestTo(place, inPlaceOrder(lists.flat()), mostNamed).map((chunk) => ({
    ...byQuoteAlone(chunk),
    equals: lists.find(([first]) => first?.hash === chunk.hash)?.length ?? 1,
  }));
}

/** What was taken for gone, and whose quote is there. */
function foundAgain(verdict: ChunkVerdict, isOne: boolean): ChunkVerdict {
  if (verdict !== "gone") return verdict;
  return isOne ? "edited" : "ambiguous";
}

function withQuote(candidate: Candidate): Candidate {
  const { grounds } = candidate;
  const [first, ...rest] = grounds;
  // Equal bytes come before the quote, which they hold.
  return first === "bytes"
    ? { ...candidate, grounds: [first, "quote", ...rest] }
    : { ...candidate, grounds: ["quote", ...grounds] };
}

function byQuoteAlone({ id, documentId, hash }: CorpusChunk): Omit<Candidate, "equals"> {
  return { id, documentId, hash, grounds: ["quote"], likeness: undefined };
}
