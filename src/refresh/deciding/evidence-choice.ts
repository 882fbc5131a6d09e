import type { AbstentionCase } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";

/** Quotes by the chunk that is to carry each; undefined takes the quote away from it. */
export type ChosenQuotes = ReadonlyMap<ChunkId, string | undefined>;

/** What stands in the place of one chunk from now on; none drops it. */
export interface Replacement {
  readonly from: ChunkId;
  readonly to: readonly ChunkId[];
}

/** The evidence was changed: chunks replaced, dropped or added. What else changed, a person wrote in the file. */
export interface RevisedEvidence {
  readonly outcome: "revised";
  readonly replace: readonly Replacement[];
  readonly add?: readonly ChunkId[];
  readonly quotes?: ChosenQuotes;
  /** The expected answer from now on, in the person's words. */
  readonly answer?: string;
}

/** What a person decides about a case whose evidence moved, as data. Nothing in it is chosen by a machine. */
export type EvidenceChoice =
  /** The case holds as it is. */
  | { readonly outcome: "confirmed"; readonly quotes?: ChosenQuotes }
  | RevisedEvidence
  /** No answer is right any more. */
  | {
      readonly outcome: "abstained";
      readonly because: AbstentionCase["because"];
      /** What a good refusal conveys. */
      readonly answer: string;
    }
  /** No reader needs the case any more. */
  | { readonly outcome: "retired" };
