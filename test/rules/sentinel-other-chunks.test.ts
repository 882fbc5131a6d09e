import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import {
  abstainingSentinel,
  chunk,
  jordan,
  otherChunk,
  pendingSentinel,
  resolution,
  retirement,
  sam,
  sentinel,
} from "../support/sentinels.ts";

const judged = (...relevantChunkIds: string[]): string =>
  sentinel(pendingCase, [
    { ...jordan, relevantChunkIds },
    { ...sam, relevantChunkIds },
  ]);

describe("sentinel/other-chunks", () => {
  test.for([
    ["judgments that agree on what the case lists", approved(pendingSentinel)],
    ["an abstention for which no chunk is relevant", approved(abstainingSentinel)],
    ["a candidate", judged(otherChunk)],
    ["a retired sentinel", approved(judged(otherChunk)) + retirement],
    [
      "a difference that was settled in the case's favour",
      approved(
        sentinel(
          pendingCase,
          [jordan, { ...sam, relevantChunkIds: [chunk, otherChunk] }],
          resolution,
        ),
      ),
    ],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects a list that both would lengthen", async () => {
    expect(await report(goodSet(approved(judged(otherChunk, chunk))))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:1 error sentinel/other-chunks
        "jordan" and "sam" agree on chunks "travel-policy:3" and "refund-policy:12", but the case lists chunk "refund-policy:12".
        see: cases/refund-policy-001.yaml:19:7, cases/refund-policy-001.yaml:27:7
        fix: Read the source again: correct the case, and have two people judge it anew with "touchstone review judge refund-policy-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/other-chunks
      "
    `);
  });

  test("rejects an abstention for which both find evidence", async () => {
    const text = sentinel(pendingAbstention, [
      { ...jordan, relevantChunkIds: [chunk] },
      { ...sam, relevantChunkIds: [chunk] },
    ]);
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:2:1 error sentinel/other-chunks
        "jordan" and "sam" agree on chunk "refund-policy:12", but the case is an abstention and lists no chunk.
        see: cases/parking-001.yaml:12:7, cases/parking-001.yaml:19:7
        fix: Read the source again: correct the case, and have two people judge it anew with "touchstone review judge parking-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/other-chunks
      "
    `);
  });
});
