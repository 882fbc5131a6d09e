import { distance } from "fastest-levenshtein";
import { clipped, listed, quoted } from "./sentence.ts";
import { byUtf8 } from "./utf8-order.ts";

/** The advice to write a known id instead: the nearest ones, where any is near. */
export function writeInstead(wanted: string, ids: Iterable<string>, otherwise: string): string {
  const near = nearest(wanted, ids).map((id) => `"${id}"`);
  if (near.length === 0) return otherwise;
  const meant = near.length === 1 ? "that is" : "one of them is";
  return `Write ${listed(near, "or")} if ${meant} what it means.`;
}

/** Tells what a text may have meant, as the end of a sentence; nothing where no id is near. */
export type TellNearest = (wanted: string, ids: Iterable<string>) => string;

/** Comparing takes time, so after the given number of texts nothing is told any more: a slip is seen long before. */
export function nearestTeller(most: number): TellNearest {
  let left = most;
  return (wanted, ids) => {
    left--;
    const near = left < 0 ? [] : nearest(clipped(wanted, 200), ids).map(quoted);
    if (near.length === 0) return "";
    return `; the nearest ${near.length === 1 ? "is" : "are"} ${listed(near)}`;
  };
}

/** Nobody means an id by a longer text, and comparing takes as long as both are. */
const longest = 1000;

/** At most three ids that a person may have meant: those that hold the text or are held by it, then those spelt alike. */
export function nearest(wanted: string, ids: Iterable<string>): readonly string[] {
  if (wanted.length > longest) return [];
  const folded = wanted.toLowerCase();
  const near: { id: string; far: number }[] = [];
  for (const id of ids) {
    if (id.length > longest) continue;
    const other = id.toLowerCase();
    const far = distance(folded, other);
    const holds = folded.length > 2 && (other.includes(folded) || folded.includes(other));
    if (holds || far <= Math.max(folded.length, other.length) / 2) near.push({ id, far });
  }
  const sorted = near.toSorted((a, b) => a.far - b.far || byUtf8(a.id, b.id));
  // Beside an id that is one slip away, others only distract.
  const reach = (sorted[0]?.far ?? 0) * 2 + 1;
  return sorted
    .slice(0, 3)
    .filter(({ far }) => far <= reach)
    .map(({ id }) => id);
}
