import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, splitSet } from "../support/split-set.ts";

describe("family/outside-parent", () => {
  const families = [refunds, "travel: {title: Travel, documents: [travel-policy], split: dev}"];
  const parent = candidateOn("a", ["refund-policy"]);

  test.for([
    [
      "a variant that rests on what its parent rests on",
      splitSet({ families }, parent, candidateOn("b", ["refund-policy"], "variantOf: a")),
    ],
    [
      "a variant that rests on less",
      splitSet(
        { families },
        candidateOn("a", ["refund-policy", "travel-policy"]),
        candidateOn("b", ["travel-policy"], "variantOf: a"),
      ),
    ],
    [
      "a variant that an exception keeps apart",
      splitSet(
        {
          families,
          rest: [
            "exceptions: [{cases: [b], decision: keep-apart, reason: Another edition., decidedBy: noor, decidedAt: 2026-09-01}]",
          ],
        },
        parent,
        candidateOn("b", ["travel-policy"], "variantOf: a"),
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a variant with a source in another family", async () => {
    const files = splitSet(
      { families },
      parent,
      candidateOn("b", ["refund-policy", "travel-policy"], "variantOf: a"),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/b.yaml:8:46 error family/outside-parent
        The case rests on a document of family "travel", which "a", the case that it rephrases, has nothing of.
        see: cases/a.yaml:1:5
        fix: Let another wording rest on what its parent rests on; if this asks for something else, take "variantOf" out.
        why: touchstone explain family/outside-parent
      "
    `);
  });

  test("looks at the whole line of cases that a variant rephrases", async () => {
    const files = splitSet(
      { families },
      parent,
      candidateOn("b", ["refund-policy"], "variantOf: a"),
      candidateOn("c", ["travel-policy"], "variantOf: b"),
    );
    expect(await report(files)).toContain("cases/c.yaml:7:46 error family/outside-parent");
  });
});
