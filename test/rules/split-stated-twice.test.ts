import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

describe("split/stated-twice", () => {
  test.for([
    [
      "a split of a case without a family",
      splitSet({ families: [refunds, travel] }, refusal("a", "split: test")),
    ],
    [
      "a split of a case under fixed-corpus",
      splitSet(
        { claim: "fixed-corpus", families: ["r: {title: R, documents: [refund-policy]}"] },
        candidateOn("a", ["refund-policy"], "split: dev"),
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a split of a case whose family has one", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      candidateOn("a", ["refund-policy"], "split: dev"),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:10:8 error split/stated-twice
        The case says that its split is "dev", but the split of a case with families is recorded in families.yaml alone: "refunds" has "dev" there.
        see: families.yaml:4:64
        fix: Take "split" out of the case.
        why: touchstone explain split/stated-twice
      "
    `);
  });

  test("says where the split belongs if the family has none", async () => {
    const files = splitSet(
      { families: [refunds, "travel: {title: Travel, documents: [travel-policy]}"] },
      candidateOn("a", ["travel-policy"], "split: test"),
    );
    expect(await report(files)).toContain(
      'fix: Take "split" out of the case, and record it for the family.',
    );
  });
});
