import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, period, refunds, splitSet, travel } from "../support/split-set.ts";

const asked = "askedAt: 2026-06-01T09:00:00Z";

describe("evidence/without-publication", () => {
  test("rejects a document of which nothing says when it was published, once for all cases", async () => {
    const cases = ["a", "b"].map((id) => candidateOn(id, ["refund-policy"], asked));
    const set = splitSet({ claim: period, families: [refunds, travel] }, ...cases);
    expect(await report(set)).toMatchInlineSnapshot(`
      "cases/a.yaml:7:47 error evidence/without-publication
        Corpus revision "corpus-2026-09-01" does not say when document "refund-policy" was published, so nothing shows that it was there when this case and 1 other case are asked.
        see: cases/b.yaml:7:47
        fix: Record a corpus revision whose documents have "publishedAt", and judge the case under it; or rest the answer on another document.
        why: touchstone explain evidence/without-publication
      "
    `);
  });

  test("says nothing of cases that are retired", async () => {
    const retired = "retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: Old.}";
    const one = candidateOn("a", ["refund-policy"], retired);
    expect(await report(splitSet({ claim: period, families: [refunds, travel] }, one))).toBe("");
  });
});
