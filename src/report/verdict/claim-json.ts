import type { SplitClaim } from "../../families/split-claim.ts";
import { isSound, type Verdict } from "./verdict.ts";

/** A claim as scripts read it. */
export type ClaimJson = Omit<SplitClaim, "sentence"> & { readonly sentence: string | null };

/**
 * The claim of a set, null where no split is on record. Its sentence stands there only where no rule found an error: until
 * then, nothing shows that the split is what it says.
 */
export function claimJson(verdict: Pick<Verdict, "claim" | "counts" | "rules">): ClaimJson | null {
  const { claim } = verdict;
  if (claim === undefined) return null;
  return isSound(verdict) ? claim : { ...claim, sentence: null };
}
