import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("case/abstention-with-evidence", () => {
  test.for([
    [
      "an abstention with near misses",
      goodSet(`${pendingAbstention}distractorChunkIds: ["travel-policy:3"]\n`),
    ],
    ["empty lists", goodSet(`${pendingAbstention}relevantChunkIds: []\nprovenance: []\n`)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects relevant chunks and provenance at once", async () => {
    expect(
      await report(
        goodSet(edited(pendingCase, "kind: answerable", "kind: abstention\nbecause: ambiguous")),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:6:1 error case/abstention-with-evidence
        The right outcome of an abstention is to give no answer, but this one has "relevantChunkIds" and "provenance".
        see: cases/refund-policy-001.yaml:7:1
        fix: Remove the evidence (near misses go under "distractorChunkIds"), or make the case answerable or inconclusive.
        why: touchstone explain case/abstention-with-evidence
      "
    `);
  });
});
