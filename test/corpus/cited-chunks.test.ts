import { expect, test } from "vitest";
import { citedChunks } from "../../src/corpus/cited-chunks.ts";
import { keptTexts } from "../../src/corpus/text-files.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { contentHash } from "../../src/model/hash.ts";
import {
  goodSet,
  pendingAbstention,
  pendingCase,
  refundText,
  travelText,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { contentOf } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";

const nearMiss = `${pendingAbstention}distractorChunkIds: ["travel-policy:3"]\n`;
const short = `id: short-001
kind: answerable
query: Rail or air?
expectedAnswer: Rail.
evidence: [{chunk: "travel-policy:4"}, {document: travel-policy, quote: Rail}]
`;

test("evidence, near misses and the short form cite chunks; evidence cites its text too", async () => {
  const { cases } = await loadDataset(memoryTree(goodSet(pendingCase, nearMiss, short)));
  expect(citedChunks(cases)).toEqual({
    chunkIds: new Set(["travel-policy:3", "refund-policy:12", "travel-policy:4"]),
    hashes: new Set([contentHash(refundText)]),
  });
});

test("a text is kept under its hash even where the cited chunk has another id now", () => {
  const documentId = "d" as DocumentId;
  const content = contentOf(
    [{ id: documentId }],
    [
      { id: "new-id" as ChunkId, documentId, text: refundText },
      { id: "travel" as ChunkId, documentId, text: travelText },
      { id: "other" as ChunkId, documentId, text: "Nobody cites this." },
    ],
  );
  const cited = { chunkIds: new Set(["travel"]), hashes: new Set([contentHash(refundText)]) };
  expect([...keptTexts(content, "cited", cited).values()].toSorted()).toEqual(
    [refundText, travelText].toSorted(),
  );
  expect(keptTexts(content, "all", cited)).toEqual(content.texts);
  expect(keptTexts(content, "none", cited)).toEqual(new Map());
});
