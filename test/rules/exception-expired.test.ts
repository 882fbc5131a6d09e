import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { withoutFile } from "../support/good-set.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (until: string): Files =>
  splitSet(
    {
      families: [refunds, travel],
      rest: [
        `exceptions: [{cases: [a], decision: exclude, reason: Asks of both., decidedBy: noor, decidedAt: 2026-06-01, until: ${until}}]`,
      ],
    },
    candidateOn("a", ["refund-policy", "travel-policy"]),
  );

describe("exception/expired", () => {
  test("rejects a last day before that of the current corpus revision", async () => {
    expect(await report(set("2026-08-31"))).toMatchInlineSnapshot(`
      "families.yaml:6:116 error exception/expired
        The exception holds until 2026-08-31, and the current corpus revision "corpus-2026-09-01" is of 2026-09-01.
        see: corpus-revisions/corpus-2026-09-01/revision.yaml:2:12
        fix: Decide again: take the exception out, or record a new decision with its reason, "decidedBy", "decidedAt" and "until".
        why: touchstone explain exception/expired
      "
    `);
  });

  test("accepts that very day, and any later one", async () => {
    expect(await report(set("2026-09-01"))).toBe("");
    expect(await report(set("2030-01-01"))).toBe("");
  });

  test("says nothing where no corpus revision is current, since no clock is asked", async () => {
    const none = withoutFile(set("2020-01-01"), "corpus-revisions/current.yaml");
    expect(await report(none)).not.toContain("exception/expired");
  });
});
