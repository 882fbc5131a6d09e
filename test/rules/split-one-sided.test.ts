import { describe, expect, test } from "vitest";
import { allRules } from "../../src/rules/all-rules.ts";
import { approved } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const set = (...cases: readonly string[]) =>
  splitSet({ claim: "fixed-corpus", families: [] }, ...cases);

describe("split/one-sided", () => {
  const dev = refusal("a", "families: [refunds]");
  const held = refusal("b", "families: [travel]");
  const more = refusal("c", "families: [expenses]");
  const families = [
    refunds,
    travel,
    "expenses: {title: Expenses, documents: [expenses], split: test}",
  ];

  test("accepts approved cases on both sides", async () => {
    const files = splitSet({ families }, approved(dev), approved(held), approved(more));
    expect(await report(files, undefined, allRules)).toBe("");
  });

  test("keeps quiet unless an evaluation is meant", async () => {
    expect(await report(splitSet({ families }, approved(held)))).toBe("");
  });

  test("rejects a side that has candidates alone", async () => {
    const files = splitSet({ families }, dev, held);
    expect(await report(files, undefined, allRules)).toMatchInlineSnapshot(`
      "families.yaml:3:1 error split/one-sided
        No approved case is on the side "dev": there is nothing that settings could have been chosen on.
        fix: Approve cases of that side, or record more as "dev" before anybody has seen a score.
        why: touchstone explain split/one-sided

      families.yaml:3:1 error split/one-sided
        No approved case is on the side "test": there is nothing that is held out, and so nothing to score.
        fix: Approve cases of that side, or record more as "test" before anybody has seen a score.
        why: touchstone explain split/one-sided
      "
    `);
  });

  test("takes the splits of cases under fixed-corpus, where no family need be", async () => {
    const cases = [approved(refusal("a", "split: dev")), approved(refusal("b", "split: test"))];
    expect(await report(set(...cases), undefined, allRules)).toBe("");
    expect(await report(set(cases[0] ?? ""), undefined, allRules)).toContain('side "test"');
  });
});
