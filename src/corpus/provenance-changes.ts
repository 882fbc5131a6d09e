import type { ProvenanceDraft } from "../model/case.ts";
import { once } from "../model/once.ts";
import type { ChunkTrigger, ComparedCorpus } from "./corpus-changes.ts";
import { triggers, type Trigger } from "./refresh-scopes.ts";

/**
 * Tells what the provenance of a case shows to have changed, where the revision of its judgment cannot be asked: a chunk with
 * another text, a text under another id, a document with another source revision. In the order of `triggers`.
 */
export function provenanceComparer(
  now: ComparedCorpus,
): (evidence: readonly ProvenanceDraft[]) => readonly Trigger[] {
  const texts = once(() => new Set([...now.chunks.values()].map(({ hash }) => hash)));
  const changeOf = ({
    chunkId,
    contentHash,
    documentId,
  }: ProvenanceDraft): ChunkTrigger | undefined => {
    if (chunkId === undefined || contentHash === undefined) return undefined;
    const chunk = now.chunks.get(chunkId);
    if (chunk?.hash === contentHash) {
      return chunk.documentId === documentId ? undefined : "chunk-moved";
    }
    // Which chunks had the text before is not known, so wherever it stands it may have gone.
    if (texts().has(contentHash)) return "chunk-moved";
    return chunk === undefined ? "chunk-deleted" : "chunk-edited";
  };
  return (evidence) => {
    const found = new Set<Trigger>();
    for (const entry of evidence) {
      const change = changeOf(entry);
      if (change !== undefined) found.add(change);
      if (isOfAnotherRevision(entry, now)) found.add("source-revision-changed");
    }
    return triggers.filter((trigger) => found.has(trigger));
  };
}

function isOfAnotherRevision(
  { documentId, sourceRevision }: ProvenanceDraft,
  { documents }: ComparedCorpus,
): boolean {
  const document = documentId === undefined ? undefined : documents.get(documentId);
  return (
    document !== undefined && sourceRevision !== undefined && document.revision !== sourceRevision
  );
}
