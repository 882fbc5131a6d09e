import { newYamlFile } from "../load/yaml-text.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import type { RevisionRecord } from "../model/generated/revision.ts";
import { chunkText, contentHash, sha256 } from "../model/hash.ts";
import type { ChunkId, ContentHash, DocumentId } from "../model/ids.ts";
import { currentFile, revisionsFolder } from "../model/layout.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { largestFile, table } from "./table.ts";

/** A document as its source gives it; what is absent is derived. */
export interface SourceDocument {
  readonly id: DocumentId;
  /** By default the document's id. */
  readonly uri?: string;
  /** By default `hash:` and the first 12 hex digits of the document's hash. */
  readonly revision?: string;
  readonly title?: string;
  readonly publishedAt?: string;
  readonly access?: readonly string[];
  /** SHA-256 of the raw file, where there is one; by default made of the chunk hashes. */
  readonly hash?: string;
}

/** A chunk as its source gives it. */
export interface SourceChunk {
  readonly id: ChunkId;
  readonly documentId: DocumentId;
  readonly text: string;
  readonly locator?: string;
  readonly storeId?: string;
  readonly sourceHash?: string;
}

export interface SnapshotSettings {
  readonly id: string;
  readonly parent?: string;
  readonly createdAt: string;
  readonly chunking: RevisionRecord["chunking"];
  readonly embedding?: NonNullable<RevisionRecord["embedding"]>;
  readonly retrievalFilter?: string;
  readonly triggers: RevisionRecord["triggers"];
  readonly texts: RevisionRecord["texts"];
}

/** What a corpus revision holds, whatever its name: its records by id, and the texts of its chunks. */
export interface Content {
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
  readonly texts: ReadonlyMap<ContentHash, string>;
}

/** A corpus revision ready to be written. */
export interface Snapshot {
  readonly record: RevisionRecord;
  /** The manifests, revision.yaml and current.yaml by path in the set, in the order in which they are written. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<ContentHash, string>;
}

/** Makes a corpus revision. The same input, in any order, gives the same bytes. */
export function makeSnapshot(
  settings: SnapshotSettings,
  documents: readonly SourceDocument[],
  chunks: readonly SourceChunk[],
): Snapshot {
  return snapshotOf(settings, contentOf(documents, chunks));
}

/** Hashes the chunks and derives what the documents leave out. */
export function contentOf(
  documents: readonly SourceDocument[],
  chunks: readonly SourceChunk[],
): Content {
  const hashed = chunks
    .map((chunk) => ({ ...chunk, hash: contentHash(chunk.text) }))
    .toSorted((a, b) => byUtf8(a.id, b.id));
  const hashes = hashesByDocument(hashed);
  return {
    documents: new Map(documents.map((one) => [one.id, documentRecord(one, hashes)])),
    chunks: new Map(hashed.map((one) => [one.id, withoutText(one)])),
    texts: new Map(hashed.map(({ hash, text }) => [hash, chunkText(text)])),
  };
}

/** Gives content its name and its files; a manifest larger than `largest` bytes is cut into shards. */
export function snapshotOf(
  settings: SnapshotSettings,
  content: Content,
  largest: number = largestFile,
): Snapshot {
  const folder = `${revisionsFolder}/${settings.id}`;
  const documents = table(`${folder}/documents`, [...content.documents.values()], largest);
  const chunks = table(`${folder}/chunks`, [...content.chunks.values()], largest);
  const record: RevisionRecord = {
    ...settings,
    documents: documents.facts,
    chunks: chunks.facts,
  };
  const files = new Map([
    ...documents.files,
    ...chunks.files,
    [`${folder}/revision.yaml`, newYamlFile(inOrder(record))],
    [currentFile, newYamlFile({ revision: settings.id })],
  ]);
  return { record, files, texts: content.texts };
}

function withoutText({
  id,
  documentId,
  hash,
  locator,
  storeId,
  sourceHash,
}: SourceChunk & { readonly hash: ContentHash }): CorpusChunk {
  return {
    id,
    documentId,
    hash,
    ...(locator === undefined ? {} : { locator }),
    ...(storeId === undefined ? {} : { storeId }),
    ...(sourceHash === undefined ? {} : { sourceHash }),
  };
}

function documentRecord(
  { access, ...document }: SourceDocument,
  chunkHashes: ReadonlyMap<DocumentId, readonly ContentHash[]>,
): CorpusDocument {
  const hash = document.hash ?? sha256((chunkHashes.get(document.id) ?? []).join("\n"));
  const revision = document.revision ?? `hash:${hash.slice("sha256:".length).slice(0, 12)}`;
  return {
    ...document,
    uri: document.uri ?? document.id,
    revision,
    hash,
    ...(access === undefined ? {} : { access: [...access] }),
  };
}

/** Each document's chunk hashes in order of chunk id. */
function hashesByDocument(
  chunks: readonly { readonly documentId: DocumentId; readonly hash: ContentHash }[],
): Map<DocumentId, ContentHash[]> {
  const hashes = new Map<DocumentId, ContentHash[]>();
  for (const { documentId, hash } of chunks) {
    const list = hashes.get(documentId);
    if (list === undefined) hashes.set(documentId, [hash]);
    else list.push(hash);
  }
  return hashes;
}

/** The order in which a reader wants to meet the fields. */
function inOrder(record: RevisionRecord): Partial<RevisionRecord> {
  const { id, parent, createdAt, chunking, embedding, retrievalFilter, ...rest } = record;
  const { triggers, texts, documents, chunks } = rest;
  const optional = {
    ...(parent === undefined ? {} : { parent }),
    createdAt,
    chunking,
    ...(embedding === undefined ? {} : { embedding }),
    ...(retrievalFilter === undefined ? {} : { retrievalFilter }),
  };
  return { id, ...optional, triggers, texts, documents, chunks };
}
