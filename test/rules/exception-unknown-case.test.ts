import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (...cases: readonly string[]): Files =>
  splitSet(
    {
      families: [refunds, travel],
      rest: [
        "exceptions: [{cases: [refund-and-travel-001], decision: exclude, reason: Asks of both., decidedBy: noor, decidedAt: 2026-09-01}]",
      ],
    },
    ...cases,
  );

describe("exception/unknown-case", () => {
  test("rejects an id that no case has, with what may be meant", async () => {
    expect(await report(set(candidateOn("refund-and-travel-01", ["travel-policy"]))))
      .toMatchInlineSnapshot(`
      "families.yaml:6:23 error exception/unknown-case
        There is no case "refund-and-travel-001" in the set; the nearest is "refund-and-travel-01".
        fix: Write the id of a case as its file has it, or take the name out.
        why: touchstone explain exception/unknown-case
      "
    `);
  });

  test("accepts the id of a case, also of one that cannot be read", async () => {
    const both = candidateOn("refund-and-travel-001", ["refund-policy", "travel-policy"]);
    expect(await report(set(both))).toBe("");
    const found = await findingsOf({ ...set(), "cases/refund-and-travel-001.yaml": "id: [\n" });
    expect(found.map(({ rule }) => rule)).not.toContain("exception/unknown-case");
  });
});
