import { describe, expect, test } from "vitest";
import { caseShape } from "../../src/load/generated/case-shape.js";
import type { GoldenCase } from "../../src/model/generated/case.ts";
import type { CaseId, ChunkId, ContentHash, DocumentId } from "../../src/model/ids.ts";

const id = "refund-policy-001" as CaseId;
const query = "When can a customer request a refund?";
const expectedAnswer = "Within 30 days of purchase.";
const provenance = {
  chunkId: "refund-policy:12" as ChunkId,
  documentId: "refund-policy" as DocumentId,
  sourceUri: "https://docs.example.test/refunds",
  sourceRevision: "v4",
  contentHash: `sha256:${"0".repeat(64)}` as ContentHash,
};

/** What the compiler takes: each is checked by tsc, and by the schema below. */
const right: readonly GoldenCase[] = [
  { id, kind: "answerable", query, expectedAnswer },
  { id, kind: "inconclusive", query, expectedAnswer, provenance: [provenance] },
  {
    id,
    kind: "abstention",
    because: "not-in-corpus",
    query,
    expectedAnswer,
    distractorChunkIds: [],
  },
  { id, kind: "answerable", query, expectedAnswer, origin: { kind: "human", author: "avery" } },
  { id, kind: "answerable", query, expectedAnswer, review: { status: "pending" } },
];

/** What the compiler refuses: without the error, tsc fails on the comment. */
const wrong: readonly GoldenCase[] = [
  // @ts-expect-error -- An id is not any text.
  { id: "refund-policy-001!", kind: "answerable", query, expectedAnswer },
  // @ts-expect-error -- Every case has an expected answer.
  { id, kind: "answerable", query },
  // @ts-expect-error -- A kind is one of three.
  { id, kind: "answered", query, expectedAnswer },
  // @ts-expect-error -- An abstention says why.
  { id, kind: "abstention", query, expectedAnswer },
  // @ts-expect-error -- Only an abstention says why.
  { id, kind: "answerable", because: "ambiguous", query, expectedAnswer },
  // @ts-expect-error -- An abstention has no short evidence.
  { id, kind: "abstention", because: "ambiguous", query, expectedAnswer, evidence: [] },
  // @ts-expect-error -- A field that no schema knows.
  { id, kind: "answerable", query, expectedAnswer, priority: "high" },
  // @ts-expect-error -- A status is one of three.
  { id, kind: "answerable", query, expectedAnswer, review: { status: "done" } },
  // @ts-expect-error -- A person has a name.
  { id, kind: "answerable", query, expectedAnswer, origin: { kind: "human" } },
  // @ts-expect-error -- Provenance has five parts.
  { id, kind: "answerable", query, expectedAnswer, provenance: [{ chunkId: provenance.chunkId }] },
  // @ts-expect-error -- A grade is a number.
  { id, kind: "answerable", query, expectedAnswer, provenance: [{ ...provenance, grade: "3" }] },
];

describe("a case's type and its schema", () => {
  test.for(right)("accept the same values: $kind", (value) => {
    expect(caseShape(value)).toBe(true);
  });

  test.for(wrong.map((value, index) => ({ value, index })))(
    "refuse the same values: %$",
    ({ value }) => {
      expect(caseShape(value)).toBe(false);
    },
  );
});
