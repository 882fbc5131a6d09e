import { expect, test } from "vitest";
import { compareLines, isSameLine } from "../../../src/exporting/contracts/compare-lines.ts";

const under = (chunkId: string, contentHash: string): object => ({ chunkId, contentHash });

const stored = (storeId: string): object => ({
  evidence: [{ chunkId: "a", storeId }],
  distractors: [{ chunkId: "b", storeId }],
});

const line = {
  id: "rail-001",
  query: "Rail or air?",
  conversation: [{ role: "user", content: "Hello" }],
  evidence: [
    { chunkId: "a", text: "Rail.", grade: 2 },
    { chunkId: "b", text: "Air." },
  ],
  split: "test",
};

test("lines are the same whatever the order of names, and what the manifest says is not theirs", () => {
  const { id, ...others } = line;
  const other = { ...others, split: "dev", holdout: "spent", tags: ["x"], id };
  expect(isSameLine(compareLines(line, other))).toBe(true);
});

test("lines are the same under other ids of a store, which mints them at each ingestion", () => {
  expect(isSameLine(compareLines(stored("17"), stored("18")))).toBe(true);
});

test("lines differ in fields, one of them absent in one", () => {
  const { conversation: _, ...without } = line;
  expect(compareLines(line, { ...without, query: "Air or rail?", because: "x" })).toEqual({
    fields: [
      { field: "query", a: "Rail or air?", b: "Air or rail?" },
      { field: "conversation", a: line.conversation, b: null },
      { field: "because", a: null, b: "x" },
    ],
    evidence: [],
  });
});

test("evidence differs by chunk: in one alone, or in a field", () => {
  const evidence = [
    { chunkId: "c", text: "Ship." },
    { chunkId: "a", text: "Rail first.", grade: 2 },
  ];
  expect(compareLines(line, { ...line, evidence })).toEqual({
    fields: [],
    evidence: [
      {
        chunkId: "a",
        in: "both",
        sameText: [],
        fields: [{ field: "text", a: "Rail.", b: "Rail first." }],
      },
      { chunkId: "b", in: "a", sameText: [], fields: [] },
      { chunkId: "c", in: "b", sameText: [], fields: [] },
    ],
  });
});

test("a chunk with the same text under another id is told", () => {
  const before = { evidence: [under("old", "h1"), under("gone", "h2")] };
  const { evidence } = compareLines(before, { evidence: [under("new", "h1")] });
  expect(evidence.map(({ chunkId, in: where, sameText }) => [chunkId, where, sameText])).toEqual([
    ["gone", "a", []],
    ["new", "b", ["old"]],
    ["old", "a", ["new"]],
  ]);
});

test("evidence in another order differs in nothing but that", () => {
  const { fields, evidence } = compareLines(line, {
    ...line,
    evidence: line.evidence.toReversed(),
  });
  expect([fields, evidence]).toEqual([[{ field: "evidence", a: ["a", "b"], b: ["b", "a"] }], []]);
});

test("lines that are no objects, and names of every object, break nothing", () => {
  expect(compareLines(null, [])).toEqual({ fields: [], evidence: [] });
  const strange: unknown = JSON.parse('{"__proto__": 1, "evidence": {"chunkId": 1}}');
  expect(compareLines(strange, {}).fields.map(({ field }) => field)).toEqual([
    "__proto__",
    "evidence",
  ]);
});
