import type { Problem } from "../../model/finding.ts";

/** Why a manifest is rejected, each code with what it stands for. Codes are never renamed. */
export const reasonCodes = {
  "manifest-unreadable": "not JSON, not UTF-8, or with a byte order mark",
  "manifest-not-array": "neither a list of records nor an object with cases",
  "record-not-object": "a record is not an object",
  "missing-field": "a field that is due is not there",
  "wrong-type": "a field has the wrong type, or a day that no calendar has",
  "bad-unicode": "a text holds half of a character",
  "blank-field": "a field shows nothing to a reader",
  "duplicate-key": "one name twice in a JSON object",
  "padded-id": "an id starts or ends with white space",
  "split-missing": "a record without a split",
  "split-unknown": "a split that the shape does not know",
  "split-absent": "no record in dev, or none in test",
  "duplicate-case-id": "a case id used twice",
  "family-overlap": "one family on two sides",
  "component-overlap": "families on two sides that hang together although none is on both",
  "duplicate-qa": "equal question and answer, white space aside",
  "excluded-without-rule": "an excluded case without a declared rule",
  "lineage-incomplete":
    "a document of the case, or the case it rewords, is of a family that it does not name; or that case is not there",
  "unknown-family": "a family that the register does not know",
  "unknown-document": "a document that the register does not know",
  "document-in-two-families": "a document in two families that are not related",
  "duplicate-family": "a family listed twice in one case",
  "inventory-missing": "an approved case that the manifest lacks",
  "inventory-unexpected": "a case that the inventory does not list",
  "inventory-duplicate": "the inventory lists a case twice",
  "retired-in-test": "a retired holdout case still in test",
  "retired-family": "a case in test shares a family or component with a retired one",
  "cutoff-missing": "a period claim without a cutoff",
  "after-cutoff": "a document published after the cutoff",
  "outside-period":
    "a case in test asked before the cutoff, or one in dev or validation asked from it on",
  "caller-missing": "a case of an access claim without a known caller",
  "not-permitted": "a document that the caller may not see",
  "claim-unknown": "no claim, or one that is not defined",
} as const;

export type ReasonCode = keyof typeof reasonCodes;

/** What deserves a look and rejects nothing, each code with what it stands for. */
export const remarkCodes = {
  "unknown-field": "a field that the audit does not look at",
  "confusable-ids": "ids that a reader takes for one",
  "same-question": "one question with two answers",
  "similar-pair": "a question and answer that differ in form alone",
  "registered-twice": "a family or document registered twice in one place",
  "documents-unknown": "a case or document that says too little for the claim",
  "holdout-unknown": "a state of a holdout that means nothing here",
} as const;

type RemarkCode = keyof typeof remarkCodes;

/** The case that a reason concerns: its place among the records, counted from 0, and its id where it has one. */
export interface Concerned {
  readonly record?: number;
  readonly caseId?: string;
}

/** One reason to reject a manifest. */
export interface Reason extends Problem, Concerned {
  readonly code: ReasonCode;
}

/** Something that a person may want to look at. */
export interface Remark extends Problem, Concerned {
  readonly code: RemarkCode;
}
