import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (until: string): Files =>
  splitSet(
    {
      families: [refunds, travel],
      rest: [
        `exceptions: [{cases: [a], decision: exclude, reason: R., decidedBy: noor, decidedAt: 2026-10-02${until}}]`,
      ],
    },
    candidateOn("a", ["refund-policy", "travel-policy"]),
  );

describe("exception/ended-before-decided", () => {
  test("rejects an exception that never held, with both days", async () => {
    expect(await report(set(", until: 2026-10-01"))).toMatchInlineSnapshot(`
      "families.yaml:6:105 error exception/ended-before-decided
        The exception was decided on 2026-10-02 and holds until 2026-10-01, so it never held.
        see: families.yaml:6:86
        fix: Write the last day on which it holds into "until", or take "until" out; if "decidedAt" is a slip, mend that.
        why: touchstone explain exception/ended-before-decided
      "
    `);
  });

  test.for(["", ", until: 2026-10-02", ", until: 2027-01-01"])("accepts %s", async (until) => {
    expect(await report(set(until))).toBe("");
  });

  test("leaves a day that cannot be read to its own finding", async () => {
    const found = await findingsOf(set(", until: 2026-02-30"));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
