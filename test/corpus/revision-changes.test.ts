import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareChunks } from "../../src/corpus/comparing/compare-chunks.ts";
import { chunkDifferences } from "../../src/corpus/comparing/differences.ts";
import { verdictCounts } from "../../src/corpus/comparing/verdicts.ts";
import type { Settings } from "../../src/corpus/comparing/settings.ts";
import { revisionChanges, type RevisionChanges } from "../../src/corpus/revision-changes.ts";
import { contentOf, type SourceChunk, type SourceDocument } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { dumpRecords } from "../support/corpus-arbitraries.ts";

interface Part {
  readonly id: string;
  readonly text: string;
  readonly document?: string;
  readonly storeId?: string;
}

const settings: Settings = {
  chunking: { name: "by-heading", version: "1", settings: { size: 5 } },
};

function contentFrom(parts: readonly Part[], revision?: string): ReturnType<typeof contentOf> {
  const documents = [...new Set(parts.map(({ document = "d" }) => document))].map(
    (id): SourceDocument => ({
      id: id as DocumentId,
      ...(revision === undefined ? {} : { revision }),
    }),
  );
  const chunks = parts.map(({ document = "d", ...part }): SourceChunk => ({
    ...part,
    id: part.id as ChunkId,
    documentId: document as DocumentId,
  }));
  return contentOf(documents, chunks);
}

function changesOf(before: readonly Part[], after: readonly Part[]): RevisionChanges {
  return revisionChanges({ ...contentFrom(before), settings }, { ...contentFrom(after), settings });
}

/** Few ids, texts and documents, so that texts meet and ids return. */
const smallCorpora = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    text: fc.constantFrom("Thirty days.", "Ask again.", "Rail before air."),
    document: fc.constantFrom("d", "e"),
  }),
  { selector: ({ id }) => id },
);

describe("what changed between two revisions", () => {
  test("is nothing where they are the same", () => {
    fc.assert(
      fc.property(dumpRecords, (records) => {
        const { documents, chunks, moved, restored, triggers } = changesOf(records, records);
        expect([documents.same, chunks.same]).toEqual([
          new Set(records.map(({ document }) => document)).size,
          records.length,
        ]);
        expect(
          [documents, chunks].map(({ added, removed, changed }) => added + removed + changed),
        ).toEqual([0, 0]);
        expect([moved, restored, triggers]).toEqual([0, 0, []]);
      }),
    );
  });

  test.for([
    ["a new chunk", [], [{ id: "b", text: "B" }], "1 0 1 0"],
    ["a chunk that is gone", [{ id: "b", text: "B" }], [], "0 1 1 0"],
    ["an edited chunk", [{ id: "b", text: "B" }], [{ id: "b", text: "b" }], "0 0 2 0"],
    ["a moved chunk", [{ id: "b", text: "B" }], [{ id: "c", text: "B" }], "1 1 1 1"],
  ] as const)("counts %s", ([, before, after, counts]) => {
    const kept = { id: "a", text: "A" };
    const { chunks, moved } = changesOf([kept, ...before], [kept, ...after]);
    const { added, removed, changed, same } = chunks;
    expect(`${added} ${removed} ${changed + same} ${moved}`).toBe(counts);
  });

  test("counts as moved what has its text in one other chunk, and no more", () => {
    const twice = [
      { id: "a", text: "T" },
      { id: "b", text: "T" },
    ];
    expect(changesOf(twice, [{ id: "c", text: "T" }]).moved).toBe(2);
    expect(changesOf([{ id: "c", text: "T" }], twice).moved).toBe(0);
    expect(changesOf(twice, [{ id: "a", text: "T" }]).moved).toBe(1);
  });

  test("counts as moved what a comparison with all texts calls so", () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(smallCorpora, smallCorpora, (before, after) => {
        const [old, young] = [contentFrom(before), contentFrom(after)];
        const texts = new Map([...old.texts, ...young.texts]);
        const compared = compareChunks(chunkDifferences(old.chunks, young.chunks), texts);
        const { moved, chunks } = changesOf(before, after);
        const told = verdictCounts(compared);
        expect([moved, chunks.same]).toEqual([told.moved, told.same]);
        seen.add(moved > 0);
      }),
      { numRuns: 300 },
    );
    expect(seen.size).toBe(2);
  });

  test("tells documents that have another content from those of which more is said", () => {
    const [v1, v2] = [
      contentFrom([{ id: "a", text: "A" }], "v1"),
      contentFrom([{ id: "a", text: "A" }], "v2"),
    ];
    const edited = contentFrom([{ id: "a", text: "B" }], "v2");
    const documentsOf = (after: typeof v1): object =>
      revisionChanges({ ...v1, settings }, { ...after, settings }).documents;
    expect([v1, v2, edited].map(documentsOf)).toEqual([
      { added: 0, removed: 0, changed: 0, restated: 0, same: 1 },
      { added: 0, removed: 0, changed: 0, restated: 1, same: 0 },
      { added: 0, removed: 0, changed: 1, restated: 0, same: 0 },
    ]);
  });

  test("counts a chunk that went to another document as changed, and a new id in the store as the same", () => {
    const old = [{ id: "a", text: "A", storeId: "1" }];
    expect(changesOf(old, [{ id: "a", text: "A", document: "e" }]).chunks.changed).toBe(1);
    const { chunks, restored } = changesOf(old, [{ id: "a", text: "A", storeId: "2" }]);
    expect([chunks.same, restored]).toEqual([1, 1]);
  });
});

describe("triggers", () => {
  const before = { ...contentFrom([{ id: "a", text: "A" }], "v1"), settings };
  const withSettings = (more: Partial<Settings>): typeof before => ({
    ...before,
    settings: { ...settings, ...more },
  });

  test.for([
    [
      "another source revision",
      { ...contentFrom([{ id: "a", text: "A" }], "v2"), settings },
      ["source-revision-changed"],
    ],
    [
      "another chunker",
      withSettings({ chunking: { name: "x", version: "1", settings: { size: 5 } } }),
      ["chunking-changed"],
    ],
    [
      "another setting of the chunker",
      withSettings({ chunking: { name: "by-heading", version: "1", settings: { size: 6 } } }),
      ["chunking-changed"],
    ],
    [
      "an embedding",
      withSettings({ embedding: { model: "m", version: "1" } }),
      ["embedding-changed"],
    ],
    ["a filter", withSettings({ retrievalFilter: "x" }), ["retrieval-filter-changed"]],
    [
      "a new document",
      {
        ...contentFrom(
          [
            { id: "a", text: "A" },
            { id: "b", text: "B", document: "e" },
          ],
          "v1",
        ),
        settings,
      },
      ["document-added"],
    ],
    [
      "an edited chunk under one source revision",
      { ...contentFrom([{ id: "a", text: "B" }], "v1"), settings },
      [],
    ],
  ] as const)("name %s", ([, after, triggers]) => {
    expect(revisionChanges(before, after).triggers).toEqual(triggers);
  });
});
