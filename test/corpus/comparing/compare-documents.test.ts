import { describe, expect, test } from "vitest";
import { compareRevisions } from "../../../src/corpus/comparing/compare-revisions.ts";
import {
  chunkDifferences,
  isSameDocument,
  tableDifferences,
} from "../../../src/corpus/comparing/differences.ts";
import type { CorpusComparison } from "../../../src/corpus/comparing/compare-revisions.ts";
import { changesByDocument } from "../../../src/corpus/comparing/by-document.ts";
import { snapshotOf } from "../../../src/corpus/snapshot.ts";
import { contentOfParts, type Parts } from "../../support/compared-parts.ts";

const refund =
  "A customer can request a refund within 30 days of purchase. The request needs the receipt and the number of the order.";
const travel =
  "Hotels are booked through the travel desk. A night may cost 140 euros in a capital and 110 euros elsewhere.";

function compared(before: Parts, after: Parts): CorpusComparison {
  const [old, young] = [contentOfParts(before), contentOfParts(after)];
  const settings = {
    id: "r",
    createdAt: "2026-09-01T09:00:00Z",
    chunking: { name: "by-heading", version: "1", settings: {} },
    triggers: [],
    texts: "all",
  } as const;
  const records = [old, young].map(
    (content) => snapshotOf({ ...settings, triggers: [] }, content).record,
  );
  const [first, second] = records;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  return compareRevisions(first, second, {
    documents: tableDifferences(old.documents, young.documents, isSameDocument),
    chunks: chunkDifferences(old.chunks, young.chunks),
    texts: new Map([...old.texts, ...young.texts]),
  });
}

function told(before: Parts, after: Parts): string {
  const { documents } = compared(before, after);
  const { same, changed, renamed, removed, added } = documents;
  const parts = [
    `${same} same`,
    ...changed.map(([{ id }]) => `M ${id}`),
    ...renamed.map((one) => `R${Math.round(one.score * 100)} ${one.before.id} ${one.after.id}`),
    ...removed.map(({ id }) => `D ${id}`),
    ...added.map(({ id }) => `A ${id}`),
  ];
  return parts.join(", ");
}

describe("what became of documents", () => {
  test.for<readonly [name: string, before: Parts, after: Parts, told: string]>([
    ["a document that stays is the same", { "a#1": refund }, { "a#1": refund }, "1 same"],
    ["one with another text is changed", { "a#1": refund }, { "a#1": travel }, "0 same, M a"],
    [
      "one of the same content is renamed",
      { "a#1": refund },
      { "b#1": refund },
      "0 same, R100 a b",
    ],
    [
      "one of nearly the same content is renamed with a score",
      { "a#1": refund, "a#2": travel },
      { "b#1": refund.replace("30", "14"), "b#2": travel },
      "0 same, R97 a b",
    ],
    [
      "of two with one content those that keep their name are paired",
      { "x/a#1": refund, "x/b#1": refund },
      { "y/b#1": refund, "y/a#1": refund },
      "0 same, R100 x/a y/a, R100 x/b y/b",
    ],
    [
      "of two that nothing tells apart none is renamed",
      { "a#1": refund },
      { "b#1": refund, "c#1": refund },
      "0 same, D a, A b, A c",
    ],
    [
      "one that has nothing of the other is removed and added",
      { "a#1": refund },
      { "b#1": travel },
      "0 same, D a, A b",
    ],
  ])("%s", ([, before, after, expected]) => {
    expect(told(before, after)).toBe(expected);
  });

  test("chunks that went along with a renamed document are counted, not listed", () => {
    const comparison = compared(
      { "a#1": refund, "a#2": travel },
      { "b#1": refund.replace("30", "14"), "b#2": travel },
    );
    const [only, ...others] = changesByDocument(comparison);
    expect(others).toEqual([]);
    expect(only?.movedAlong).toBe(1);
    expect(only?.changes.map(({ verdict, chunk }) => `${verdict} ${chunk.id}`)).toEqual([
      "edited a#1",
    ]);
  });
});
