import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadTables } from "../../../src/corpus/comparing/recorded-files.ts";
import { TableThread } from "../../../src/readings/table-thread.ts";
import { compareRecorded, readRecorded } from "../../../src/corpus/comparing/compare-recorded.ts";
import {
  compareRevisions,
  type CorpusComparison,
} from "../../../src/corpus/comparing/compare-revisions.ts";
import {
  chunkDifferences,
  isSameDocument,
  tableDifferences,
} from "../../../src/corpus/comparing/differences.ts";
import { snapshotOf, type Content, type Snapshot } from "../../../src/corpus/snapshot.ts";
import { textChanges } from "../../../src/corpus/text-files.ts";
import type { Defect } from "../../../src/model/dataset.ts";
import { contentOfParts, type Parts } from "../../support/compared-parts.ts";
import type { Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { sentenceOf } from "../../support/prose.ts";

function snapshotAs(id: string, content: Content, largest: number): Snapshot {
  const settings = {
    id,
    createdAt: "2026-09-01T09:00:00Z",
    chunking: { name: "by-heading", version: "1", settings: {} },
    triggers: [],
    texts: "all",
  } as const;
  return snapshotOf({ ...settings, triggers: [] }, content, largest);
}

interface Recorded {
  readonly contents: readonly [Content, Content];
  readonly snapshots: readonly [Snapshot, Snapshot];
  readonly files: Files;
}

/** Two corpora as the files of a set; a table larger than `largest` bytes is in shards. */
function recorded(
  [before, after]: readonly [Parts, Parts],
  largest: readonly [number, number],
): Recorded {
  const contents = [contentOfParts(before), contentOfParts(after)] as const;
  const snapshots = [
    snapshotAs("r-1", contents[0], largest[0]),
    snapshotAs("r-2", contents[1], largest[1]),
  ] as const;
  const texts = new Map([...contents[0].texts, ...contents[1].texts]);
  const kept = textChanges(texts, new Map(), { paths: [] });
  const files = Object.fromEntries(
    [...snapshots[0].files, ...snapshots[1].files, ...kept].flatMap(([path, text]) =>
      text === undefined ? [] : [[path, text]],
    ),
  );
  return { contents, snapshots, files };
}

async function read(
  files: Files,
  readTables: ReadTables = () => undefined,
): Promise<{ readonly told: CorpusComparison | readonly Defect[]; readonly bytes: number }> {
  const tree = memoryTree(files);
  const paths = Object.keys(files);
  const [before, after] = [
    await readRecorded(tree, "r-1", paths),
    await readRecorded(tree, "r-2", paths),
  ];
  if (before.revision === undefined || after.revision === undefined) throw new Error("Both are.");
  const told = await compareRecorded(tree, [before.revision, after.revision], {
    paths,
    readTables,
  });
  return { told, bytes: tree.bytesRead() };
}

const corpus = fc
  .uniqueArray(fc.tuple(fc.nat(40), fc.nat(12)), {
    selector: ([id]) => id,
    maxLength: 25,
    minLength: 1,
  })
  .map((pairs): Parts =>
    Object.fromEntries(
      pairs.map(([id, text]) => [
        `d${id % 3}#${id}`,
        `${sentenceOf(text)} ${sentenceOf(text * 7)} ${sentenceOf(text * 11)}`,
      ]),
    ),
  );
const sizes = fc.constantFrom<readonly [number, number]>(
  [1e9, 1e9],
  [100, 100],
  [1e9, 100],
  [100, 1e9],
);

describe("two recorded revisions", () => {
  test("compare from their files as they do in memory, in one piece and in shards", async () => {
    await fc.assert(
      fc.asyncProperty(corpus, corpus, sizes, async (before, after, largest) => {
        const { contents, snapshots, files } = recorded([before, after], largest);
        const [old, young] = contents;
        const expected = compareRevisions(snapshots[0].record, snapshots[1].record, {
          documents: tableDifferences(old.documents, young.documents, isSameDocument),
          chunks: chunkDifferences(old.chunks, young.chunks),
          texts: new Map([...old.texts, ...young.texts]),
        });
        const { told } = await read(files);
        if (!("chunks" in told)) throw new Error(JSON.stringify(told));
        const { texts, ...others } = told;
        const { texts: all, ...rest } = expected;
        expect(others).toEqual(rest);
        for (const [hash, text] of texts) expect(all.get(hash)).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  test("compare in the same way with a reader of tables that gives no answers", async () => {
    const { files } = recorded(
      [
        { "d#1": "One.", "d#2": "Two.", "e#1": "Three." },
        { "d#1": "One.", "d#2": "Three.", "e#1": "Four." },
      ],
      [1e9, 1e9],
    );
    const script = new URL("file:///nowhere.js");
    const paths: unknown[] = [];
    const { told } = await read(files, ([before, after]) => {
      paths.push(before.files, after.files);
      return new TableThread(script, { before: [], after: [] });
    });
    expect(told).toEqual((await read(files)).told);
    expect(paths).toEqual([
      ["corpus-revisions/r-1/chunks.jsonl"],
      ["corpus-revisions/r-2/chunks.jsonl"],
    ]);
  });

  test("are not read where they are recorded as equal", async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`d#${at}`, sentenceOf(at)]),
    );
    const { files } = recorded([parts, parts], [1e9, 1e9]);
    const { told, bytes } = await read(files);
    expect("chunks" in told && told.chunks.same).toBe(500);
    expect(bytes).toBeLessThan(2000);
  });

  test.for<readonly [name: string, damage: (files: Files) => Files, told: string]>([
    [
      "a line that was edited",
      (files) => ({
        ...files,
        "corpus-revisions/r-2/chunks.jsonl": (
          files["corpus-revisions/r-2/chunks.jsonl"] ?? ""
        ).replace("d#2", "d#3"),
      }),
      'revision/altered: The chunks of revision "r-2" are not those that its revision.yaml records.',
    ],
    [
      "a line that is no record",
      (files) => ({ ...files, "corpus-revisions/r-1/chunks.jsonl": "none\n" }),
      "revision/broken-record: This line is not JSON.",
    ],
    [
      "a table that is missing",
      (files) =>
        Object.fromEntries(
          Object.entries(files).filter(([path]) => path !== "corpus-revisions/r-1/documents.jsonl"),
        ),
      'revision/altered: The documents of revision "r-1" are not those that its revision.yaml records.',
    ],
  ])("are not compared with %s", async ([, damage, expected]) => {
    const { files } = recorded(
      [
        { "d#1": "One.", "d#2": "Two." },
        { "d#2": "Two.", "e#2": "Three." },
      ],
      [1e9, 1e9],
    );
    const { told } = await read(damage(files));
    if ("chunks" in told) throw new Error("It was compared.");
    expect(`${told[0]?.rule}: ${told[0]?.message}`).toBe(expected);
  });
});

test("a table that cannot be read is told at its place", async () => {
  const contents = [{ "a#1": sentenceOf(1) }, { "a#1": sentenceOf(2) }].map(contentOfParts);
  const [before, after] = contents.map((content, at) => snapshotAs(`r-${at}`, content, 1e9));
  const path = "corpus-revisions/r-1/chunks.jsonl";
  const tree = memoryTree({
    ...Object.fromEntries([...(before?.files ?? []), ...(after?.files ?? [])]),
    [path]: { kind: "unreadable" },
  });
  const paths = (await tree.list("corpus-revisions")).map((entry) => entry.path);
  const readings = await Promise.all(["r-0", "r-1"].map((id) => readRecorded(tree, id, paths)));
  const [old, young] = readings.map(({ revision }) => revision);
  if (old === undefined || young === undefined) throw new Error("No revision was read.");
  const told = await compareRecorded(tree, [old, young], { paths });
  const defects = "chunks" in told ? [] : told;
  expect(defects.map(({ rule, at }) => [rule, at.file])).toContainEqual(["file/unreadable", path]);
});
