import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { period, refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (claim: string, declaredAt = "2026-09-01"): Files =>
  splitSet({ claim, claimedAt: declaredAt, families: [refunds, travel] });
const later = period.replace("2026-09-01", "2027-01-01");

describe("claim/changed", () => {
  test("rejects another kind", async () => {
    expect(await report(set("access", "2026-09-02"), set("family"))).toMatchInlineSnapshot(`
      "families.yaml:1:15 warning claim/changed
        The claim was "family" when the split was recorded and is "access" now, so results before and after cannot be compared.
        fix: Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.
        why: touchstone explain claim/changed
      "
    `);
  });

  test("rejects another cutoff", async () => {
    expect(await report(set(later, "2026-09-02"), set(period))).toMatchInlineSnapshot(`
      "families.yaml:1:15 warning claim/changed
        The cutoff was 2026-09-01T00:00:00Z when the split was recorded and is 2027-01-01T00:00:00Z now, so results before and after cannot be compared.
        fix: Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.
        why: touchstone explain claim/changed
      "
    `);
  });

  test("rejects a lower minimum than was stated or meant", async () => {
    const fewer = set("family, minimumTestComponents: 1", "2026-09-02");
    expect(await report(fewer, set("family"))).toMatchInlineSnapshot(`
      "families.yaml:1:15 warning claim/changed
        The claim asked for 2 test components when the split was recorded and asks for 1 now, so results before and after cannot be compared.
        fix: Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.
        why: touchstone explain claim/changed
      "
    `);
    expect(
      await report(set("family", "2026-09-02"), set("family, minimumTestComponents: 3")),
    ).toContain("asked for 3 test components when the split was recorded and asks for 2 now");
  });

  test("accepts a claim that asks for more", async () => {
    expect(await report(set("family, minimumTestComponents: 3", "2026-09-02"), set("family"))).toBe(
      "",
    );
  });

  test("names the cases that changed sides, and says where there are more", async () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const open = [refunds, travel].map((one) => one.replace(/, split: \w+/, ""));
    const then = splitSet(
      { families: [refunds, travel] },
      ...ids.map((id) => refusal(id, "families: [travel]")),
    );
    const now = splitSet(
      { claim: "fixed-corpus", claimedAt: "2026-09-02", families: open },
      ...ids.map((id) => refusal(id, "families: [travel]", "split: dev")),
    );
    const found = await findingsOf(now, then);
    const warning = found.find(({ rule }) => rule === "claim/changed");
    expect(warning?.message).toMatchInlineSnapshot(
      `"The claim was "family" when the split was recorded and is "fixed-corpus" now, so results before and after cannot be compared. 6 cases changed sides with it: "a" (was "test", is "dev"), "b" (was "test", is "dev"), "c" (was "test", is "dev"), "d" (was "test", is "dev"), "e" (was "test", is "dev") and 1 more."`,
    );
    expect(warning?.related?.map(({ file }) => file)).toEqual(
      ids.slice(0, 5).map((id) => `cases/${id}.yaml`),
    );
  });
});
