// Written by `npm run generate` from schemas/chunk.schema.json.
import type * as ids from "../ids.ts";

/**
 * The chunk's id, as the retriever knows it.
 */
export type ChunkId = ids.ChunkId;
/**
 * The document it was cut from.
 */
export type DocumentId = ids.DocumentId;
/**
 * SHA-256 of the chunk's text after CRLF became LF.
 */
export type ContentHash = ids.ContentHash;

/**
 * One line of chunks.jsonl.
 */
export interface CorpusChunk {
  id: ChunkId;
  documentId: DocumentId;
  hash: ContentHash;
  /**
   * Where in the document: a heading, a page, an anchor.
   */
  locator?: string;
  /**
   * The id that the store minted at ingestion.
   */
  storeId?: string;
  /**
   * A hash that came with the chunk; kept, it proves nothing.
   */
  sourceHash?: string;
}
