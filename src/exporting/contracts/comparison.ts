import type { Split } from "../../model/generated/case.ts";

/** The same of both contracts. */
export interface Both<Value> {
  readonly a: Value;
  readonly b: Value;
}

/** What keeps two contracts from being one: any of these makes a score on A and a score on B be of two things. */
export type ReasonKind =
  /** Another corpus revision, or one that was rewritten under its name. */
  | "corpus-revision"
  /** A manifest or a file beside it is not as it was exported. */
  | "damage"
  /** One is to be scored, and settings may be chosen on the other. */
  | "purpose"
  /** What a score is to establish. */
  | "claim"
  /** A case is in one alone. */
  | "members"
  /** A case has another question, answer or evidence under its id. */
  | "judgments"
  /** A case is on another side of the split. */
  | "sides"
  /** People have learned from results on a case, as one of the two has it. */
  | "spent"
  /** The files have another shape, so an evaluation reads something else. */
  | "shape"
  /** The lines of a case differ in what an evaluation reads, though its judgment is the same. */
  | "content"
  /** The files differ, and nothing at hand tells in what. */
  | "files";

/** What differs and leaves both scores about the same: what may be said of them, or how the files were written. */
export type RemarkKind =
  | "claim-words"
  | "holdouts"
  | "families"
  | "currency"
  | "labels"
  | "asked-sides"
  | "left-out"
  | "losses"
  | "counts"
  | "bytes"
  | "file-names"
  | "program"
  /** Nothing differs here: what takes away from a score on either. */
  | "of-both";

/** One reason or remark. `says` is a sentence or two with values of the manifests in it: untrusted text. */
export interface Told<Kind extends string> {
  readonly what: Kind;
  readonly says: string;
}

/** A case that is in one contract alone. */
export interface AbsentMember {
  readonly id: string;
  readonly split: Split | null;
  /** Why the other manifest left it out, in its own words; undefined where that set did not have it. */
  readonly leftOut: { readonly why: string; readonly reasons: readonly string[] } | undefined;
}

/** A field that differs between two lines of a case; null where one does not have it. */
export interface FieldChange extends Both<unknown> {
  readonly field: string;
}

/** A chunk of the evidence that differs between two lines of a case. */
export interface EvidenceChange {
  readonly chunkId: string;
  readonly in: "a" | "b" | "both";
  /** Of a chunk that is in one alone: those of the other line alone that have its very text. */
  readonly sameText: readonly string[];
  /** Of a chunk that is in both. */
  readonly fields: readonly FieldChange[];
}

/** In what two lines of a case differ. Both lists are empty where only something differs that no line holds. */
export interface LineChange {
  readonly fields: readonly FieldChange[];
  readonly evidence: readonly EvidenceChange[];
}

/** A case that says another thing in each. */
export interface ChangedMember {
  readonly id: string;
  readonly digest: Both<string>;
  /** Undefined where the lines of the case were not read on both sides. */
  readonly lines: LineChange | undefined;
}

/** A case of which one field has another value in each; null where the manifest does not say. */
export interface MemberChange extends Both<string | null> {
  readonly id: string;
}

/** A case that is grouped otherwise in each. */
export interface MemberGrouping extends Both<{
  readonly families: readonly string[];
  readonly component: string | null;
}> {
  readonly id: string;
}

/** How the cases compare, each list by id in the order of UTF-8. */
export interface MemberComparison {
  readonly counts: Both<number>;
  readonly onlyInA: readonly AbsentMember[];
  readonly onlyInB: readonly AbsentMember[];
  readonly changed: readonly ChangedMember[];
  readonly sides: readonly MemberChange[];
  readonly holdouts: readonly MemberChange[];
  readonly families: readonly MemberGrouping[];
  readonly currency: readonly MemberChange[];
  /** Cases with one judgment whose lines differ all the same. */
  readonly content: readonly { readonly id: string; readonly lines: LineChange }[];
}

/** The cases that are the same in both, and what could be said over them: never that A and B are comparable. */
export interface SameInBoth {
  readonly ids: readonly string[];
  /** Sentences without untrusted text. */
  readonly says: readonly string[];
}

/** Whether a score on one contract may be held against a score on the other, and why not. It knows no score. */
export interface ContractComparison {
  readonly comparable: boolean;
  /** None where they are comparable; the corpus revision stands first. */
  readonly reasons: readonly Told<ReasonKind>[];
  readonly remarks: readonly Told<RemarkKind>[];
  readonly members: MemberComparison;
  /** Undefined where they are comparable: all cases are. */
  readonly sameInBoth: SameInBoth | undefined;
}
