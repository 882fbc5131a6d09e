// Written by `npm run generate` from schemas/corpus-map.schema.json.
/**
 * How a chunk dump becomes a corpus revision: which of its fields say what. A field is named as the dump spells it; dots lead into nested fields, as in metadata.source.
 */
export interface CorpusMap {
  /**
   * The form of the dump; by default what the file's name ends in.
   */
  format?: "json" | "jsonl" | "csv" | "yaml";
  /**
   * Where the list of chunks stands inside a JSON or YAML file that does not start with it: names joined by dots.
   */
  list?: string;
  /**
   * The fields that describe the chunk itself.
   */
  chunk?: {
    /**
     * The field with the chunk's id. With `idFrom` it is the id that the store minted.
     */
    id?: string;
    /**
     * The field with the chunk's text.
     */
    text?: string;
    /**
     * What becomes of a record whose text is blank, such as an empty page: it is refused, or left out and named. By default refused.
     */
    blankText?: "refuse" | "leave-out";
    /**
     * The field that says where in its document the chunk stands: a heading, a page, an anchor. By default the {locator} of `idPattern`.
     */
    locator?: string;
    /**
     * How to build the locator where several fields tell it, and no field `locator` does: `article:{article}` for the field `article`. The first pattern counts whose fields the record fills.
     *
     * @minItems 1
     *
     * Items: Text with names of fields in braces.
     */
    locatorFrom?: [string, ...string[]];
    /**
     * The field with the id that the store minted, where that is not the chunk's id.
     */
    storeId?: string;
    /**
     * The field with a hash that the source made. It is kept and proves nothing.
     */
    sourceHash?: string;
  };
  /**
   * The fields that describe the chunk's document. They say the same in each of its chunks. For a folder, fields of the front matter.
   */
  document?: {
    /**
     * The field with the document's id. By default the {document} of `idPattern`.
     */
    id?: string;
    /**
     * The field that says where a reader finds the document; by default its id.
     */
    uri?: string;
    /**
     * The field with the document's title.
     */
    title?: string;
    /**
     * The field with the document's version at its source; by default `hash:` and 12 hex digits of its hash.
     */
    revision?: string;
    /**
     * The field that says when the document was published: a moment with an offset, or a day, which stands for its start in UTC.
     */
    publishedAt?: string;
    /**
     * The field that says who may see the document: one label, or a list of labels.
     */
    access?: string;
  };
  /**
   * What a chunk's id tells, as in {document}#{locator}. A name takes the text up to the first place where what follows it fits; other names than these two are skipped over.
   */
  idPattern?: string;
  /**
   * How to build the chunk's id, as in {document}#{locator}, for stores that mint new ids at each ingestion. The store's own id is kept as `storeId`.
   */
  idFrom?: string;
  /**
   * How documents were cut into chunks. A change of it asks for every judgment again.
   */
  chunking?: {
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
    settings?: {
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
}
