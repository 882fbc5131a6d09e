import type { ChunkVerdict } from "../../corpus/comparing/verdicts.ts";
import type { HeldOutSide, NamedChunk } from "../../families/held-out-side.ts";
import type { PlannedDocument, PlannedEvidence, RefreshItem } from "./plan.ts";

/** Verdicts whose candidates have words of the evidence. */
const goesOn: ReadonlySet<ChunkVerdict> = new Set([
  "moved",
  "edited",
  "split",
  "merged",
  "ambiguous",
]);

/**
 * Marks the cases and the texts of a plan that are held out: this alone decides what of them a page may show. Chunks in which
 * the evidence of a held-out case goes on are held out as well, whatever document they are in.
 */
export function markHeldOut(
  items: readonly RefreshItem[],
  side: HeldOutSide,
): readonly RefreshItem[] {
  const marked = items.map((item) => ({ ...item, isHeldOut: side.holdsCase(item.file) }));
  const heirs = new Set<string>(
    marked
      .filter(({ isHeldOut }) => isHeldOut)
      .flatMap(({ evidence }) => evidence.filter(({ verdict }) => goesOn.has(verdict)))
      .flatMap(({ candidates }) => candidates.flatMap(({ id, hash }) => [id, hash])),
  );
  const holds = (chunk: NamedChunk): boolean =>
    side.holdsText(chunk) ||
    heirs.has(chunk.id) ||
    (chunk.hash !== undefined && heirs.has(chunk.hash));
  return marked.map((item) => ({
    ...item,
    evidence: item.evidence.map((one) => markedEvidence(one, holds)),
    documents: item.documents.map((one) => markedDocument(one, holds)),
  }));
}

function markedEvidence(
  one: PlannedEvidence,
  holds: (chunk: NamedChunk) => boolean,
): PlannedEvidence {
  const { piece, documentId } = one;
  return {
    ...one,
    isHeldOut: holds({ id: piece.chunkId, documentId, hash: piece.contentHash }),
    candidates: one.candidates.map((each) => ({ ...each, isHeldOut: holds(each) })),
  };
}

function markedDocument(
  one: PlannedDocument,
  holds: (chunk: NamedChunk) => boolean,
): PlannedDocument {
  const documentId = one.document.id;
  return {
    ...one,
    nearest: one.nearest.map((each) => ({ ...each, isHeldOut: holds({ ...each, documentId }) })),
  };
}
