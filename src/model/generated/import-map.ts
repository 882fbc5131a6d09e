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
   * The field that is true where a record is not to be used. Such records are named and left out.
   */
  skip?: string;
  /**
   * Fields that a table may lack altogether. Any other field that the mapping names and no record has is taken for a slip.
   *
   * Items: A field that the mapping names elsewhere.
   */
  optional?: string[];
  /**
   * The field that holds the record's id. Without it, or where it is blank, an id is made from the question.
   */
  id?: string;
  /**
   * Text put before every id, such as `benefits-`. In it `{file}` stands for the file's name without its ending, for tables whose ids are their own only within a file.
   */
  idPrefix?: string;
  /**
   * The field that holds the question.
   */
  query?: string;
  /**
   * Where the question is the last turn of a conversation, in place of `query` and `conversation`. The last turn of the user is the question, the turns before it are the conversation; turns behind it stay in the notes.
   */
  queryFrom?: {
    /**
     * The field that holds the turns, oldest first: a list of maps.
     */
    lastTurnOf: string;
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
   * The field that holds the answer a reviewer would accept.
   */
  expectedAnswer?: string;
  /**
   * Where records of one kind hold their answer in a field of its own, such as `abstention: refusal`. The other kinds have it in `expectedAnswer`.
   */
  expectedAnswerByKind?: {
    /**
     * The field that holds the answer of an answerable case.
     */
    answerable?: string;
    /**
     * The field that says what an inconclusive answer conveys.
     */
    inconclusive?: string;
    /**
     * The field that says what a good refusal conveys.
     */
    abstention?: string;
  };
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
  /**
   * Where a record names its chunks: `field`, or `citedIn` and `pattern`.
   */
  evidence?: {
    /**
     * The field that holds a list of chunk ids, or one.
     */
    field?: string;
    /**
     * What stands between the ids where the field is one text.
     */
    separator?: string;
    /**
     * The field whose text cites chunks. Citations that are chunks are taken out of the answer; the text as it was is kept in the notes.
     */
    citedIn?: string;
    /**
     * What a citation looks like, such as `[{chunk}]`; `{chunk}` stands for the chunk's id.
     */
    pattern?: string;
    /**
     * The chunk's id, made from the names in `pattern` where a citation does not spell it: `{file}#page={page}`. By default `{chunk}`.
     */
    chunk?: string;
  };
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
