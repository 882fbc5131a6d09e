import type { CorpusRevision } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import { quoteFinder } from "../model/quote-place.ts";

/** A corpus revision, ready to be searched for evidence. */
export interface EvidenceSource {
  readonly revision: CorpusRevision;
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
  /** A document's chunks in order of id; none where it has none or is unknown. */
  readonly chunksOf: (document: string) => readonly CorpusChunk[];
  /** A chunk's text; undefined where the set does not keep it. */
  readonly textOf: (chunk: CorpusChunk) => string | undefined;
  /** Whether words stand in a chunk, white space apart; undefined where its text is not kept. */
  readonly holds: (chunk: CorpusChunk, quote: string) => boolean | undefined;
}

/** By default of the current revision; undefined where there is none that can be read. */
export function evidenceSource(
  dataset: Dataset,
  revision: CorpusRevision | undefined = currentRevision(dataset),
): EvidenceSource | undefined {
  const documents = revision?.documents?.records;
  const chunks = revision?.chunks?.records;
  if (revision === undefined || documents === undefined || chunks === undefined) return undefined;
  const byDocument = new Map<string, CorpusChunk[]>();
  for (const chunk of chunks.values()) {
    const list = byDocument.get(chunk.documentId);
    if (list === undefined) byDocument.set(chunk.documentId, [chunk]);
    else list.push(chunk);
  }
  const holds = quoteFinder(dataset.texts);
  return {
    revision,
    documents,
    chunks,
    chunksOf: (document) => byDocument.get(document) ?? [],
    textOf: ({ hash }) => dataset.texts.get(hash),
    holds: ({ hash }, quote) => holds(hash, quote),
  };
}
