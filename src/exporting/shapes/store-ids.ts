import { chunksAsRecorded } from "../../model/corpus.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import type { ExportedCase } from "../exported-set.ts";
import type { FieldLoss } from "./holdings.ts";

/** By which id a retriever answers with a chunk. */
export interface StoreIds {
  readonly of: (chunkId: string) => string;
  /** Said of cases whose chunks have another id in the store. */
  readonly loss: (one: ExportedCase) => FieldLoss | undefined;
}

/**
 * The id that the retriever's store has for a chunk, where the current revision records one; else the chunk's own. Where
 * two chunks would have one name, the store's ids tell nothing apart, and every chunk keeps its own.
 */
export function storeIdsOf(dataset: Dataset): StoreIds {
  const revision = currentRevision(dataset);
  const chunks = [...((revision && chunksAsRecorded(revision)) ?? [])];
  const named = new Map<string, string>(chunks.map(([id, { storeId }]) => [id, storeId ?? id]));
  const isPlain = new Set(named.values()).size < named.size;
  const of = (id: string): string => (isPlain ? id : (named.get(id) ?? id));
  return {
    of,
    loss: ({ case: { relevantChunkIds = [] } }) =>
      relevantChunkIds.every((id) => of(id) === id)
        ? undefined
        : { fate: "changed", why: "the ids of the retriever's store stand for the chunks" },
  };
}
