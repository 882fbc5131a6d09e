import type { ChunkId } from "../../model/ids.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { Replacement } from "../../refresh/deciding/evidence-choice.ts";
import type { PlannedEvidence, RefreshItem } from "../../refresh/plan/plan.ts";

/**
 * The chunks of which a person says which words carry the answer, once others stand in the place of some: a quote stands in none
 * of the chunks that take its place, or two quotes come to stand in one chunk, which carries one.
 */
export function openQuotes(
  { evidence }: Pick<RefreshItem, "evidence">,
  replace: readonly Replacement[],
): readonly ChunkId[] {
  const replaced = new Map(replace.map(({ from, to }) => [from, to]));
  const open = new Set<ChunkId>();
  const standing = new Map<ChunkId, string>();
  for (const one of evidence) {
    const { chunkId, quote } = one.piece;
    const places = replaced.get(chunkId) ?? [chunkId];
    const [first] = places;
    if (quote === undefined || first === undefined) continue;
    const found = places.filter((id) => standsIn(one, id, quote));
    if (found.length === 0) open.add(first);
    const words = normaliseWhiteSpace(quote);
    for (const id of found) {
      const other = standing.get(id);
      if (other !== undefined && other !== words) open.add(id);
      standing.set(id, words);
    }
  }
  return [...open];
}

/** Whether the quote of a piece of evidence stands in a chunk; not in one that is no candidate. */
function standsIn(
  { piece, verdict, candidates }: PlannedEvidence,
  id: ChunkId,
  quote: string,
): boolean {
  if (verdict === "same" && id === piece.chunkId) return true;
  const text = candidates.find((one) => one.id === id)?.text;
  return text !== undefined && placeOfQuote(text, quote) !== undefined;
}
