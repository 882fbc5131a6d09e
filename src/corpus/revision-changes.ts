import { canonicalJson } from "../model/digest.ts";
import type { CorpusRevision } from "../model/corpus.ts";
import type { RevisionRecord } from "../model/generated/revision.ts";
import { movedCount } from "./comparing/by-bytes.ts";
import { isRestated, isSameChunk, type TableDifferences } from "./comparing/differences.ts";
import { changesBetween, type ComparedCorpus } from "./corpus-changes.ts";

export interface Difference {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly same: number;
}

/** What sets a revision apart from its parent, in the numbers that `corpus diff` tells as well. */
export interface RevisionChanges {
  /** Changed: another content under the same id. Restated: the same content with another source revision or URI. */
  readonly documents: Difference & { readonly restated: number };
  /** Changed: another text, or cut from another document, under the same id. */
  readonly chunks: Difference;
  /** Chunks that are not the same and whose text is that of one other chunk. */
  readonly moved: number;
  /** Chunks that are the same under another id of the store. */
  readonly restored: number;
  readonly triggers: RevisionRecord["triggers"];
}

export function revisionChanges(before: ComparedCorpus, after: ComparedCorpus): RevisionChanges {
  const { documents, chunks, happens } = changesBetween(before, after);
  const restated = documents().changed.filter(isRestated).length;
  const counts = differenceOf(documents());
  return {
    documents: { ...counts, changed: counts.changed - restated, restated },
    chunks: differenceOf(chunks()),
    moved: movedCount(chunks()),
    restored: [...after.chunks].filter(([id, chunk]) => {
      const old = before.chunks.get(id);
      return old !== undefined && isSameChunk(old, chunk) && old.storeId !== chunk.storeId;
    }).length,
    triggers: recordedTriggers.filter(happens),
  };
}

/** The changes that a revision records of itself, in order. */
const recordedTriggers = [
  "source-revision-changed",
  "chunking-changed",
  "embedding-changed",
  "retrieval-filter-changed",
  "document-added",
] as const satisfies RevisionRecord["triggers"];

/** Whether two revisions hold the same: documents, chunks, chunking, embedding and filter. */
export function sameContent(a: RevisionRecord, b: RevisionRecord): boolean {
  return contentOf(a) === contentOf(b);
}

/** The records that a revision's manifests hold; none for a manifest that is missing. */
export function recordsOf({
  documents,
  chunks,
}: CorpusRevision): Pick<ComparedCorpus, "documents" | "chunks"> {
  return { documents: documents?.records ?? new Map(), chunks: chunks?.records ?? new Map() };
}

function contentOf({ documents, chunks, ...rest }: RevisionRecord): string {
  const { chunking, embedding, retrievalFilter } = rest;
  return canonicalJson({
    documents,
    chunks,
    chunking,
    embedding: embedding ?? null,
    retrievalFilter: retrievalFilter ?? null,
  });
}

function differenceOf<RecordType>(differences: TableDifferences<RecordType>): Difference {
  const { added, gone, changed, same } = differences;
  return { added: added.length, removed: gone.length, changed: changed.length, same };
}
