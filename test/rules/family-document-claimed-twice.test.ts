import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

describe("family/document-claimed-twice", () => {
  const travelCase = candidateOn("a", ["travel-policy"]);

  test.for([
    [
      "an exact name beside a pattern",
      splitSet({ families: [refunds, travel, 'all: {title: All, documents: ["*"]}'] }, travelCase),
    ],
    [
      "two patterns of one family",
      splitSet(
        { families: [refunds, 'travel: {title: Travel, documents: ["t*", "*l-*"], split: dev}'] },
        travelCase,
      ),
    ],
    [
      "two patterns for a document that nobody uses",
      splitSet(
        {
          families: [
            refunds,
            travel,
            'ab: {title: Ab, documents: ["a*"]}',
            'ba: {title: Ba, documents: ["*b"]}',
          ],
        },
        travelCase,
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a document that two patterns fit, in use or in the current revision", async () => {
    const families = [
      'policies: {title: Policies, documents: ["*-policy"], split: dev}',
      'all: {title: All, documents: ["*"], split: dev}',
    ];
    expect(await report(splitSet({ families }))).toMatchInlineSnapshot(`
      "families.yaml:4:43 error family/document-claimed-twice
        Document "refund-policy" fits "*" of family "all" and "*-policy" of family "policies", so it belongs to none of them. So does 1 other document.
        see: families.yaml:5:33
        fix: Name the document itself in the family it belongs to, since an exact name beats a pattern, or make a pattern narrower.
        why: touchstone explain family/document-claimed-twice
      "
    `);
  });
});
