import type { Split } from "../model/families.ts";

/** The splits in the order in which people name them. */
export const splits: readonly Split[] = ["dev", "regression", "validation", "test"];

/**
 * Whether one thing may not be in both: any pair with test or validation. A regression case is a spent holdout, so it may
 * share with dev.
 */
export function areApart(one: Split, other: Split): boolean {
  return sideOf(one) !== sideOf(other);
}

/** What people learn from: dev and regression are one side. */
export type Side = "development" | "validation" | "test";

export function sideOf(split: Split): Side {
  return split === "dev" || split === "regression" ? "development" : split;
}

const sides: readonly Side[] = ["development", "validation", "test"];

/** Whether more people work with one side than with the other one. */
export function isKnownMore(one: Split, other: Split): boolean {
  return sides.indexOf(sideOf(one)) < sides.indexOf(sideOf(other));
}
