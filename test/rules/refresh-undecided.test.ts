import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierRevision,
  refreshed,
  undecided,
  withRefresh,
} from "../support/refreshes.ts";
import { report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const asked = withRefresh(approvedEarlier(), undecided);
const retirement = "retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n";

describe("refresh/undecided", () => {
  test.for([
    ["a case that nobody asked about", approved(pendingCase)],
    ["a decided case", refreshed()],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(set(text))).toBe("");
  });

  test("rejects a request without an outcome", async () => {
    expect(await report(set(asked))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:28:1 error refresh/undecided
        The case is to be read again under corpus revision "corpus-2026-09-01", since it was judged under "corpus-2026-08-01", and nobody has decided yet.
        fix: Read its evidence as it is now and decide with "touchstone refresh decide refund-policy-001"; nothing is merged before.
        why: touchstone explain refresh/undecided
      "
    `);
  });

  test("rejects a request within one revision", async () => {
    const text = withRefresh(approved(pendingCase), {
      ...undecided,
      from: "corpus-2026-09-01",
      reasons: ["query-pattern-observed"],
    });
    expect(await report(set(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:28:1 error refresh/undecided
        The case is to be read again under corpus revision "corpus-2026-09-01", and nobody has decided yet.
        fix: Read its evidence as it is now and decide with "touchstone refresh decide refund-policy-001"; nothing is merged before.
        why: touchstone explain refresh/undecided
      "
    `);
  });

  test.for([
    ["a candidate", withRefresh(pendingCase, undecided)],
    [
      "a rejected case",
      edited(withRefresh(approved(pendingCase), undecided), "approved", "rejected"),
    ],
    ["a retired case", asked + retirement],
  ] as const)("has the request of %s removed, which no judgment rests on", async ([, text]) => {
    expect(await report(set(text))).toMatchSnapshot();
  });

  test.for([
    ["an outcome that cannot be read", `outcome: maybe`],
    ["an outcome that is no text", "outcome: [confirmed]"],
  ] as const)("leaves %s to the schema", async ([, outcome]) => {
    const found = await report(set(edited(refreshed(), "outcome: confirmed", outcome)));
    expect(found).toContain("file/off-schema");
    expect(found).not.toContain("refresh/undecided");
  });

  test("leaves a request of which nothing can be read to the schema", async () => {
    const found = await report(set(`${approved(pendingCase)}refresh: {}\n`));
    expect(found).not.toContain("refresh/undecided");
  });
});
