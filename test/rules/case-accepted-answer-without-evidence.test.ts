import { describe, expect, test } from "vitest";
import { goodSet, pendingCase, shortCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const accepting = (chunkIds: string): string => `${pendingCase}acceptedAnswers:
  - statement: Refunds are possible for 30 days.
    chunkIds: ${chunkIds}
`;

describe("case/accepted-answer-without-evidence", () => {
  test.for([
    ["an answer that rests on a relevant chunk", goodSet(accepting('["refund-policy:12"]'))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("accepts a chunk that fill has still to add", async () => {
    const found = await report(
      goodSet(
        `${shortCase}acceptedAnswers: [{statement: Within 30 days., chunkIds: ["refund-policy:12"]}]\n`,
      ),
    );
    expect(found).toContain("evidence/short-form");
    expect(found).not.toContain("case/accepted-answer-without-evidence");
  });

  test("rejects an answer without a chunk", async () => {
    expect(await report(goodSet(accepting("[]")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:15 error case/accepted-answer-without-evidence
        Accepted answer 1 names no chunk that supports it.
        fix: Name the relevant chunks that suffice for it, or remove the answer.
        why: touchstone explain case/accepted-answer-without-evidence
      "
    `);
  });

  test("rejects an answer that rests on another chunk", async () => {
    expect(await report(goodSet(accepting('["refund-policy:12", "travel-policy:3"]'))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:36 error case/accepted-answer-without-evidence
        Accepted answer 1 rests on chunk "travel-policy:3", which is not among "relevantChunkIds".
        fix: Add the chunk to the relevant ones with its provenance, or name another that suffices.
        why: touchstone explain case/accepted-answer-without-evidence
      "
    `);
  });
});
