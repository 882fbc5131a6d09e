import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { goodCorpus, revisionId, snapshotFiles, type Files } from "./good-set.ts";

const shared = "Receipts. Every receipt is kept for ten years.";

/** The hash of the text that both documents have. */
export const sharedHash: string = contentHash(shared);

const own = {
  "refund-policy": ["Refunds. Within 30 days.", "Vouchers. They are refunded in part."],
  "travel-policy": ["Travel. Rail comes before air.", "Hotels. Three stars are enough."],
} as const;

/** The good set's corpus, where each document has two chunks of its own and one that both have. */
export function sharingFiles(): Files {
  const documents = [
    { id: "refund-policy", uri: "https://docs.example.test/refunds", revision: "v4" },
    { id: "travel-policy", uri: "https://docs.example.test/travel", revision: "v2" },
  ].map((one) => ({ ...one, id: one.id as DocumentId }));
  const chunks = Object.entries(own).flatMap(([id, texts]) =>
    [...texts, shared].map((text, index) => ({
      id: `${id}:${index + 1}` as ChunkId,
      documentId: id as DocumentId,
      text,
    })),
  );
  const head = {
    id: revisionId,
    createdAt: "2026-09-01T00:00:00Z",
    chunking: { name: "by-heading", version: "1", settings: {} },
    triggers: [],
    texts: "all" as const,
  };
  const { "corpus-revisions/current.yaml": current = "" } = goodCorpus();
  return {
    ".github/touchstone.yaml": goodCorpus()[".github/touchstone.yaml"] ?? "",
    ...snapshotFiles(makeSnapshot(head, documents, chunks)),
    "corpus-revisions/current.yaml": current,
  };
}

/** A candidate that rests on the shared text in one of the documents. */
export function onShared(
  id: string,
  document: keyof typeof own,
  ...more: readonly string[]
): string {
  const [uri, revision] = document === "refund-policy" ? ["refunds", "v4"] : ["travel", "v2"];
  return [
    `id: ${id}`,
    "kind: answerable",
    `query: What does the handbook say about ${id}?`,
    `expectedAnswer: It says something about ${id}.`,
    `relevantChunkIds: ["${document}:3"]`,
    "provenance:",
    `  - chunkId: ${document}:3`,
    `    documentId: ${document}`,
    `    sourceUri: https://docs.example.test/${uri}`,
    `    sourceRevision: ${revision}`,
    `    contentHash: ${sharedHash}`,
    `corpusRevision: ${revisionId}`,
    "origin: { kind: human, author: avery }",
    ...more,
    "",
  ].join("\n");
}
