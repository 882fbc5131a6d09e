import type { GoldenCase } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import type { Path } from "../../model/location.ts";

/** A chunk that a case names as evidence or as a near miss, at the first place that does. */
export interface NamedChunk {
  readonly id: ChunkId;
  readonly path: Path;
}

/** The chunks that have to be in the corpus revision of a case, each once. */
export function namedChunks(whole: GoldenCase): readonly NamedChunk[] {
  const places = new Map<ChunkId, Path>();
  const lists = [
    ["relevantChunkIds", whole.relevantChunkIds ?? []],
    ["distractorChunkIds", "distractorChunkIds" in whole ? (whole.distractorChunkIds ?? []) : []],
  ] as const;
  for (const [name, ids] of lists) {
    for (const [index, id] of ids.entries()) {
      if (!places.has(id)) places.set(id, [name, index]);
    }
  }
  return [...places].map(([id, path]) => ({ id, path }));
}
