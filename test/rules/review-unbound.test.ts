import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("review/unbound", () => {
  test.for([
    ["both digests", goodSet(approved(pendingCase))],
    ["a pending case", goodSet(pendingCase)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an approval without the case's digest", async () => {
    expect(await report(goodSet(approved(pendingCase, { digest: undefined }))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:16:11 error review/unbound
        The approval does not record which text of the case ("digest") the reviewer read.
        fix: Record the decision with "touchstone review record", which writes both.
        why: touchstone explain review/unbound
      "
    `);
  });

  test("rejects an approval that claims GitHub without a proof", async () => {
    expect(await report(goodSet(approved(pendingCase, { via: "github" })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:27:8 error review/unbound
        The approval is said to be recorded on GitHub, but carries no proof of it.
        fix: Restore the "proof" that was recorded with it, or record the decision at a desk with "touchstone review record".
        why: touchstone explain review/unbound
      "
    `);
    const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };
    expect(await report(goodSet(approved(pendingCase, { via: "github", proof })))).toBe("");
  });

  test("rejects an approval without either", async () => {
    expect(await report(goodSet(approved(pendingCase, { digest: undefined, corpus: undefined }))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:16:11 error review/unbound
        The approval does not record which text of the case ("digest") or which corpus ("corpus") the reviewer read.
        fix: Record the decision with "touchstone review record", which writes both.
        why: touchstone explain review/unbound
      "
    `);
  });
});
