import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import {
  chunk,
  otherChunk,
  pendingSentinel,
  resolution,
  retirement,
  sentinel,
  unsupportedBy,
} from "../support/sentinels.ts";

const unsupported = sentinel(pendingCase, [unsupportedBy("jordan"), unsupportedBy("sam")]);

describe("sentinel/unsupported", () => {
  test.for([
    ["judgments that find the answer supported", approved(pendingSentinel)],
    ["a candidate whose answer nobody finds supported", unsupported],
    ["a rejected sentinel", `${unsupported}review: {status: rejected}\n`],
    ["a retired sentinel", approved(unsupported) + retirement],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects the approval of what both find unsupported", async () => {
    expect(await report(goodSet(approved(unsupported)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error sentinel/unsupported
        "jordan" and "sam" agree that the evidence does not support the expected answer, yet the case is approved.
        see: cases/refund-policy-001.yaml:21:32, cases/refund-policy-001.yaml:28:32
        fix: Correct the answer or its evidence and have two people judge the case again with "touchstone review judge refund-policy-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/unsupported
      "
    `);
  });

  test("rejects it whatever else was settled", async () => {
    const text = sentinel(
      pendingCase,
      [unsupportedBy("jordan"), { ...unsupportedBy("sam"), relevantChunkIds: [chunk, otherChunk] }],
      resolution,
    );
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error sentinel/unsupported
        "jordan" and "sam" agree that the evidence does not support the expected answer, yet the case is approved.
        see: cases/refund-policy-001.yaml:21:32, cases/refund-policy-001.yaml:29:32
        fix: Correct the answer or its evidence and have two people judge the case again with "touchstone review judge refund-policy-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/unsupported
      "
    `);
  });
});
