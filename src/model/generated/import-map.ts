// Written by `npm run generate` from schemas/import-map.schema.json.
/**
 * Which field of a table becomes which part of a case, for `touchstone import table`. A field is named as the table names it; names joined by dots lead into maps, such as `metadata.type`. Fields that nothing here names are kept in the case's notes.
 */
export interface ImportMap {
  /**
   * The form of the table; by default what the file's name ends in.
   */
  format?: "json" | "jsonl" | "csv" | "yaml";
  /**
   * Where the list of records stands inside a JSON or YAML file that does not start with it: names joined by dots.
   */
  list?: string;
  /**
   * The field that holds the record's id. Without it, or where it is blank, an id is made from the question.
   */
  id?: string;
  /**
   * Text put before every id, such as `benefits-`.
   */
  idPrefix?: string;
  /**
   * The field that holds the question.
   */
  query: string;
  /**
   * The field that holds the answer a reviewer would accept.
   */
  expectedAnswer?: string;
  /**
   * The kind of every record: what its right outcome is. It is said here and never guessed: a record without evidence is incomplete, not an abstention.
   */
  kind?: "answerable" | "inconclusive" | "abstention";
  /**
   * Where the records tell their kind, in place of `kind`.
   */
  kindFrom?: {
    /**
     * The field that tells the kind.
     */
    field: string;
    /**
     * The kind by the field's text, such as `out of scope: abstention`. Without it the field holds the kind itself.
     */
    values?: {
      /**
       * The kind that this text stands for.
       */
      [k: string]: "answerable" | "inconclusive" | "abstention";
    };
    /**
     * The kind of the records in which the field is absent or blank. Without it such a record is incomplete.
     */
    otherwise?: "answerable" | "inconclusive" | "abstention";
  };
  /**
   * Why no answer is right, for every abstention.
   */
  because?: "not-in-corpus" | "out-of-scope" | "not-permitted" | "ambiguous";
  /**
   * Where the records tell why no answer is right, in place of `because`. Only abstentions have a reason.
   */
  becauseFrom?: {
    /**
     * The field that tells the reason.
     */
    field: string;
    /**
     * The reason by the field's text. Without it the field holds the reason itself.
     */
    values?: {
      /**
       * The reason that this text stands for.
       */
      [k: string]: "not-in-corpus" | "out-of-scope" | "not-permitted" | "ambiguous";
    };
  };
  /**
   * Other right answers. Each rests on all the evidence of its record.
   */
  acceptedAnswers?: {
    /**
     * The field that holds a list of answers, or one.
     */
    field: string;
    /**
     * What stands between the answers where the field is one text.
     */
    separator?: string;
  };
  evidence?: Evidence;
  /**
   * Earlier turns, oldest first: a list of maps.
   */
  conversation?: {
    /**
     * The field that holds the turns.
     */
    field: string;
    /**
     * What a turn calls its speaker; by default `role`.
     */
    role?: string;
    /**
     * What a turn calls its text; by default `content`.
     */
    content?: string;
    /**
     * The role by the text of a turn, such as `human: user`. Without it the turns say user, assistant or system.
     */
    roles?: {
      /**
       * The role that this text stands for.
       */
      [k: string]: "user" | "assistant" | "system";
    };
  };
  /**
   * Free labels.
   */
  tags?: {
    /**
     * The field that holds a list of labels, or one.
     */
    field: string;
    /**
     * What stands between the labels where the field is one text.
     */
    separator?: string;
  };
  /**
   * The field whose text opens the case's notes.
   */
  notes?: string;
}
/**
 * Where a record names its evidence: `field` or `fields`, or `citedIn` with `pattern` or `line`. What is named there are chunk ids, or with `places` the places of documents. A record that names none there is read by `otherwise`.
 */
export interface Evidence {
  /**
   * The field that holds a list of chunk ids, or one.
   */
  field?: string;
  /**
   * Several such fields, in place of `field`. All of them are read, in this order.
   *
   * @minItems 1
   *
   * Items: The name of a field.
   */
  fields?: [string, ...string[]];
  /**
   * What stands between the pieces where a text names several, such as `;`.
   */
  separator?: string;
  /**
   * The field whose text cites evidence. Citations that lead to evidence are taken out of the answer; the text as it was is kept in the notes.
   */
  citedIn?: string;
  /**
   * What a citation looks like, such as `[{chunk}]`; `{chunk}` stands for the chunk's id.
   */
  pattern?: string;
  /**
   * What a line looks like that holds nothing but sources, in place of `pattern`: `SOURCES: {sources}`.
   */
  line?: string;
  /**
   * The chunk's id, made from the names in `pattern` where a citation does not spell it: `{file}#page={page}`. By default `{chunk}`.
   */
  chunk?: string;
  /**
   * How people write a place, such as `handbook p. 12`, where the evidence is no chunk id. The first pattern counts that fits and leads to evidence. All chunks of the place are the evidence; where only a document is told, its chunks are still to be found.
   *
   * @minItems 1
   */
  places?: [Place, ...Place[]];
  /**
   * What people call the documents: a name and the document's id, such as `handbook: employee-handbook.pdf`. Ids and titles of the corpus need no line.
   */
  documents?: {
    /**
     * The document's id.
     */
    [k: string]: string;
  };
  /**
   * Whether a `*` in a document's name stands for any run of characters, so that `*2023*` names all documents with 2023 in their id.
   */
  globs?: boolean;
  /**
   * What stands between the parts of a locator, such as `:`; a place then covers what lies below it: `article:6` covers `article:6:1`, and never `article:60`. Without it a place covers the chunks with just its locator.
   */
  below?: string;
  /**
   * What the name of the table's file tells, such as `cases_{law}.yaml`. The names in braces can be used in `places`.
   */
  fileName?: string;
  otherwise?: Evidence;
}
/**
 * One way to write a place. Letter case and the number of spaces make no difference.
 */
export interface Place {
  /**
   * What a person writes, such as `{document}, page {page}`: a name in braces stands for any text up to what follows it.
   */
  pattern: string;
  /**
   * The document, made from the names in `pattern` and `fileName`; by default `{document}`.
   */
  document?: string;
  /**
   * The locator that the chunks of this place have in the corpus, made from the names, such as `page {page}`. Without it only the document is told.
   */
  locator?: string;
}
