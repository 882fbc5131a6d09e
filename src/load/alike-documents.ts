import { chunksAsRecorded, type CorpusRevision, type CurrentPointer } from "../model/corpus.ts";
import { documentsWithSharedChunks } from "../model/shared-chunks.ts";
import { titleTwins } from "../model/title-twins.ts";

/** The texts of documents that may be one: rules compare them. */
export function* alikeHashes(
  revisions: ReadonlyMap<string, CorpusRevision>,
  current: CurrentPointer | undefined,
): Generator<string> {
  yield* twinHashes(revisions);
  yield* sharingHashes(revisions.get(current?.revision ?? ""));
}

/** The texts of documents with equal titles: one may be the next edition of the other, so rules compare them. */
function* twinHashes(revisions: ReadonlyMap<string, CorpusRevision>): Generator<string> {
  const twins = new Set([...titleTwins(revisions).values()].flat());
  if (twins.size === 0) return;
  for (const revision of revisions.values()) {
    for (const { documentId, hash } of chunksAsRecorded(revision)?.values() ?? []) {
      if (twins.has(documentId)) yield hash;
    }
  }
}

/** The texts of documents with many chunks in common: how much of them that is, their lengths tell. */
function* sharingHashes(revision: CorpusRevision | undefined): Generator<string> {
  for (const { own } of documentsWithSharedChunks(revision)) for (const all of own) yield* all;
}
