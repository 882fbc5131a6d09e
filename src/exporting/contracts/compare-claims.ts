import { clipped } from "../../model/sentence.ts";
import type { ExportClaim } from "../../model/generated/export.ts";

/** How many characters of a sentence are told: all of any that a person would write. */
const longest = 600;

type Claim = ExportClaim | null;

interface ClaimComparison {
  /** Where the claim itself is another one. */
  readonly reasons: readonly string[];
  /** Where only what is said of it by the figures of the set is. */
  readonly remarks: readonly string[];
}

/**
 * What two sets are to establish. The sentence, the caveats and the limits are made of the figures of each whole set, and of
 * all its sides: where these differ alone, the cases decide whether the scores are of the same.
 */
export function compareClaims(a: Claim, b: Claim): ClaimComparison {
  if (a === null || b === null) {
    const [with_, without] = a === null ? ["B", "A"] : ["A", "B"];
    const words = `${with_} has a claim and ${without} has none: without a split no score may be claimed.`;
    return { reasons: a === b ? [] : [words], remarks: [] };
  }
  return {
    reasons: [
      ...differing("The claim", a.kind, b.kind),
      ...differing("What it is to establish", a.statement, b.statement),
      ...differing("The moment that parts the sides", a.cutoff, b.cutoff),
      ...differing("What was held out", a.heldOut, b.heldOut),
    ],
    remarks: [
      ...differing("What a score on test would say", a.sentence, b.sentence),
      ...onlyIn("takes away from a score", a.caveats, b.caveats),
      ...onlyIn("limits a score", a.limits, b.limits),
    ],
  };
}

function differing(what: string, a: string | undefined, b: string | undefined): readonly string[] {
  if (a === b) return [];
  return [`${what} is ${inQuotes(a)} in A and ${inQuotes(b)} in B.`];
}

function inQuotes(text: string | undefined): string {
  return text === undefined ? "nothing" : `"${clipped(text, longest)}"`;
}

/** Each sentence that one alone has. */
function onlyIn(what: string, a: readonly string[], b: readonly string[]): readonly string[] {
  const those = (name: string, own: readonly string[], other: readonly string[]): string[] =>
    own
      .filter((one) => !other.includes(one))
      .map((one) => `In ${name} alone this ${what}: ${clipped(one, longest)}`);
  return [...those("A", a, b), ...those("B", b, a)];
}
