// Written by `npm run generate` from schemas/text.schema.json.
import type * as ids from "../ids.ts";

/**
 * SHA-256 of the text.
 */
export type ContentHash = ids.ContentHash;

/**
 * One line of corpus-revisions/texts/<0-f>.jsonl.
 */
export interface CorpusText {
  hash: ContentHash;
  /**
   * The chunk's text, with LF line ends.
   */
  text: string;
}
