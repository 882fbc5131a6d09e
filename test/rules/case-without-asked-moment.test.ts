import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { period, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const set = (...more: readonly string[]): ReturnType<typeof splitSet> =>
  splitSet(
    { claim: period, families: [refunds, travel] },
    refusal("a", "families: [refunds]", ...more),
  );

describe("case/without-asked-moment", () => {
  test("rejects a case that does not say when it is asked", async () => {
    expect(await report(set())).toMatchInlineSnapshot(`
      "cases/a.yaml:1:5 error case/without-asked-moment
        Under the claim "period" a case is asked at some moment, and this one does not say when.
        fix: Add a line such as askedAt: 2026-09-01T09:00:00Z, with the moment whose knowledge the answer is to rest on.
        why: touchstone explain case/without-asked-moment
      "
    `);
  });

  test("accepts one that does", async () => {
    expect(await report(set("askedAt: 2026-06-01T09:00:00Z"))).toBe("");
  });

  test("leaves a moment that cannot be read to its own finding", async () => {
    const found = await findingsOf(set("askedAt: in June"));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
