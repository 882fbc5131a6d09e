import type { CorpusChunk } from "./generated/chunk.ts";
import type { CorpusDocument } from "./generated/document.ts";
import type { RevisionRecord } from "./generated/revision.ts";
import type { ChunkId, Digest, DocumentId } from "./ids.ts";
import type { Locate, Location } from "./location.ts";

/** A manifest of a revision as its bytes are now, whatever revision.yaml says of it. */
export interface Manifest<Id extends string, RecordType> {
  readonly file: string;
  readonly records: ReadonlyMap<Id, RecordType>;
  readonly count: number;
  readonly sha256: string;
  /** Whether the bytes hold a carriage return. A recorded manifest has none: it escapes those of its texts. */
  readonly carriageReturns: boolean;
  /** Whether every byte could be read; otherwise nothing can be said of what it records. */
  readonly whole: boolean;
}

/** One corpus revision: what revision.yaml records and what its manifests hold. */
export interface CorpusRevision {
  readonly id: string;
  /** The path of revision.yaml. */
  readonly file: string;
  /** Undefined where revision.yaml could not be read or has a defect of shape. */
  readonly record: RevisionRecord | undefined;
  /** The digest of revision.yaml (see digest.ts). */
  readonly digest: Digest | undefined;
  /** Undefined where documents.jsonl is missing. */
  readonly documents: Manifest<DocumentId, CorpusDocument> | undefined;
  /** Undefined where chunks.jsonl is missing. */
  readonly chunks: Manifest<ChunkId, CorpusChunk> | undefined;
  readonly locate: Locate;
}

/** What current.yaml points at; `revision` is undefined where it could not be read. */
export interface CurrentPointer {
  readonly revision: string | undefined;
  readonly at: Location;
}

/** The documents of a revision; undefined where they are missing, or are not what was recorded. */
export function documentsAsRecorded({
  record,
  documents,
}: CorpusRevision): ReadonlyMap<DocumentId, CorpusDocument> | undefined {
  return asRecorded(documents, record?.documents);
}

/** The chunks of a revision; undefined where they are missing, or are not what was recorded. */
export function chunksAsRecorded({
  record,
  chunks,
}: CorpusRevision): ReadonlyMap<ChunkId, CorpusChunk> | undefined {
  return asRecorded(chunks, record?.chunks);
}

/** Whether manifests that are there are not what was recorded. A set may keep the record alone: what is missing was not altered. */
export function isAltered(revision: CorpusRevision): boolean {
  const { documents, chunks } = revision;
  return (
    (documents !== undefined && documentsAsRecorded(revision) === undefined) ||
    (chunks !== undefined && chunksAsRecorded(revision) === undefined)
  );
}

/** Where revision.yaml cannot be read, nothing says that a manifest was changed. */
function asRecorded<Id extends string, RecordType>(
  manifest: Manifest<Id, RecordType> | undefined,
  recorded: { readonly sha256: string } | undefined,
): ReadonlyMap<Id, RecordType> | undefined {
  const isRecorded = recorded === undefined || recorded.sha256 === manifest?.sha256;
  return isRecorded ? manifest?.records : undefined;
}
