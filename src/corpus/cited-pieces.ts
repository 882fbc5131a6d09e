import type { ProvenanceDraft } from "../model/case.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { ChunkId, ContentHash, DocumentId } from "../model/ids.ts";
import type { ChunkTrigger, ComparedCorpus, CorpusChanges } from "./corpus-changes.ts";

/** A piece of evidence that its own revision records and whose text is kept, and what became of its chunk. */
export interface CitedPiece {
  readonly documentId: DocumentId;
  /** Undefined where it is the same. */
  readonly change: ChunkTrigger | undefined;
}

/** Why nothing can be said of a piece of evidence, the graver first. */
export const doubts = ["evidence-unrecorded", "text-missing"] as const;

export type Doubt = (typeof doubts)[number];

export function isTold(piece: CitedPiece | Doubt): piece is CitedPiece {
  return typeof piece === "object";
}

/** What evidence is held against. */
export interface PieceSources {
  /** The revision under which it was judged. */
  readonly before: ComparedCorpus;
  readonly changes: Pick<CorpusChanges, "ofChunk">;
  /** The texts that the set keeps. */
  readonly texts: ReadonlyMap<ContentHash, string>;
}

interface Known {
  readonly chunk: CorpusChunk;
  readonly told: CitedPiece | "text-missing";
}

/** Tells of evidence what became of it. Many cases cite one chunk, so what is found of it is kept. */
export function pieceFinder({
  before,
  changes,
  texts,
}: PieceSources): (entry: ProvenanceDraft) => CitedPiece | Doubt {
  const known = new Map<ChunkId, Known>();
  const lookUp = (id: ChunkId): Known | undefined => {
    const chunk = before.chunks.get(id);
    if (chunk === undefined) return undefined;
    const { documentId } = chunk;
    const isKept = texts.has(chunk.hash);
    const told = isKept ? { documentId, change: changes.ofChunk(id) } : "text-missing";
    const found = { chunk, told } as const;
    known.set(id, found);
    return found;
  };
  return ({ chunkId, contentHash, documentId }) => {
    const found = chunkId === undefined ? undefined : (known.get(chunkId) ?? lookUp(chunkId));
    const isRecorded = found?.chunk.hash === contentHash && found?.chunk.documentId === documentId;
    return found !== undefined && isRecorded ? found.told : "evidence-unrecorded";
  };
}
