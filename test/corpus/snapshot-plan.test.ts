import { describe, expect, test } from "vitest";
import { contentOf, type Content } from "../../src/corpus/snapshot.ts";
import {
  planSnapshot,
  snapshotChanges,
  type SnapshotRequest,
} from "../../src/corpus/snapshot-plan.ts";
import { textChanges } from "../../src/corpus/text-files.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { readCorpusState } from "../../src/load/read-corpus-state.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { check } from "../../src/rules/check.ts";
import type { Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const request: SnapshotRequest = {
  id: "corpus-1",
  createdAt: "2026-09-01T00:00:00Z",
  settings: { chunking: { name: "by-page", version: "1", settings: {} } },
  texts: "all",
};

/** So many chunks of four documents. */
function pages(count: number): Content {
  const documents = [0, 1, 2, 3].map((number) => ({ id: `d${number}` as DocumentId }));
  const chunks = Array.from({ length: count }, (_, index) => ({
    id: `d${index % 4}#${index}` as ChunkId,
    documentId: `d${index % 4}` as DocumentId,
    text: `Page ${index}.`,
  }));
  return contentOf(documents, chunks);
}

async function after(files: Files, asked: SnapshotRequest, content: Content): Promise<Files> {
  const state = await readCorpusState(memoryTree(files), asked.id);
  const plan = planSnapshot(asked, content, state);
  if (plan.kind !== "new") throw new Error(`The plan is ${plan.kind}.`);
  const texts = textChanges(content.texts, new Map(), { ...state, largest: asked.largest });
  const next = { ...files };
  for (const [path, text] of snapshotChanges(plan, texts, state.paths)) {
    if (text === undefined) delete next[path];
    else next[path] = text;
  }
  return next;
}

describe("a revision that is too large for one file", () => {
  test("is cut into shards, and reads as one revision without a finding", async () => {
    const files = await after({}, { ...request, largest: 2000 }, pages(100));
    expect(Object.keys(files).filter((path) => path.includes("chunks"))).toHaveLength(16);
    expect(Object.keys(files).filter((path) => path.includes("documents"))).toHaveLength(1);
    const dataset = await loadDataset(memoryTree(files), { texts: "current" });
    expect(check(dataset)).toEqual([]);
    const revision = dataset.revisions.get("corpus-1");
    expect(revision?.chunks?.count).toBe(100);
    expect(revision?.chunks?.sha256).toBe(revision?.record?.chunks.sha256);
    expect(dataset.texts.size).toBe(100);
  });

  test("holds the same as it did when nothing changed", async () => {
    const files = await after({}, { ...request, largest: 2000 }, pages(100));
    const state = await readCorpusState(memoryTree(files), "corpus-2");
    const again = planSnapshot({ ...request, id: "corpus-2", largest: 2000 }, pages(100), state);
    expect(again).toEqual({ kind: "same", current: "corpus-1" });
  });
});

describe("the order of writing", () => {
  test("is texts, manifests, revision.yaml, and the pointer last", async () => {
    const files = await after({}, request, pages(2));
    expect(Object.keys(files)).toEqual([
      "corpus-revisions/texts/1.jsonl",
      "corpus-revisions/texts/3.jsonl",
      "corpus-revisions/corpus-1/documents.jsonl",
      "corpus-revisions/corpus-1/chunks.jsonl",
      "corpus-revisions/corpus-1/revision.yaml",
      "corpus-revisions/current.yaml",
    ]);
  });
});

describe("a name that is taken", () => {
  test("comes with the first number that is free", async () => {
    let files = await after({}, request, pages(1));
    files = await after(files, { ...request, id: "corpus-1-2" }, pages(2));
    const state = await readCorpusState(memoryTree(files), "corpus-1");
    expect(planSnapshot(request, pages(3), state)).toEqual({ kind: "taken", free: "corpus-1-3" });
  });
});
