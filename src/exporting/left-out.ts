import type { Unverifiable } from "../corpus/currency.ts";
import type { Trigger } from "../corpus/refresh-scopes.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** Why a case is not in what goes out, said of one and of several, in the order in which they are told. */
export const whyLeftOut = {
  pending: ["waits for a decision", "wait for a decision"],
  rejected: ["was rejected", "were rejected"],
  retired: ["was retired", "were retired"],
  excluded: [
    "takes part in no split, by an exception of families.yaml",
    "take part in no split, by an exception of families.yaml",
  ],
  "held-out": ["is held out, or joined with what is", "are held out, or joined with what is"],
  "other-split": ["is on a side that was not asked for", "are on a side that was not asked for"],
  "no-split": ["is on no side of the split", "are on no side of the split"],
  edited: [
    "was edited after its approval, so nobody approved what it says now",
    "were edited after their approval, so nobody approved what they say now",
  ],
  unbound: [
    "has an approval that does not record what was read",
    "have an approval that does not record what was read",
  ],
  stale: ["waits for another look", "wait for another look"],
  unreadable: ["cannot be read as a case", "cannot be read as cases"],
} as const;

export type WhyLeftOut = keyof typeof whyLeftOut;

/** One case of the set that is not in what goes out. */
export interface LeftOut {
  readonly why: WhyLeftOut;
  readonly path: string;
  /** Undefined where it could not be read. */
  readonly id: string | undefined;
  /** What changed since a stale case was judged, or why nobody can say; none for other reasons. */
  readonly reasons: readonly (Trigger | Unverifiable)[];
}

/** Some that were left out, by why and then by path. */
export function inOrder(some: readonly LeftOut[]): readonly LeftOut[] {
  const rank = new Map(Object.keys(whyLeftOut).map((why, index) => [why, index]));
  return some.toSorted(
    (a, b) => (rank.get(a.why) ?? 0) - (rank.get(b.why) ?? 0) || byUtf8(a.path, b.path),
  );
}
