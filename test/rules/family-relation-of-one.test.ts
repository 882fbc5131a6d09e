import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (families: string): Files =>
  splitSet({
    families: [refunds, travel.replace("test", "dev")],
    rest: [`related: [{families: ${families}, reason: R.}]`],
  });

describe("family/relation-of-one", () => {
  test("rejects a relation of one family", async () => {
    expect(await report(set("[travel]"))).toMatchInlineSnapshot(`
      "families.yaml:6:22 error family/relation-of-one
        The relation names family "travel" alone, so it joins nothing.
        fix: Name the families that belong together, two or more, or take the relation out.
        why: touchstone explain family/relation-of-one
      "
    `);
  });

  test("rejects a relation of none", async () => {
    expect(await report(set("[]"))).toMatchInlineSnapshot(`
      "families.yaml:6:22 error family/relation-of-one
        The relation names no family, so it joins nothing.
        fix: Name the families that belong together, two or more, or take the relation out.
        why: touchstone explain family/relation-of-one
      "
    `);
  });

  test("counts a family once", async () => {
    expect(await report(set("[travel, travel]"))).toContain('names family "travel" alone');
    expect(await report(set("[travel, travel, refunds]"))).toBe("");
  });

  test.for([
    ["[travel, 7]", "file/off-schema"],
    ["[travel, trips]", "family/unknown"],
    ['[travel, " "]', "family/blank-text"],
    ["7", "file/off-schema"],
  ] as const)("leaves %s to its own finding", async ([families, rule]) => {
    const found = await findingsOf(set(families));
    expect(found.map((one) => one.rule)).toEqual([rule]);
  });
});
