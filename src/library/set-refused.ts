import type { Finding } from "../model/finding.ts";
import type { LeftOutCase } from "./golden-set.ts";

/** One reason why a set was not loaded. */
export type RefusalReason =
  /** A rule of level error found something, such as a case that was edited after its approval. */
  | "findings"
  /** Nothing says which corpus revision the set is judged for, or that revision is not recorded whole. */
  | "no-current-revision"
  /** The set is judged for another corpus revision than the one that was asked for. */
  | "other-revision"
  /** The evidence of an approved case moved, and nobody has judged it again. */
  | "stale"
  /** A score needs a split, and the set has none. */
  | "not-split"
  /** Nothing is left to evaluate. */
  | "no-case";

/** What a refusal is about. */
export interface Refused {
  readonly purpose: "evaluation" | "tuning";
  readonly reasons: readonly RefusalReason[];
  /** Every finding of level error, ordered by place. */
  readonly findings: readonly Finding[];
  /** Approved cases that wait for another look, each with what moved. */
  readonly stale: readonly LeftOutCase[];
  readonly corpusRevision: {
    /** Undefined where the caller stated none. */
    readonly asked: string | undefined;
    /** Undefined where the set has none. */
    readonly current: string | undefined;
  };
}

/**
 * A set was not loaded, and nothing of it was. Its message says every reason with the places, and for each what to do; it is
 * safe to print.
 */
export class GoldenSetRefused extends Error implements Refused {
  // Behind getters: Node prints every field of an error that nobody catches.
  readonly #refused: Refused;

  constructor(message: string, refused: Refused) {
    super(message);
    this.name = "GoldenSetRefused";
    this.#refused = refused;
  }

  get purpose(): Refused["purpose"] {
    return this.#refused.purpose;
  }

  get reasons(): readonly RefusalReason[] {
    return this.#refused.reasons;
  }

  get findings(): readonly Finding[] {
    return this.#refused.findings;
  }

  get stale(): readonly LeftOutCase[] {
    return this.#refused.stale;
  }

  get corpusRevision(): Refused["corpusRevision"] {
    return this.#refused.corpusRevision;
  }
}
