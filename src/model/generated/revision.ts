// Written by `npm run generate` from schemas/revision.schema.json.
/**
 * An immutable, named snapshot of what the retriever can see. Nothing under its name ever changes.
 */
export interface RevisionRecord {
  /**
   * The revision's name and its folder's name: lower-case letters and digits joined by single dots, dashes or underscores.
   */
  id: string;
  /**
   * The revision that was current before this one.
   */
  parent?: string;
  /**
   * When the source was as it is here: given, or the source's commit time; never the clock.
   */
  createdAt: string;
  /**
   * How documents were cut into chunks.
   */
  chunking: {
    /**
     * The chunker.
     */
    name: string;
    /**
     * The chunker's version.
     */
    version: string;
    /**
     * Whatever changes its output, such as a size and an overlap.
     */
    settings: {
      [k: string]: unknown;
    };
  };
  /**
   * The embedding model of the index, where there is one.
   */
  embedding?: {
    /**
     * The model.
     */
    model: string;
    /**
     * Its version.
     */
    version: string;
  };
  /**
   * The filter that limits what the retriever can see.
   */
  retrievalFilter?: string;
  /**
   * What differs from the parent and can invalidate judgments.
   *
   * Items: A change that can invalidate a judgment.
   */
  triggers: (
    "source-revision-changed" | "chunking-changed" | "embedding-changed" | "retrieval-filter-changed" | "document-added"
  )[];
  /**
   * Which chunk texts are kept under corpus-revisions/texts.
   */
  texts: "all" | "cited" | "none";
  documents: ManifestFile;
  chunks: ManifestFile;
}
/**
 * A manifest file's record count and digest.
 */
export interface ManifestFile {
  /**
   * How many records it holds.
   */
  count: number;
  /**
   * SHA-256 of the file's bytes, or of its shards 0 to f one after another, written `sha256:` and 64 hex digits.
   */
  sha256: string;
}
