import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const two = (first: string, second: string): string =>
  edited(pendingCase, '["refund-policy:12"]', JSON.stringify([first, second]));

describe("case/duplicate-chunk", () => {
  test("accepts ids that differ in case", async () => {
    const found = await report(goodSet(two("refund-policy:12", "Refund-policy:12")));
    expect(found).toContain("evidence/without-provenance");
    expect(found).not.toContain("case/duplicate-chunk");
  });

  test("rejects an id that is listed twice", async () => {
    expect(await report(goodSet(two("refund-policy:12", "refund-policy:12"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:5:39 error case/duplicate-chunk
        Chunk "refund-policy:12" is listed twice.
        see: cases/refund-policy-001.yaml:5:20
        fix: Remove one of the two.
        why: touchstone explain case/duplicate-chunk
      "
    `);
  });
});
