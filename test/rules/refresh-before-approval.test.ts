import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { approvedEarlier, earlierRevision, refreshed, withRefresh } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

type Set = Record<string, string>;
const set = (text: string): Set => ({ ...goodSet(text), ...earlierRevision() });
const reviewedAt = (moment: string): Set =>
  set(approvedEarlier().replace("2026-08-01T09:00:00Z", moment));
/** Decided on the first, and approved once more on the second. */
const again = set(withRefresh(approved(pendingCase, { reviewedAt: "2026-09-02T09:00:00Z" })));
const rulesOf = async (files: Set, base: Set): Promise<readonly string[]> =>
  (await findingsOf(files, base)).map(({ rule }) => rule);

describe("refresh/before-approval", () => {
  test.for([
    ["a decision after the approval", set(refreshed()), set(approvedEarlier())],
    ["a set that is not compared", again, undefined],
    ["an approval after a decision that the earlier state has", again, set(refreshed())],
  ] as const)("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("rejects a decision from before the approval that it follows", async () => {
    expect(await report(again, reviewedAt("2026-09-01T10:00:00Z"))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:37:7 error refresh/before-approval
        The decision is of 2026-09-01T09:00:00Z, and the approval in "main" that it follows of 2026-09-01T10:00:00Z.
        fix: Bring the case back with "git checkout main -- cases/refund-policy-001.yaml" and decide with "touchstone refresh decide refund-policy-001", which records the moment at which it is decided.
        why: touchstone explain refresh/before-approval
      "
    `);
  });

  test("rejects a decision at the moment of that approval", async () => {
    expect(await rulesOf(again, reviewedAt("2026-09-01T11:00:00+02:00"))).toEqual([
      "refresh/before-approval",
    ]);
  });

  test("leaves a rewritten decision to the rule that tells of it", async () => {
    const rewritten = set(refreshed({ outcome: "revised" }));
    expect(await rulesOf(rewritten, set(refreshed()))).toEqual(["refresh/rewritten"]);
  });
});
