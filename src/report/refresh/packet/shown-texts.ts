import type { PlannedEvidence } from "../../../refresh/plan/plan.ts";

/** What stands in the place of a text that is held out. */
export const heldOutWords = "Its text is held out, so it is not shown here.";

/** A chunk as a page that anybody may read shows it: without its text where that is held out. */
export function shownChunk<
  Chunk extends { readonly isHeldOut: boolean; readonly text: string | undefined },
>(chunk: Chunk): Chunk {
  return chunk.isHeldOut ? { ...chunk, text: undefined } : chunk;
}

/** A piece of evidence as such a page shows it: without the texts and the quote that are held out. */
export function shownEvidence(evidence: PlannedEvidence): PlannedEvidence {
  const { piece, isHeldOut } = evidence;
  return {
    ...shownChunk(evidence),
    piece: isHeldOut ? { ...piece, quote: undefined } : piece,
    candidates: evidence.candidates.map(shownChunk),
  };
}

/** Whether a word of a piece of evidence, or of what it may have become, is held out. */
export function isPartlyHeldOut({ isHeldOut, candidates }: PlannedEvidence): boolean {
  return isHeldOut || candidates.some((one) => one.isHeldOut);
}
