import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { approvedEarlier, earlierRevision, refreshed, withRefresh } from "../support/refreshes.ts";
import { report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const at = (moment: string): string =>
  withRefresh(approved(pendingCase, { reviewedAt: moment }), { at: moment });
const early = "2026-08-31T23:59:59Z";
const retired = `${withRefresh(approvedEarlier(), { outcome: "retired", at: early })}retired: {by: jordan, at: ${early}, reason: Gone.}\n`;

describe("refresh/backdated", () => {
  test.for([
    ["a decision after the revision was created", refreshed()],
    ["a decision at that very moment", at("2026-09-01T02:00:00+02:00")],
    ["a revision that is not recorded", refreshed({ at: early, to: "corpus-2026-12-01" })],
  ] as const)("says nothing of %s", async ([, text]) => {
    expect(await report(set(text))).not.toContain("refresh/backdated");
  });

  test("rejects a decision from before the revision was created", async () => {
    expect(await report(set(at(early)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:37:7 error refresh/backdated
        The decision is of 2026-08-31T23:59:59Z, and corpus revision "corpus-2026-09-01", which it is about, of 2026-09-01T00:00:00Z: nobody could read it before.
        see: corpus-revisions/corpus-2026-09-01/revision.yaml:2:12
        fix: Bring the case back from Git and decide with "touchstone refresh decide refund-policy-001", which records the moment at which it is decided.
        why: touchstone explain refresh/backdated
      "
    `);
  });

  test("rejects it where a case was retired, too", async () => {
    expect(await report(set(retired))).toContain("refresh/backdated");
  });
});
