import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { approvedEarlier, earlierRevision, refreshed, withRefresh } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const within = {
  from: "corpus-2026-09-01",
  reasons: ["query-pattern-observed"],
  observations: ["seen"],
};
const digest = /^ {2}digest: (.*)$/m.exec(approved(pendingCase))?.[1] ?? "";
const later = "2026-09-02T09:00:00Z";

describe("refresh/without-approval", () => {
  test.for([
    ["an approval by the same person at the same moment", refreshed()],
    [
      "a moment that is written with another offset",
      refreshed({ at: "2026-09-01T11:00:00+02:00" }),
    ],
    ["a person who is written otherwise", refreshed({ by: "@Jordan" })],
    [
      "a later approval by somebody else",
      withRefresh(approved(pendingCase, { reviewedAt: later, reviewedBy: "noor" })),
    ],
    [
      "a retired case, which keeps its approval",
      `${withRefresh(approvedEarlier(), { outcome: "retired", at: later, by: "noor" })}retired: {by: noor, at: ${later}, reason: Gone.}\n`,
    ],
    [
      "a case that was retired within one revision, which keeps its approval",
      `${refreshed({ ...within, outcome: "retired", at: later, by: "noor", previous: digest })}retired: {by: noor, at: ${later}, reason: Gone.}\n`,
    ],
    ["a candidate", withRefresh(pendingCase, { at: later })],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(set(text))).toBe("");
  });

  test("rejects an approval that is older than the decision", async () => {
    expect(await report(set(refreshed({ at: later })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:37:7 error refresh/without-approval
        "jordan" decided at 2026-09-02T09:00:00Z, but the approval is of 2026-09-01T09:00:00Z: it was given to the case as it was before.
        see: cases/refund-policy-001.yaml:18:15
        fix: Bring the case back from Git and decide with "touchstone refresh decide refund-policy-001", which records the decision and the approval of what it left together.
        why: touchstone explain refresh/without-approval
      "
    `);
  });

  test("rejects an approval of the same moment by somebody else", async () => {
    expect(await report(set(refreshed({ by: "noor" })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:37:7 error refresh/without-approval
        "noor" decided at 2026-09-01T09:00:00Z, but the approval at that moment is "jordan"'s.
        see: cases/refund-policy-001.yaml:18:15
        fix: Bring the case back from Git and decide with "touchstone refresh decide refund-policy-001", which records the decision and the approval of what it left together.
        why: touchstone explain refresh/without-approval
      "
    `);
  });

  test("leaves a case whose revision has not moved to the rule that says so", async () => {
    const found = await findingsOf(set(withRefresh(approvedEarlier())));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/revision-not-moved"]);
  });

  test("leaves a decision that names nobody to the rule that asks for a name", async () => {
    const found = await findingsOf(set(refreshed({ by: undefined })));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/incomplete"]);
  });
});
