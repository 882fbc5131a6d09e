import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (name: string): Files =>
  splitSet(
    {
      families: [refunds, travel],
      rest: [
        `exceptions: [{cases: [a], decision: exclude, reason: Asks of both., decidedBy: ${JSON.stringify(name)}, decidedAt: 2026-09-01}]`,
      ],
    },
    candidateOn("a", ["refund-policy", "travel-policy"]),
  );

describe("exception/by-machine", () => {
  test.for(["github-actions", "Splitter[bot]", "@dependabot"])("rejects %s", async (name) => {
    expect(await report(set(name))).toContain("exception/by-machine");
  });

  test("says what to do instead of writing another name", async () => {
    expect(await report(set("renovate[bot]"))).toMatchInlineSnapshot(`
      "families.yaml:6:80 error exception/by-machine
        "renovate[bot]" is named as having decided, but is no person.
        fix: Have a person look at what is excepted and decide, or take the exception out: another name in this place would be no decision.
        why: touchstone explain exception/by-machine
      "
    `);
  });

  test("accepts a person", async () => {
    expect(await report(set("noor"))).toBe("");
  });
});
