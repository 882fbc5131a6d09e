import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { sentinel } from "../support/sentinels.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const main = set(approvedEarlier());
const marked = `${pendingCase}sentinel: {why: fragile, reviews: []}\nreview: {status: pending}\n`;
const rulesOf = async (text: string, base: Record<string, string>): Promise<readonly string[]> =>
  (await findingsOf(set(text), base)).map(({ rule }) => rule);

describe("refresh/approval-lost", () => {
  test.for([
    ["a decision with its approval", set(refreshed()), main],
    ["a set that is not compared", set(withRefresh(marked)), undefined],
  ] as const)("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("rejects a case that got the mark of a sentinel with the decision", async () => {
    expect(await report(set(withRefresh(marked)), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:24:12 error refresh/approval-lost
        The outcome is "confirmed", and the case, which is approved and no sentinel in "main", is a candidate now.
        see: cases/refund-policy-001.yaml:16:18
        fix: Bring the case back with "git checkout main -- cases/refund-policy-001.yaml" and decide with "touchstone refresh decide refund-policy-001", which records the approval as well; if it was edited after that, have it approved with "touchstone review record refund-policy-001".
        why: touchstone explain refresh/approval-lost
      "
    `);
  });

  test("rejects a decision that leaves a case without a review", async () => {
    expect(await rulesOf(withRefresh(pendingCase), main)).toEqual(["refresh/approval-lost"]);
  });

  test("leaves a sentinel its decision", async () => {
    const waiting = withRefresh(sentinel(pendingCase), { at: "2026-09-01T10:00:00Z" });
    const found = await rulesOf(waiting, set(approvedEarlier(sentinel(earlierCase))));
    expect(found).not.toContain("refresh/approval-lost");
  });

  test("says nothing of an edit after a decision that the earlier state has", async () => {
    const base = set(refreshed());
    const edit = withRefresh(`${pendingCase}caller: {documents: []}\n`);
    expect(await rulesOf(edit, base)).not.toContain("refresh/approval-lost");
  });
});
