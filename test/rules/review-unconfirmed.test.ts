import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("review/unconfirmed", () => {
  test.for([
    ["four confirmations", goodSet(approved(pendingCase))],
    ["two on an abstention", goodSet(approved(pendingAbstention))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects three of four", async () => {
    expect(
      await report(goodSet(approved(pendingCase, { confirmed: ["query", "answer", "source"] }))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:20:3 error review/unconfirmed
        The approval does not confirm "chunks" (the chunks suffice).
        fix: Have the reviewer answer each question, as "touchstone review record" asks them, or write "review: {status: pending}" in the place of its review.
        why: touchstone explain review/unconfirmed
      "
    `);
  });

  test("rejects none at all", async () => {
    expect(await report(goodSet(approved(pendingCase, { confirmed: undefined }))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:16:11 error review/unconfirmed
          The approval does not confirm "query" (the question is plausible), "answer" (the answer says no more than the source supports), "source" (the source revision is the right one) or "chunks" (the chunks suffice).
          fix: Have the reviewer answer each question, as "touchstone review record" asks them, or write "review: {status: pending}" in the place of its review.
          why: touchstone explain review/unconfirmed
        "
      `);
  });

  test("rejects an abstention without its answer", async () => {
    expect(await report(goodSet(approved(pendingAbstention, { confirmed: ["query", "chunks"] }))))
      .toMatchInlineSnapshot(`
        "cases/parking-001.yaml:13:3 error review/unconfirmed
          The approval does not confirm "answer" (giving no answer is right).
          fix: Have the reviewer answer each question, as "touchstone review record" asks them, or write "review: {status: pending}" in the place of its review.
          why: touchstone explain review/unconfirmed
        "
      `);
  });
});
