import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash } from "../../model/ids.ts";
import type { ChunkDifferences } from "./differences.ts";
import { inPlaceOrder, nearestTo, type Place } from "./places.ts";
import { mostNamed, type ChunkChange } from "./verdicts.ts";

/** Where the text of a chunk that is not the same stands in the later revision, byte for byte. */
export interface Places {
  /**
   * All of them in the order of places, never none: one list for all that ask about the text. Where somebody has it anew,
   * those that had it all along are not among them.
   */
  readonly chunks: readonly CorpusChunk[];
  /** Whether it came there: under another id, or cut from another document. */
  readonly isNew: boolean;
}

/** The chunks of the later revision that have one text. */
interface Holders {
  readonly byId: ReadonlyMap<ChunkId, CorpusChunk>;
  readonly chunks: readonly CorpusChunk[];
  readonly isNew: boolean;
}

/**
 * Finds the text of chunks that are not the same by its hash alone; undefined where no chunk has it. The chunks of a text are
 * looked through once, however many ask.
 */
export function placesByBytes({
  changed,
  added,
  holders,
}: ChunkDifferences): (chunk: CorpusChunk) => Places | undefined {
  const free = new Set([...changed.map(([, after]) => after.id), ...added.map(({ id }) => id)]);
  const known = new Map<ContentHash, Holders>();
  const holdersOf = (hash: ContentHash): Holders => {
    const found = known.get(hash) ?? holdersAmong(holders.get(hash) ?? [], free);
    known.set(hash, found);
    return found;
  };
  return ({ id, hash }) => {
    const { byId, chunks, isNew } = holdersOf(hash);
    const own = byId.get(id);
    if (own !== undefined) return { chunks: [own], isNew };
    return chunks.length === 0 ? undefined : { chunks, isNew };
  };
}

function holdersAmong(all: readonly CorpusChunk[], free: ReadonlySet<ChunkId>): Holders {
  const newcomers = all.filter(({ id }) => free.has(id));
  const isNew = newcomers.length > 0;
  return {
    byId: new Map(all.map((chunk) => [chunk.id, chunk])),
    chunks: inPlaceOrder(isNew ? newcomers : all),
    isNew,
  };
}

/** The verdict on a chunk whose bytes are there; `place` is where it would stand, and what is nearest to it is named. */
export function changeByBytes(chunk: CorpusChunk, { chunks }: Places, place: Place): ChunkChange {
  const candidates = nearestTo(place, chunks, mostNamed).map(({ id, documentId, hash }) => ({
    id,
    documentId,
    hash,
    grounds: ["bytes", ...(id === chunk.id ? (["id"] as const) : [])] as const,
    likeness: { kept: 1, taken: 1 },
    equals: chunks.length,
  }));
  const verdict = chunks.length === 1 ? "moved" : "ambiguous";
  return { chunk, place, verdict, candidates, candidateCount: chunks.length };
}

/** How many chunks moved: bytes alone say it, so no text is asked for. */
export function movedCount(differences: ChunkDifferences): number {
  const placesOf = placesByBytes(differences);
  const earlier = [...differences.changed.map(([before]) => before), ...differences.gone];
  return earlier.filter((chunk) => placesOf(chunk)?.chunks.length === 1).length;
}
