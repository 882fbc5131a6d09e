import { describe, expect, test } from "vitest";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { documentsWithSharedChunks } from "../../src/model/shared-chunks.ts";
import { goodCorpus, snapshotFiles } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

/** The pairs among documents with these chunks. */
async function pairsOf(documents: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const snapshot = makeSnapshot(
    {
      id: "corpus-2026-09-01",
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    Object.keys(documents).map((id) => ({ id: id as DocumentId, uri: id, revision: "1" })),
    Object.entries(documents).flatMap(([id, texts]) =>
      texts.map((text, index) => ({
        id: `${id}:${index}` as ChunkId,
        documentId: id as DocumentId,
        text,
      })),
    ),
  );
  const tree = memoryTree({ ...goodCorpus(), ...snapshotFiles(snapshot) });
  const { revisions } = await loadDataset(tree);
  const pairs = documentsWithSharedChunks(revisions.get("corpus-2026-09-01"));
  return pairs.map(({ documents: both, shared }) => `${both.join("+")} ${shared.size}`);
}

const many = (count: number): Record<string, readonly string[]> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`d${index}`, ["footer"]]));

describe("documents with chunks in common", () => {
  test("are pairs where half the chunks of the one with fewer are in the other", async () => {
    expect(await pairsOf({ b: ["x", "y"], a: ["x", "u", "v", "w"] })).toEqual(["a+b 1"]);
    expect(await pairsOf({ a: ["x", "u", "v"], b: ["x", "y", "z"] })).toEqual([]);
  });

  test("count a chunk that one has twice once", async () => {
    expect(await pairsOf({ a: ["x", "x", "u", "v"], b: ["x", "y", "z"] })).toEqual([]);
  });

  test("are not those of a chunk that more than twenty have", async () => {
    expect(await pairsOf(many(20))).toHaveLength((20 * 19) / 2);
    expect(await pairsOf(many(21))).toEqual([]);
  });

  test("are none without a revision", () => {
    expect(documentsWithSharedChunks(undefined)).toEqual([]);
  });
});
