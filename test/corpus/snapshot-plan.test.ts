import { describe, expect, test } from "vitest";
import { contentOf, type Content, type SourceDocument } from "../../src/corpus/snapshot.ts";
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

describe("a revision that holds something else", () => {
  interface Held {
    readonly document: Partial<SourceDocument>;
    readonly text: string;
    readonly settings: SnapshotRequest["settings"];
  }
  const { chunking } = request.settings;
  const base: Held = { document: {}, text: "A.", settings: { chunking } };
  const contentWith = ({ document, text }: Held): Content => {
    const documentId = "d" as DocumentId;
    return contentOf(
      [{ id: documentId, ...document }],
      [{ id: "d#1" as ChunkId, documentId, text }],
    );
  };

  test.for<readonly [string, Partial<Held>]>([
    ["another text", { text: "B." }],
    ["another source revision", { document: { revision: "v2" } }],
    ["another URI", { document: { uri: "https://docs.example.test/d" } }],
    ["a title", { document: { title: "D" } }],
    ["another chunker", { settings: { chunking: { ...chunking, version: "2" } } }],
    ["other settings of it", { settings: { chunking: { ...chunking, settings: { size: 1 } } } }],
    ["an embedding", { settings: { chunking, embedding: { model: "m", version: "1" } } }],
    ["a filter", { settings: { chunking, retrievalFilter: "language = 'en'" } }],
  ])("is a new one: %s", async ([, other]) => {
    const held = contentWith(base);
    const state = await readCorpusState(memoryTree(await after({}, request, held)), "corpus-2");
    const asked = { ...request, id: "corpus-2", createdAt: "2027-01-01T00:00:00Z" };
    expect(planSnapshot(asked, held, state).kind).toBe("same");
    const changed = { ...base, ...other };
    const plan = planSnapshot(
      { ...asked, settings: changed.settings },
      contentWith(changed),
      state,
    );
    expect(plan.kind).toBe("new");
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
