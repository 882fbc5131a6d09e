import { describe, expect, test } from "vitest";
import { allRules } from "../../src/rules/all-rules.ts";
import { approved } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { refusal, splitSet } from "../support/split-set.ts";

describe("split/none-recorded", () => {
  const open = "travel: {title: Travel, documents: [travel-policy]}";
  const set = splitSet({ families: [open] }, approved(refusal("a", "families: [travel]")));

  test("keeps quiet unless an evaluation is meant", async () => {
    expect(await report(set)).toBe("");
  });

  test("rejects an approved case of a set without a split", async () => {
    expect(await report(set, undefined, allRules)).toMatchInlineSnapshot(`
      "families.yaml:1:1 error split/none-recorded
        The set is not split yet, so no score may be claimed.
        fix: Say in families.yaml what the split is to establish, which documents belong together, and the split of each family.
        why: touchstone explain split/none-recorded
      "
    `);
  });

  test("leaves families that cannot be read to their own finding", async () => {
    const files = { ...set, "families.yaml": "families: [" };
    expect(await report(files, undefined, allRules)).not.toContain("split/none-recorded");
  });
});
