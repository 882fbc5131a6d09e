import { canonicalJson } from "../model/digest.ts";
import type { CorpusRevision } from "../model/corpus.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import type { RevisionRecord } from "../model/generated/revision.ts";

/** The records of a revision by id. */
export interface Records {
  readonly documents: ReadonlyMap<string, CorpusDocument>;
  readonly chunks: ReadonlyMap<string, CorpusChunk>;
}

export interface Difference {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly same: number;
}

/** What sets a revision apart from its parent, in numbers. */
export interface RevisionChanges {
  /** Changed: another text or another source revision under the same id. */
  readonly documents: Difference;
  /** Changed: another text, or cut from another document, under the same id. */
  readonly chunks: Difference;
  /** Removed chunks whose text stands under an added id, one to one. */
  readonly moved: number;
  /** Chunks that are the same under another id of the store. */
  readonly restored: number;
  readonly triggers: RevisionRecord["triggers"];
}

export type Settings = Pick<RevisionRecord, "chunking" | "embedding" | "retrievalFilter">;

export function revisionChanges(
  before: Records & { readonly settings: Settings },
  after: Records & { readonly settings: Settings },
): RevisionChanges {
  const documents = difference(before.documents, after.documents, sameDocument);
  const chunks = difference(before.chunks, after.chunks, sameChunk);
  return {
    documents,
    chunks,
    moved: movedTexts(before.chunks, after.chunks),
    restored: [...after.chunks].filter(([id, chunk]) => {
      const old = before.chunks.get(id);
      return old !== undefined && sameChunk(old, chunk) && old.storeId !== chunk.storeId;
    }).length,
    triggers: triggersOf(before, after, documents),
  };
}

/** Whether two revisions hold the same: documents, chunks, chunking, embedding and filter. */
export function sameContent(a: RevisionRecord, b: RevisionRecord): boolean {
  return contentOf(a) === contentOf(b);
}

/** The records that a revision's manifests hold; none for a manifest that is missing. */
export function recordsOf({ documents, chunks }: CorpusRevision): Records {
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

function triggersOf(
  before: Records & { readonly settings: Settings },
  after: Records & { readonly settings: Settings },
  documents: Difference,
): RevisionRecord["triggers"] {
  const sourceMoved = [...after.documents].some(([id, { revision }]) => {
    const old = before.documents.get(id);
    return old !== undefined && old.revision !== revision;
  });
  const [old, now] = [before.settings, after.settings];
  const found: readonly (readonly [RevisionRecord["triggers"][number], boolean])[] = [
    ["source-revision-changed", sourceMoved],
    ["chunking-changed", differs(old.chunking, now.chunking)],
    ["embedding-changed", differs(old.embedding, now.embedding)],
    ["retrieval-filter-changed", differs(old.retrievalFilter, now.retrievalFilter)],
    ["document-added", documents.added > 0],
  ];
  return found.flatMap(([trigger, holds]) => (holds ? [trigger] : []));
}

function differs(a: unknown, b: unknown): boolean {
  return canonicalJson({ value: a ?? null }) !== canonicalJson({ value: b ?? null });
}

function sameDocument(a: CorpusDocument, b: CorpusDocument): boolean {
  return a.hash === b.hash && a.revision === b.revision;
}

function sameChunk(a: CorpusChunk, b: CorpusChunk): boolean {
  return a.hash === b.hash && a.documentId === b.documentId;
}

function difference<RecordType>(
  before: ReadonlyMap<string, RecordType>,
  after: ReadonlyMap<string, RecordType>,
  alike: (a: RecordType, b: RecordType) => boolean,
): Difference {
  let [added, changed, same] = [0, 0, 0];
  for (const [id, record] of after) {
    const old = before.get(id);
    if (old === undefined) added++;
    else if (alike(old, record)) same++;
    else changed++;
  }
  return { added, removed: before.size - changed - same, changed, same };
}

function movedTexts(
  before: ReadonlyMap<string, CorpusChunk>,
  after: ReadonlyMap<string, CorpusChunk>,
): number {
  const free = new Map<string, number>();
  for (const [id, { hash }] of after) {
    if (!before.has(id)) free.set(hash, (free.get(hash) ?? 0) + 1);
  }
  let moved = 0;
  for (const [id, { hash }] of before) {
    const left = free.get(hash) ?? 0;
    if (after.has(id) || left === 0) continue;
    free.set(hash, left - 1);
    moved++;
  }
  return moved;
}
