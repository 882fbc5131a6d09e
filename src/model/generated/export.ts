// Written by `npm run generate` from schemas/export.schema.json.
import type * as ids from "../ids.ts";

/**
 * A side of the split.
 */
export type Split = "dev" | "validation" | "test" | "regression";
/**
 * A SHA-256, written `sha256:` and 64 lower-case hex digits.
 */
export type Digest = ids.Digest;

/**
 * What `touchstone export` writes beside a set: which cases went out, under which corpus revision and claim, and what was left out. A result that carries its digest can be told to be of just this set.
 */
export interface ExportManifest {
  /**
   * The version of this form.
   */
  version: 1;
  /**
   * The program that wrote it, with its version.
   */
  writtenBy: string;
  /**
   * The shape of the files, as `--shape` takes it.
   */
  shape: string;
  /**
   * What the set may be used for. For tuning, nothing that is held out is in it.
   */
  purpose: "evaluation" | "tuning";
  /**
   * The sides that were asked for; null for all that the purpose allows.
   */
  splits: Split[] | null;
  digest: Digest;
  /**
   * The corpus revision under which every judgment holds: an evaluation runs on this one.
   */
  corpusRevision: {
    /**
     * Its name.
     */
    id: string;
    digest: Digest;
  };
  /**
   * What a score on test can establish; null where the set is not split, and then no score may be claimed.
   */
  claim: null | ExportClaim;
  counts: ExportCounts;
  /**
   * The files of the set, beside this one.
   */
  files: ExportFile[];
  /**
   * The inventory: every case that went out, by id. A result is of this set where it has just these.
   */
  members: Member[];
  /**
   * Every other case of the set, by why and by path.
   */
  leftOut: LeftOutCase[];
  /**
   * What the shape does not hold of the cases, or holds with another meaning.
   */
  losses: ExportLoss[];
}
/**
 * What a score on test can establish: this and nothing else.
 */
export interface ExportClaim {
  /**
   * The claim of families.yaml.
   */
  kind: "fixed-corpus" | "family" | "period" | "access";
  /**
   * The sentence of whoever declared it.
   */
  statement: string;
  /**
   * The moment that parts the sides, under the claim `period`.
   */
  cutoff?: string;
  /**
   * What no setting was chosen on.
   */
  heldOut: "question" | "family" | "period";
  /**
   * What a score on test would say, generated from the claim and the approved cases that hold today.
   */
  sentence: string;
  /**
   * What the figures of this very set take away from it.
   */
  caveats: string[];
  /**
   * What it would not say, whatever the figures.
   */
  limits: string[];
}
/**
 * How much went out.
 */
export interface ExportCounts {
  /**
   * How many cases.
   */
  cases: number;
  /**
   * Of how many families they are.
   */
  families: number;
  /**
   * Of how many components these are: what is joined counts once.
   */
  components: number;
  /**
   * How many cases are of no family.
   */
  withoutFamily: number;
  /**
   * How many were judged under the current corpus revision.
   */
  current: number;
  /**
   * How many were judged under an earlier one, with nothing changed that concerns them.
   */
  carried: number;
  /**
   * How many are spent: people have learned from results on them.
   */
  notConfirmation: number;
  /**
   * How many other cases the set has.
   */
  leftOut: number;
  /**
   * The figures of each side that some case is on.
   */
  splits: {
    dev?: SideCounts;
    regression?: SideCounts;
    validation?: SideCounts;
    test?: SideCounts;
  };
}
/**
 * What one side holds.
 */
export interface SideCounts {
  /**
   * How many cases.
   */
  cases: number;
  /**
   * Of how many families they are.
   */
  families: number;
  /**
   * Of how many components these are.
   */
  components: number;
  /**
   * How many cases are of no family.
   */
  withoutFamily: number;
}
/**
 * One file of the set.
 */
export interface ExportFile {
  /**
   * Where it is, from the folder of this manifest.
   */
  path: string;
  /**
   * Its length in bytes.
   */
  bytes: number;
  /**
   * SHA-256 of its bytes, written `sha256:` and 64 lower-case hex digits.
   */
  sha256: string;
}
/**
 * One case that went out.
 */
export interface Member {
  /**
   * Its id.
   */
  id: string;
  digest: Digest;
  /**
   * Its side; null where the set is not split.
   */
  split: null | Split;
  /**
   * The ids of its families.
   */
  families: string[];
  /**
   * The smallest family id of its component: what an uncertainty is clustered by.
   */
  component?: string;
  /**
   * Under which corpus revision it was judged; absent where an earlier program wrote the manifest.
   */
  currency?: "current" | "carried";
  /**
   * What became of it as a holdout; absent on dev.
   */
  holdout?: "untouched" | "used" | "spent";
  /**
   * Present where a result on it confirms nothing any more.
   */
  label?: "not confirmation";
}
/**
 * One case that did not go out.
 */
export interface LeftOutCase {
  /**
   * Its id, where it could be read.
   */
  id?: string;
  /**
   * Its file in the set.
   */
  path: string;
  /**
   * Why it did not go out.
   */
  why:
    | "pending"
    | "rejected"
    | "retired"
    | "excluded"
    | "held-out"
    | "other-split"
    | "no-split"
    | "edited"
    | "unbound"
    | "stale"
    | "unreadable";
  /**
   * What changed since a stale case was judged, or why nobody can say.
   */
  reasons?: string[];
}
/**
 * A field of the contract that the shape does not hold as it is meant.
 */
export interface ExportLoss {
  /**
   * As the contract names it.
   */
  field: string;
  /**
   * What became of it.
   */
  fate: "dropped" | "changed";
  /**
   * Why, in words.
   */
  why: string;
  /**
   * The ids of the cases that say something there; none where it is the set's.
   */
  cases: string[];
}
