import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase, refundText, shortCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("case/without-origin", () => {
  test.for([
    [
      "an imported case",
      goodSet(
        edited(
          pendingCase,
          "{kind: human, author: avery}",
          `{kind: import, format: table, source: faq.csv, sha256: "${contentHash(refundText)}"}`,
        ),
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("accepts a case that waits for fill", async () => {
    const found = await report(goodSet(shortCase));
    expect(found).toContain("evidence/short-form");
    expect(found).not.toContain("case/without-origin");
  });

  test("rejects a case that nobody wrote", async () => {
    expect(await report(goodSet(edited(pendingCase, "origin: {kind: human, author: avery}\n", ""))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error case/without-origin
        The case does not say who or what wrote it.
        fix: Add its origin, such as "origin: {kind: human, author: avery}"; "touchstone fill --author avery" does it too.
        why: touchstone explain case/without-origin
      "
    `);
  });
});
