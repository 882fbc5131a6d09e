import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("review/without-decision", () => {
  test.for([
    ["a whole decision", goodSet(approved(pendingCase))],
    ["a pending case", goodSet(`${pendingCase}review: {status: pending}\n`)],
    ["a rejected case without a reason", goodSet(`${pendingCase}review: {status: rejected}\n`)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a blank reason", async () => {
    expect(await report(goodSet(approved(pendingCase, { reason: "  " })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:19:11 error review/without-decision
        The approval does not say why ("reason").
        fix: Have the reviewer record the decision with "touchstone review record", or write "review: {status: pending}" in the place of its review.
        why: touchstone explain review/without-decision
      "
    `);
  });

  test("rejects an absent reviewer", async () => {
    expect(await report(goodSet(approved(pendingCase, { reviewedBy: undefined }))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:16:11 error review/without-decision
          The approval does not say who decided ("reviewedBy").
          fix: Have the reviewer record the decision with "touchstone review record", or write "review: {status: pending}" in the place of its review.
          why: touchstone explain review/without-decision
        "
      `);
  });

  test("rejects an approval that says nothing", async () => {
    expect(
      await report(
        goodSet(
          approved(pendingCase, { reviewedBy: undefined, reviewedAt: undefined, reason: "" }),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:11 error review/without-decision
        The approval does not say who decided ("reviewedBy"), when ("reviewedAt") or why ("reason").
        fix: Have the reviewer record the decision with "touchstone review record", or write "review: {status: pending}" in the place of its review.
        why: touchstone explain review/without-decision
      "
    `);
  });
});
