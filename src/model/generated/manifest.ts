// Written by `npm run generate` from schemas/manifest.schema.json.
/**
 * A split manifest, as `touchstone families audit` reads it: either a list of records with one family each, or an object that also holds the claim, a source register and an inventory.
 */
export type Manifest = PlainManifest | ExtendedManifest;
/**
 * The plain shape: a list of records.
 *
 * @minItems 1
 */
export type PlainManifest = [PlainRecord, ...PlainRecord[]];

/**
 * One question with its answer, its family and its split.
 */
export interface PlainRecord {
  /**
   * The case's id, used once.
   */
  case_id: string;
  /**
   * The one family that the case's sources belong to.
   */
  family_id: string;
  /**
   * The side that the case is on.
   */
  split: "dev" | "test";
  /**
   * What is asked.
   */
  question: string;
  /**
   * What a right answer says.
   */
  answer: string;
}
/**
 * The extended shape: a claim, the cases, and what they rest on.
 */
export interface ExtendedManifest {
  /**
   * What the split is to establish; exactly one.
   */
  claim: "family" | "family-generalisation" | "fixed-corpus" | "period" | "temporal" | "access" | "access-control";
  /**
   * Under a period claim: the moment at which the period held out begins, and after which no document may have been published.
   */
  cutoff?: string;
  register?: Register;
  /**
   * The ids of the approved cases: the manifest holds exactly these.
   *
   * Items: The id of an approved case.
   */
  inventory?: string[];
  /**
   * The cases, each once.
   */
  cases: Case[];
}
/**
 * The source register: which documents form which family.
 */
export interface Register {
  /**
   * Every family that a case may name.
   */
  families: Family[];
  /**
   * Families that belong together without sharing a case.
   */
  related?: Relation[];
  /**
   * Under an access claim: the documents that each caller may see, by the caller's name.
   */
  callers?: {
    /**
     * Items: The id of a document.
     */
    [k: string]: string[];
  };
}
/**
 * One family of documents.
 */
export interface Family {
  /**
   * The family's id, registered once.
   */
  family_id: string;
  /**
   * What a person calls it.
   */
  title?: string;
  /**
   * The side on record for the family, whether or not it has cases.
   */
  split?: "dev" | "validation" | "test" | "regression";
  /**
   * The documents of the family.
   */
  documents?: Document[];
  /**
   * Whether it is no family of documents and stands for one case, with its other wordings, that belongs to none. It is told apart from families and components.
   */
  stands_for_case?: boolean;
}
/**
 * One document of a family.
 */
export interface Document {
  /**
   * The document's id, registered in one family.
   */
  document_id: string;
  /**
   * What a person calls it.
   */
  title?: string;
  /**
   * Which version of the document it is.
   */
  version?: string;
  /**
   * Where the document is.
   */
  location?: string;
  /**
   * When it was published.
   */
  published?: string;
}
/**
 * A reason why families belong together.
 */
export interface Relation {
  /**
   * The families.
   *
   * Items: The id of a family.
   */
  families: string[];
  /**
   * Why they belong together.
   */
  reason?: string;
  exception?: Exception;
}
/**
 * Why related families are kept apart all the same. With a reason and a date, the relation joins nothing.
 */
export interface Exception {
  /**
   * Why they may lie apart.
   */
  reason: string;
  /**
   * When it was decided.
   */
  date: string;
  /**
   * Who decided.
   */
  decided_by?: string;
}
/**
 * One case.
 */
export interface Case {
  /**
   * The case's id, used once.
   */
  case_id: string;
  /**
   * Every family that the case's sources belong to.
   *
   * @minItems 1
   *
   * Items: The id of a family.
   */
  family_ids: [string, ...string[]];
  /**
   * The side that the case is on.
   */
  split: "dev" | "validation" | "test" | "regression" | "excluded";
  /**
   * What is asked.
   */
  question: string;
  /**
   * What a right answer says.
   */
  answer: string;
  /**
   * The documents that the answer rests on.
   *
   * Items: The id of a document.
   */
  documents?: string[];
  /**
   * The id of the case that this one asks in other words.
   */
  variant_of?: string;
  /**
   * Of an excluded case: the declared rule that excludes it.
   */
  exclusion_rule?: string;
  /**
   * `retired` where somebody learned from the case's results: it is no held-out evidence any more.
   */
  holdout?: string;
  /**
   * Under an access claim: who asks, by a name in `callers`.
   */
  caller?: string;
  /**
   * `abstention` where a refusal is right, so that the case may name documents its caller may not see.
   */
  expects?: string;
  /**
   * Under a period claim: when the question is asked. In test at the cutoff or later, in dev and validation before it.
   */
  asked_at?: string;
}
