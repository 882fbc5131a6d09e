import type { RefreshReason } from "../../model/generated/case.ts";

/** What each reason to read a case again says of the corpus, as a clause; how wide it reaches is for the policy to say. */
export const reasonWords: Readonly<Record<RefreshReason, string>> = {
  "source-revision-changed": "a document has another revision or another text",
  "chunk-edited": "a chunk has another text",
  "chunk-moved": "a text stands in another chunk",
  "chunk-deleted": "a chunk is gone",
  "chunking-changed": "the documents are cut into chunks in another way",
  "embedding-changed": "the chunks are embedded in another way",
  "retrieval-filter-changed": "the retriever is limited to other documents",
  "document-added": "a document was added",
  "query-pattern-observed": "readers ask in a way that the set does not cover",
  "corpus-revision-changed": "there is another corpus revision",
};
