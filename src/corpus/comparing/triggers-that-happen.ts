import type { CorpusDocument } from "../../model/generated/document.ts";
import { triggers, type Trigger } from "../refresh-scopes.ts";
import { placesByBytes } from "./by-bytes.ts";
import type { ChunkDifferences, TableDifferences } from "./differences.ts";
import type { SettingsThatDiffer } from "./settings.ts";

/** What of two revisions decides which changes happened: ids, hashes and settings, no texts. */
export interface WhatDiffers {
  readonly documents: TableDifferences<CorpusDocument>;
  readonly chunks: ChunkDifferences;
  readonly settings: SettingsThatDiffer;
}

/** The changes that happened between two revisions and that a policy can let concern cases, in the order of `triggers`. */
export function triggersThatHappen({
  documents,
  chunks,
  settings,
}: WhatDiffers): readonly Trigger[] {
  const ofChunks = triggersOfChunks(chunks);
  const happens: Readonly<Record<Trigger, boolean>> = {
    "source-revision-changed": documents.changed.some(
      ([old, now]) => old.revision !== now.revision,
    ),
    "chunk-edited": ofChunks.has("chunk-edited"),
    "chunk-moved": ofChunks.has("chunk-moved"),
    "chunk-deleted": ofChunks.has("chunk-deleted"),
    "chunking-changed": settings.chunking,
    "embedding-changed": settings.embedding,
    "retrieval-filter-changed": settings.retrievalFilter,
    "document-added": documents.added.length > 0,
  };
  return triggers.filter((trigger) => happens[trigger]);
}

function triggersOfChunks(chunks: ChunkDifferences): ReadonlySet<Trigger> {
  const placesOf = placesByBytes(chunks);
  const edited = chunks.changed.map(([old]) => [old, "chunk-edited"] as const);
  const deleted = chunks.gone.map((old) => [old, "chunk-deleted"] as const);
  const found = [...edited, ...deleted].map(([old, otherwise]) =>
    placesOf(old)?.isNew === true ? "chunk-moved" : otherwise,
  );
  return new Set(found);
}
