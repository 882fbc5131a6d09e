import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const before = splitSet({ families: [refunds, travel] });
const now = (rule: string, declaredAt: string): Files =>
  splitSet({ grouping: { rule, declaredAt }, families: [refunds, travel] });

describe("family/grouping-changed", () => {
  test("rejects a rule that changed", async () => {
    expect(await report(now("A page is a family.", "2026-09-02"), before)).toMatchInlineSnapshot(`
      "families.yaml:2:18 warning family/grouping-changed
        The grouping rule was "One policy is one family." when the split was recorded and is another one now, so results before and after cannot be compared.
        fix: Look at every family by the new rule, and tell results before and after apart; or bring the rule back.
        why: touchstone explain family/grouping-changed
      "
    `);
  });

  test("rejects it whatever the day, as long as it is on this side of the old one", async () => {
    const found = await findingsOf(now("A page is a family.", "2027-01-01"), before);
    expect(found.map(({ rule }) => rule)).toEqual(["family/grouping-changed"]);
  });

  test("accepts the same words", async () => {
    expect(await report(now("One policy  is one family.", "2026-09-02"), before)).toBe("");
  });

  test("accepts any rule before a split is recorded", async () => {
    const open = splitSet({
      families: [refunds, travel].map((one) => one.replace(/, split: \w+/, "")),
    });
    expect(await report(now("A page is a family.", "2026-09-02"), open)).toBe("");
  });
});
