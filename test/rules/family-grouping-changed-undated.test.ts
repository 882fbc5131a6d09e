import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const before = splitSet({ families: [refunds, travel] });
const now = (rule: string, declaredAt: string): Files =>
  splitSet({ grouping: { rule, declaredAt }, families: [refunds, travel] });

describe("family/grouping-changed-undated", () => {
  test("rejects a rule that changed", async () => {
    expect(await report(now("A page is a family.", "2026-09-01"), before)).toMatchInlineSnapshot(`
      "families.yaml:2:51 error family/grouping-changed-undated
        The grouping rule was "One policy is one family." when the split was recorded and is another one now, but "declaredAt" is 2026-09-01, as before.
        fix: Bring the rule back; or write the day of the change into "declaredAt", since results before and after cannot be compared.
        why: touchstone explain family/grouping-changed-undated
      "
    `);
  });

  test("rejects it whatever the day, as long as it is on this side of the old one", async () => {
    const found = await findingsOf(now("A page is a family.", "2026-08-31"), before);
    expect(found.map(({ rule }) => rule)).toEqual(["family/grouping-changed-undated"]);
  });

  test("accepts the same words", async () => {
    expect(await report(now("One policy  is one family.", "2026-09-01"), before)).toBe("");
  });

  test("accepts any rule before a split is recorded", async () => {
    const open = splitSet({
      families: [refunds, travel].map((one) => one.replace(/, split: \w+/, "")),
    });
    expect(await report(now("A page is a family.", "2026-09-01"), open)).toBe("");
  });
});
