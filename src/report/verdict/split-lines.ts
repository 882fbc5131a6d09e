import type { Verdict } from "./verdict.ts";

/** What is said of a set that is not split. */
export const notSplitYet =
  "Not split yet: no score may be claimed, and the rules about families and splits wait until families.yaml records a split.";

/**
 * The line of a report on a set that is not split. It stands there once something is approved: before, nobody could score
 * anything. Changed files alone say nothing of the set.
 */
export function splitLines({
  split,
  counts,
}: Pick<Verdict, "split" | "counts">): readonly string[] {
  return split !== "none" || counts.status.approved === 0 ? [] : [notSplitYet];
}
