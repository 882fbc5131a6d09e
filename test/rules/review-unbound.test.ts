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
        why: docs/rules.md#reviewunbound
      "
    `);
  });

  test("rejects an approval without either", async () => {
    expect(await report(goodSet(approved(pendingCase, { digest: undefined, corpus: undefined }))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:16:11 error review/unbound
        The approval does not record which text of the case ("digest") or which corpus ("corpus") the reviewer read.
        fix: Record the decision with "touchstone review record", which writes both.
        why: docs/rules.md#reviewunbound
      "
    `);
  });
});
