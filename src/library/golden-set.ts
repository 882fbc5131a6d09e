import type { Finding } from "../model/finding.ts";
import type { LoadedCase } from "./loaded-case.ts";
import type { ResultStamp } from "./result-stamp.ts";

/** What a set was loaded for: to score with, or to choose settings with, where nothing that is held out may be seen. */
export type Purpose = "evaluation" | "tuning";

/** A set that was judged when it was loaded, and found without an error. It is frozen, all of it. */
export interface GoldenSet {
  readonly purpose: Purpose;
  /** What the retriever has to see in the evaluation. */
  readonly corpusRevision: { readonly id: string; readonly digest: string };
  /** SHA-256 over the members, their splits, the corpus revision and the claim: two runs used one set where it agrees. */
  readonly digest: string;
  /** What a score can establish; undefined where the set is not split, which is never so for an evaluation. */
  readonly claim: SetClaim | undefined;
  /** Approved cases whose judgment holds for the corpus revision, by id in the order of UTF-8 bytes. */
  readonly cases: readonly LoadedCase[];
  /** Every other case of the set, each with the reason. */
  readonly leftOut: readonly LeftOutCase[];
  /** Warnings and notices of the rules. Findings of level error refuse the set. */
  readonly remarks: readonly Finding[];
  /** Which earlier state guards approvals against going missing. */
  readonly comparedWith: ComparedWith;
  /** The commit that was loaded, by its full id; undefined where the files of the folder were. */
  readonly commit: string | undefined;
  /** What every result on this set is to carry, as plain JSON. */
  readonly stamp: ResultStamp;
}

/** What the split of a set is to establish, as families.yaml declares it. */
export interface SetClaim {
  readonly kind: "fixed-corpus" | "family" | "period" | "access";
  /** What no setting was chosen on. */
  readonly heldOut: "question" | "family" | "period";
  /** The sentence of whoever declared it. */
  readonly statement: string;
  /** What a score on test says, generated from the claim and the figures of the set: quote this, and no more. */
  readonly sentence: string;
  /** What the figures of this very set take away from it. */
  readonly caveats: readonly string[];
  /** What no score on it says, whatever the figures. */
  readonly limits: readonly string[];
}

/** Why a case is not among the loaded ones. */
export type WhyLeftOut =
  /** Nobody has decided yet. */
  | "pending"
  | "rejected"
  | "retired"
  /** An exception of families.yaml takes it out of every split. */
  | "excluded"
  /** Of a set for tuning: it is held out, or joined with what is. */
  | "held-out"
  /** Its split was not asked for. */
  | "other-split"
  /** Nothing gives it a split. */
  | "no-split"
  /** It says something else than what was approved. */
  | "edited"
  /** Its approval does not record what was read. */
  | "unbound"
  /** Its evidence moved, and nobody has judged it again. */
  | "stale"
  | "unreadable";

/** A case of the set that is not among the loaded ones. */
export interface LeftOutCase {
  readonly why: WhyLeftOut;
  /** Its file in the set. */
  readonly path: string;
  /** Undefined where it could not be read. */
  readonly id: string | undefined;
  /** Of a stale case, what changed since it was judged. */
  readonly reasons: readonly string[];
}

/** The earlier state that a set was compared with; without one, the rules that need one did not run. */
export type ComparedWith =
  | { readonly name: string; readonly commit: string }
  | { readonly nothing: string; readonly rulesNotRun: readonly string[] };
