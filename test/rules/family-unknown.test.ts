import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

describe("family/unknown", () => {
  test.for([
    [
      "a family that is there",
      splitSet({ families: [refunds, travel] }, refusal("a", "families: [travel]")),
    ],
    [
      "no family",
      splitSet({ families: [refunds, travel] }, refusal("a", "families: []", "split: dev")),
    ],
    [
      "an unknown name in a rejected case",
      splitSet(
        { families: [refunds] },
        refusal("a", "families: [trips]", "review: {status: rejected}"),
      ),
    ],
    [
      "any name before the set is split",
      splitSet({ families: ["a: {title: A, documents: [a]}"] }, refusal("a", "families: [b]")),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a name that no family has, and tells the nearest", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      candidateOn("a", ["refund-policy"], "families: [refunds, travels]"),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:10:21 error family/unknown
        There is no family "travels" in families.yaml; the nearest is "travel".
        fix: Write the id of a family as it stands under "families" there, or add this one.
        why: touchstone explain family/unknown
      "
    `);
  });
});
