// Written by `npm run generate` from schemas/families.schema.json.
/**
 * What the split is to establish, which documents belong together, and the split of each family.
 */
export interface Families {
  /**
   * What the split is to establish; exactly one.
   */
  claim: FixedCorpusClaim | FamilyClaim | PeriodClaim | AccessClaim;
  /**
   * The rule by which documents form families, written down before scores are seen.
   */
  grouping: {
    /**
     * The rule, in one sentence.
     */
    rule: string;
    /**
     * When it was declared.
     */
    declaredAt: string;
  };
  /**
   * How components without a recorded member are drawn.
   */
  assignment?: {
    /**
     * Makes the draw this set's own.
     */
    salt: string;
    /**
     * The share of each split.
     */
    weights: {
      /**
       * The share of dev.
       */
      dev?: number;
      /**
       * The share of validation.
       */
      validation?: number;
      /**
       * The share of test.
       */
      test?: number;
    };
  };
  /**
   * Families by id.
   */
  families: {
    [k: string]: Family;
  };
  /**
   * Families that belong together without sharing a document.
   */
  related?: Relation[];
  /**
   * Dated exceptions to the grouping.
   */
  exceptions?: Exception[];
  /**
   * Append-only: which holdout is kept for which declared decision.
   */
  reservations?: Reservation[];
  /**
   * Append-only: held-out results that were read for a reserved decision.
   */
  uses?: Use[];
  /**
   * Append-only: who read held-out results and learned from them.
   */
  exposures?: Exposure[];
}
/**
 * Fresh questions on a familiar corpus.
 */
export interface FixedCorpusClaim {
  /**
   * Fresh questions on a familiar corpus.
   */
  kind: "fixed-corpus";
  /**
   * What the split is to establish, in one sentence.
   */
  statement: string;
  /**
   * When it was declared.
   */
  declaredAt: string;
  /**
   * How many components the side test needs at least for an evaluation: what is joined counts once.
   */
  minimumTestComponents?: number;
}
/**
 * Settings chosen on dev families work on families nobody tuned on.
 */
export interface FamilyClaim {
  /**
   * Settings chosen on dev families work on families nobody tuned on.
   */
  kind: "family";
  /**
   * What the split is to establish, in one sentence.
   */
  statement: string;
  /**
   * When it was declared.
   */
  declaredAt: string;
  /**
   * How many components the side test needs at least for an evaluation: what is joined counts once.
   */
  minimumTestComponents?: number;
}
/**
 * Settings chosen before a cutoff work after it.
 */
export interface PeriodClaim {
  /**
   * Settings chosen before a cutoff work after it.
   */
  kind: "period";
  /**
   * What the split is to establish, in one sentence.
   */
  statement: string;
  /**
   * When it was declared.
   */
  declaredAt: string;
  /**
   * How many components the side test needs at least for an evaluation: what is joined counts once.
   */
  minimumTestComponents?: number;
  /**
   * The moment that parts the two periods.
   */
  cutoff: string;
}
/**
 * Answers rest only on documents the caller may see.
 */
export interface AccessClaim {
  /**
   * Answers rest only on documents the caller may see.
   */
  kind: "access";
  /**
   * What the split is to establish, in one sentence.
   */
  statement: string;
  /**
   * When it was declared.
   */
  declaredAt: string;
  /**
   * How many components the side test needs at least for an evaluation: what is joined counts once.
   */
  minimumTestComponents?: number;
}
/**
 * Documents that stay on one side of the split.
 */
export interface Family {
  /**
   * What a person calls it.
   */
  title: string;
  /**
   * Document ids; `*` stands for any run of characters, an exact name beats a pattern.
   */
  documents: string[];
  /**
   * The recorded split.
   */
  split?: "dev" | "validation" | "test" | "regression";
  /**
   * Who knows the right answers: accounts, and teams as organization/team. GitHub asks them about its cases where `touchstone codeowners` wrote them down.
   */
  experts?: string[];
}
/**
 * A reason why families belong together.
 */
export interface Relation {
  /**
   * The families.
   */
  families: string[];
  /**
   * Why they belong together, in one sentence.
   */
  reason: string;
}
/**
 * A recorded exception.
 */
export interface Exception {
  /**
   * The families concerned.
   */
  families?: string[];
  /**
   * The cases concerned.
   */
  cases?: string[];
  /**
   * What is done instead of the rule.
   */
  decision: "exclude" | "keep-apart" | "move" | "distinct";
  /**
   * Why the rule does not hold here, in one sentence.
   */
  reason: string;
  /**
   * Who decided.
   */
  decidedBy: string;
  /**
   * When it was decided.
   */
  decidedAt: string;
  /**
   * The last day on which it holds. The day of the current corpus revision counts, never a clock.
   */
  until?: string;
}
/**
 * One holdout, kept for one decision.
 */
export interface Reservation {
  /**
   * The decision, by a short name that a use repeats.
   */
  decision: string;
  /**
   * What is to be decided with it, in one sentence.
   */
  purpose: string;
  /**
   * The families that are kept; without families and cases, all that is in test when it is used.
   */
  families?: string[];
  /**
   * The cases that are kept, where they carry their own split.
   */
  cases?: string[];
  /**
   * Who declared it.
   */
  by: string;
  /**
   * When it was declared: before anybody reads the results.
   */
  at: string;
}
/**
 * One reading of held-out results, for one reserved decision.
 */
export interface Use {
  /**
   * The decision, as its reservation names it.
   */
  decision: string;
  /**
   * The families whose results were read; without families and cases, what the reservation names.
   */
  families?: string[];
  /**
   * The cases whose results were read, where they carry their own split.
   */
  cases?: string[];
  /**
   * Who read the results.
   */
  by: string;
  /**
   * When the results were read.
   */
  at: string;
  /**
   * Which evaluation run showed the results.
   */
  run: string;
  /**
   * Which configuration was measured, by a name that is never given to another one, such as a commit.
   */
  configuration: string;
  /**
   * Since when nothing in it changed: before the results were read.
   */
  frozenAt: string;
}
/**
 * One exposure.
 */
export interface Exposure {
  /**
   * The families concerned.
   */
  families?: string[];
  /**
   * The cases concerned.
   */
  cases?: string[];
  /**
   * Who read the results.
   */
  by: string;
  /**
   * When the results were read; not before the entry above it.
   */
  at: string;
  /**
   * Which evaluation run showed the results.
   */
  run: string;
  /**
   * What was learned or changed.
   */
  learned: string;
}
