import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { period, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (claim: string, declaredAt = "2026-09-01"): Files =>
  splitSet({ claim, claimedAt: declaredAt, families: [refunds, travel] });
const later = period.replace("2026-09-01", "2027-01-01");

describe("claim/changed-undated", () => {
  test("rejects another kind", async () => {
    expect(await report(set("access", "2026-09-01"), set("family"))).toMatchInlineSnapshot(`
      "families.yaml:1:64 error claim/changed-undated
        The claim was "family" when the split was recorded and is "access" now, but "declaredAt" is 2026-09-01, as before.
        fix: Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.
        why: touchstone explain claim/changed-undated
      "
    `);
  });

  test("rejects another cutoff", async () => {
    expect(await report(set(later, "2026-09-01"), set(period))).toMatchInlineSnapshot(`
      "families.yaml:1:94 error claim/changed-undated
        The cutoff was 2026-09-01T00:00:00Z when the split was recorded and is 2027-01-01T00:00:00Z now, but "declaredAt" is 2026-09-01, as before.
        fix: Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.
        why: touchstone explain claim/changed-undated
      "
    `);
  });

  test("rejects a lower minimum than was stated or meant", async () => {
    const fewer = set("family, minimumTestComponents: 1", "2026-09-01");
    expect(await report(fewer, set("family"))).toMatchInlineSnapshot(`
      "families.yaml:1:90 error claim/changed-undated
        The claim asked for 2 test components when the split was recorded and asks for 1 now, but "declaredAt" is 2026-09-01, as before.
        fix: Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.
        why: touchstone explain claim/changed-undated
      "
    `);
    expect(
      await report(set("family", "2026-09-01"), set("family, minimumTestComponents: 3")),
    ).toContain("asked for 3 test components when the split was recorded and asks for 2 now");
  });

  test("accepts a claim that asks for more", async () => {
    expect(await report(set("family, minimumTestComponents: 3", "2026-09-01"), set("family"))).toBe(
      "",
    );
  });
});
