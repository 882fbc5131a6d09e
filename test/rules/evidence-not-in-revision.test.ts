import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("evidence/not-in-revision", () => {
  test.for([["a chunk of the revision", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a chunk that the revision does not hold", async () => {
    expect(await report(goodSet(pendingCase.replaceAll("refund-policy:12", "refund-policy:13"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:7:14 error evidence/not-in-revision
        Chunk "refund-policy:13" is not in corpus revision "corpus-2026-09-01".
        fix: Name a chunk of that revision, or judge the case again under a revision that holds this one.
        why: touchstone explain evidence/not-in-revision
      "
    `);
  });
});
