// Written by `npm run generate` from schemas/document.schema.json.
import type * as ids from "../ids.ts";

/**
 * The document's id, as the retriever knows it.
 */
export type DocumentId = ids.DocumentId;

/**
 * One line of documents.jsonl.
 */
export interface CorpusDocument {
  id: DocumentId;
  /**
   * Where a reader finds it.
   */
  uri: string;
  /**
   * The source revision: as given, the last commit that touched the file, or `hash:` and 12 hex digits.
   */
  revision: string;
  /**
   * SHA-256 of the raw file, or of its chunk hashes joined by line feeds in order of chunk id.
   */
  hash: string;
  /**
   * Its title.
   */
  title?: string;
  /**
   * When it was published.
   */
  publishedAt?: string;
  /**
   * Who may see it: labels of the source.
   */
  access?: string[];
}
