import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ChunkDifferences } from "./differences.ts";
import type { ChunkChange } from "./verdicts.ts";

/** Where the text of a chunk that is not the same stands in the later revision, byte for byte. */
export interface Places {
  /** In the order of the ids. Where somebody has it anew, those that had it all along are not among them. */
  readonly chunks: readonly [CorpusChunk, ...CorpusChunk[]];
  /** Whether it came there: under another id, or cut from another document. */
  readonly isNew: boolean;
}

/** Finds the text of chunks that are not the same by its hash alone; undefined where no chunk has it. */
export function placesByBytes({
  changed,
  added,
  holders,
}: ChunkDifferences): (chunk: CorpusChunk) => Places | undefined {
  const free = new Set([...changed.map(([, after]) => after.id), ...added.map(({ id }) => id)]);
  return (chunk) => {
    const all = holders.get(chunk.hash) ?? [];
    const own = all.filter(({ id }) => id === chunk.id);
    const newcomers = all.filter(({ id }) => free.has(id));
    const chosen = [own, newcomers, all].find((list) => list.length > 0) ?? [];
    const [first, ...rest] = chosen.toSorted((a, b) => byUtf8(a.id, b.id));
    return first && { chunks: [first, ...rest], isNew: newcomers.length > 0 };
  };
}

/** The verdict on a chunk whose bytes are there. */
export function changeByBytes(chunk: CorpusChunk, { chunks }: Places): ChunkChange {
  const candidates = chunks.map(({ id, documentId, hash }) => ({
    id,
    documentId,
    hash,
    grounds: ["bytes", ...(id === chunk.id ? (["id"] as const) : [])] as const,
    likeness: { kept: 1, taken: 1 },
  }));
  return { chunk, verdict: candidates.length === 1 ? "moved" : "ambiguous", candidates };
}

/** How many chunks moved: bytes alone say it, so no text is asked for. */
export function movedCount(differences: ChunkDifferences): number {
  const placesOf = placesByBytes(differences);
  const earlier = [...differences.changed.map(([before]) => before), ...differences.gone];
  return earlier.filter((chunk) => {
    const places = placesOf(chunk);
    return places !== undefined && changeByBytes(chunk, places).verdict === "moved";
  }).length;
}
