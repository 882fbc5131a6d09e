import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash, DocumentId } from "../../model/ids.ts";
import type { Likeness } from "./likeness.ts";
import type { Place } from "./places.ts";

/** What became of a chunk, or of a piece of evidence, in a later revision. */
export type ChunkVerdict =
  | "same"
  /** Its text, byte for byte, is that of one other chunk. */
  | "moved"
  /** Its id has another text, or one other chunk holds its words, for the most part. */
  | "edited"
  /** Its words are in several chunks now. */
  | "split"
  /** Its words are in one chunk together with those of others. */
  | "merged"
  /** No chunk has its text, its id or its words. */
  | "gone"
  /** Several chunks have it, and nothing says which is meant. */
  | "ambiguous"
  /** A text that would tell is not kept. */
  | "unverified";

type ChangedVerdict = Exclude<ChunkVerdict, "same">;

/** The grounds on which a chunk is a candidate, the strongest first: equal bytes, a quote, its id, likeness. */
export type Ground = "bytes" | "quote" | "id" | "likeness";

/** A chunk of the later revision in which a text may have gone on. A person chooses; nothing here does. */
export interface Candidate {
  readonly id: ChunkId;
  readonly documentId: DocumentId;
  readonly hash: ContentHash;
  readonly grounds: readonly Ground[];
  /** Undefined where one of the two texts is not kept. Equal bytes are 1 and 1. */
  readonly likeness: Likeness | undefined;
  /** How many chunks with its very text fit as well, itself among them; not all of them need be named. */
  readonly equals: number;
}

/**
 * How many chunks are named as candidates of one chunk where many have one text: those nearest to its place. Chunks of
 * different texts are named each.
 */
export const mostNamed = 10;

/** A chunk of the earlier revision that is not the same in the later one. */
export interface ChunkChange {
  readonly chunk: CorpusChunk;
  /** Where it would stand in the later revision, as far as its document tells. */
  readonly place: Place;
  readonly verdict: ChangedVerdict;
  /** The nearest first; of "gone" those that are somewhat like it, if any. */
  readonly candidates: readonly Candidate[];
  /** How many there are, named or not. */
  readonly candidateCount: number;
}

/** What became of the chunks of a revision. Every chunk of it has one verdict. */
export interface ChunkComparison {
  readonly same: number;
  /** The others, in the order of their ids. */
  readonly changes: readonly ChunkChange[];
  /** Chunks of the later revision in which nothing of the earlier one goes on, in the order of their ids. */
  readonly added: readonly CorpusChunk[];
  /** Chunks of the later revision whose text no chunk had that is not the same: where words can have gone. */
  readonly fresh: readonly CorpusChunk[];
}

/** How many chunks have each verdict. */
export function verdictCounts({
  same,
  changes,
}: Pick<ChunkComparison, "same" | "changes">): Readonly<Record<ChunkVerdict, number>> {
  const counts = {
    same,
    moved: 0,
    edited: 0,
    split: 0,
    merged: 0,
    gone: 0,
    ambiguous: 0,
    unverified: 0,
  };
  for (const { verdict } of changes) counts[verdict]++;
  return counts;
}
