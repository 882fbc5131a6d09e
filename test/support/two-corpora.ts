import { parse } from "yaml";
import { makeSnapshot, type SnapshotSettings } from "../../src/corpus/snapshot.ts";
import { revisionDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { approved, snapshotFiles, type Files } from "./good-set.ts";

/** A corpus as a test tells it: texts by chunk id, where what stands before the colon is the document. */
export interface PlainCorpus {
  readonly chunks: Readonly<Record<string, string>>;
  /** The document of a chunk whose id does not say it. */
  readonly documents?: Readonly<Record<string, string>>;
  /** Revisions of documents, by default v1. */
  readonly revisions?: Readonly<Record<string, string>>;
  readonly storeIds?: Readonly<Record<string, string>>;
  /** What the store says is the hash of a chunk. */
  readonly sourceHashes?: Readonly<Record<string, string>>;
  readonly settings?: Partial<SnapshotSettings>;
}

/** A corpus revision of this name as files, current where it is recorded last. */
export function revisionFiles(id: string, corpus: PlainCorpus): Files {
  const { chunks, revisions = {}, storeIds = {}, sourceHashes = {}, settings } = corpus;
  const documents = new Set(Object.keys(chunks).map((chunk) => documentIn(corpus, chunk)));
  const snapshot = makeSnapshot(
    {
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
      ...settings,
      id,
    },
    [...documents].map((one) => ({ id: one as DocumentId, revision: revisions[one] ?? "v1" })),
    Object.entries(chunks).map(([chunk, text]) => ({
      id: chunk as ChunkId,
      documentId: documentIn(corpus, chunk) as DocumentId,
      text,
      ...(storeIds[chunk] === undefined ? {} : { storeId: storeIds[chunk] }),
      ...(sourceHashes[chunk] === undefined ? {} : { sourceHash: sourceHashes[chunk] }),
    })),
  );
  return snapshotFiles(snapshot);
}

/** An earlier corpus revision "one" and the current "two", with the texts of both. */
export function twoCorpora(one: PlainCorpus, two: PlainCorpus): Files {
  return recordedCorpora({ one, two }, "two");
}

/** Corpus revisions by their names, with the texts of all, one of them current. */
export function recordedCorpora(
  corpora: Readonly<Record<string, PlainCorpus>>,
  current: string,
): Files {
  const files: Files = {};
  for (const [id, corpus] of Object.entries(corpora)) {
    for (const [path, text] of Object.entries(revisionFiles(id, corpus))) {
      const earlier = path.startsWith("corpus-revisions/texts/") ? files[path] : undefined;
      const lines = `${earlier ?? ""}${text}`.split(/(?<=\n)/);
      files[path] = earlier === undefined ? text : [...new Set(lines)].join("");
    }
  }
  return { ...files, "corpus-revisions/current.yaml": `revision: ${current}\n` };
}

/** An approved case that was judged under a corpus of this name and rests on these chunks. */
export function judgedCase(id: string, { under, corpus, chunks, ...fields }: Judged): string {
  const provenance = chunks.map((chunk) => ({
    chunkId: chunk,
    documentId: documentIn(corpus, chunk),
    sourceUri: documentIn(corpus, chunk),
    sourceRevision: corpus.revisions?.[documentIn(corpus, chunk)] ?? "v1",
    contentHash: contentHash(corpus.chunks[chunk] ?? ""),
  }));
  const value = {
    kind: "answerable",
    query: `What of ${id}?`,
    expectedAnswer: `This of ${id}.`,
    ...(chunks.length === 0 ? {} : { relevantChunkIds: chunks, provenance }),
    corpusRevision: under,
    origin: { kind: "human", author: "avery" },
    ...fields,
  };
  const text = Object.entries(value).map(([name, field]) => `${name}: ${JSON.stringify(field)}\n`);
  return approved(`id: ${id}\n${text.join("")}`, { corpus: digestOf(under, corpus) });
}

export interface Judged {
  readonly under: string;
  readonly corpus: PlainCorpus;
  readonly chunks: readonly string[];
  /** Other fields of the case. */
  readonly [field: string]: unknown;
}

function documentIn({ documents }: PlainCorpus, chunk: string): string {
  return documents?.[chunk] ?? chunk.split(":")[0] ?? chunk;
}

function digestOf(under: string, corpus: PlainCorpus): string {
  const text = revisionFiles(under, corpus)[`corpus-revisions/${under}/revision.yaml`] ?? "";
  return revisionDigest(parse(text)) ?? "";
}
