import type { FamiliesDraft } from "../../model/families.ts";

/**
 * Tells by which exception of families.yaml a person has decided that two cases ask for different things: one with the
 * decision `distinct` that names both. Undefined where there is none.
 */
export function settledPairs(
  families: FamiliesDraft | undefined,
): (one: string | undefined, other: string | undefined) => number | undefined {
  const naming = new Map<string, readonly number[]>();
  for (const [index, exception] of (families?.exceptions ?? []).entries()) {
    if (exception?.decision !== "distinct") continue;
    for (const id of new Set(exception.cases)) {
      if (id !== undefined) naming.set(id, [...(naming.get(id) ?? []), index]);
    }
  }
  return (one, other) => {
    if (one === undefined || other === undefined || one === other) return undefined;
    const both = new Set(naming.get(other));
    return naming.get(one)?.find((index) => both.has(index));
  };
}
