import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { period, refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (family: string, askedAt: string, split = "dev"): Files =>
  splitSet(
    { claim: period, families: [refunds.replace("dev", split), travel] },
    refusal("a", `families: [${family}]`, `askedAt: ${askedAt}`),
  );

describe("split/outside-period", () => {
  test("rejects a test case from before the cutoff", async () => {
    expect(await report(set("travel", "2026-08-31T23:59:59Z"))).toMatchInlineSnapshot(`
      "cases/a.yaml:9:10 error split/outside-period
        The case is asked at 2026-08-31T23:59:59Z, before the period held out begins, and its split is "test".
        see: families.yaml:1:31
        fix: Ask it at the cutoff 2026-09-01T00:00:00Z or later, or record another split: what came before it is no test of what came after.
        why: touchstone explain split/outside-period
      "
    `);
  });

  test("rejects a dev case from after it", async () => {
    expect(await report(set("refunds", "2026-09-01T00:00:00Z"))).toMatchInlineSnapshot(`
      "cases/a.yaml:9:10 error split/outside-period
        The case is asked at 2026-09-01T00:00:00Z, in the period held out, and its split is "dev".
        see: families.yaml:1:31
        fix: Ask it before the cutoff 2026-09-01T00:00:00Z, if its documents were there by then; else it can only be a test case.
        why: touchstone explain split/outside-period
      "
    `);
  });

  test.for([
    ["a test case asked at the cutoff", set("travel", "2026-09-01T00:00:00Z")],
    ["a dev case asked in another zone before it", set("refunds", "2026-09-01T01:59:59+02:00")],
    ["a validation case before it", set("refunds", "2026-08-01T00:00:00Z", "validation")],
    ["a spent holdout after it", set("refunds", "2026-10-01T00:00:00Z", "regression")],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });
});
