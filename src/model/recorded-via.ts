import type { Proof, Review } from "./generated/case.ts";

/** How a decision is recorded: at a desk, or as what a review of a pull request says, with where that can be looked up. */
export type RecordedVia = "local" | { readonly proof: Proof };

/** The fields of a review that say so. */
export function viaFields(via: RecordedVia): Pick<Review, "via" | "proof"> {
  return via === "local" ? { via } : { via: "github", ...proofField(via) };
}

/** The field of a retirement, or of a decision after a change of the corpus: one that was recorded at a desk has none. */
export function proofField(via: RecordedVia): { proof?: Proof } {
  return via === "local" ? {} : { proof: { ...via.proof } };
}
