import type { CaseFile } from "../model/case.ts";
import { chunksAsRecorded, documentsAsRecorded, type CorpusRevision } from "../model/corpus.ts";
import { caseDigest } from "../model/digest.ts";
import type { Digest } from "../model/ids.ts";

/**
 * The digest that a case has, or had, under another corpus revision if nothing but its revision and what is looked up of its
 * chunks is another there: what a person leaves alone who confirms it. Undefined where the case cannot be read, or that
 * revision does not tell.
 */
export function digestUnder({ whole }: CaseFile, revision: CorpusRevision): Digest | undefined {
  const chunks = chunksAsRecorded(revision);
  const documents = documentsAsRecorded(revision);
  if (whole === undefined || chunks === undefined || documents === undefined) return undefined;
  const provenance = (whole.provenance ?? []).map((entry) => {
    const chunk = chunks.get(entry.chunkId);
    const document = chunk && documents.get(chunk.documentId);
    return chunk && document
      ? {
          ...entry,
          documentId: document.id,
          sourceUri: document.uri,
          sourceRevision: document.revision,
          contentHash: chunk.hash,
        }
      : undefined;
  });
  if (provenance.includes(undefined)) return undefined;
  return caseDigest({
    ...whole,
    corpusRevision: revision.id,
    ...(whole.provenance === undefined ? {} : { provenance }),
  });
}
