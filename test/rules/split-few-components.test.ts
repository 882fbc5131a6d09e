import { describe, expect, test } from "vitest";
import { allRules } from "../../src/rules/all-rules.ts";
import { approved } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel } from "../support/split-set.ts";

describe("split/few-components", () => {
  const dev = approved(refusal("a", "families: [refunds]"));
  const held = approved(refusal("b", "families: [travel]"));
  const more = approved(refusal("c", "families: [expenses]"));
  const families = [
    refunds,
    travel,
    "expenses: {title: Expenses, documents: [expenses], split: test}",
  ];

  test("rejects one test component, for the two that a claim asks for by default", async () => {
    expect(await report(splitSet({ families }, dev, held), undefined, allRules))
      .toMatchInlineSnapshot(`
      "families.yaml:1:1 error split/few-components
        The approved test cases are of 1 component ("travel"), and the claim asks for 2: families that are joined count once.
        fix: Approve cases of other test families, or record more families as "test" before anybody has seen a score; a lower "minimumTestComponents" is a weaker claim.
        why: touchstone explain split/few-components
      "
    `);
  });

  test("counts families that are joined once", async () => {
    const rest = ["related: [{families: [travel, expenses], reason: Trips are expenses.}]"];
    const found = await report(splitSet({ families, rest }, dev, held, more), undefined, allRules);
    expect(found).toContain('The approved test cases are of 1 component ("expenses")');
  });

  test("keeps quiet unless an evaluation is meant", async () => {
    expect(await report(splitSet({ families }, dev, held))).toBe("");
  });
});
