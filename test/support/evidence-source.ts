import { evidenceSource, type EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { revisionId, snapshotFiles } from "./good-set.ts";
import { memoryTree } from "./memory-tree.ts";

/** A current corpus revision of these texts by chunk id; what stands before ":" or "#" is the document. */
export async function sourceOf(
  chunks: Readonly<Record<string, string>>,
  texts: "all" | "none" = "all",
): Promise<EvidenceSource> {
  const ids = Object.keys(chunks);
  const snapshot = makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-hand", version: "1", settings: {} },
      triggers: [],
      texts,
    },
    [...new Set(ids.map(documentOf))].map((id) => ({ id })),
    ids.map((id) => ({
      id: id as ChunkId,
      documentId: documentOf(id),
      text: chunks[id] ?? "",
    })),
  );
  const kept = texts === "all" ? snapshot : { ...snapshot, texts: new Map() };
  const dataset = await loadDataset(memoryTree(snapshotFiles(kept)), { texts: "current" });
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The corpus of the test cannot be read.");
  return source;
}

function documentOf(chunk: string): DocumentId {
  return (chunk.split(/[:#]/)[0] ?? "") as DocumentId;
}
