import { describe, expect, test } from "vitest";
import { goodSet, pendingCase, approved } from "../support/good-set.ts";
import { approvedEarlier, earlierRevision, refreshed } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const main = set(approvedEarlier());
const unknown = `sha256:${"0".repeat(64)}`;

const within = refreshed({
  from: "corpus-2026-09-01",
  reasons: ["query-pattern-observed"],
  observations: ["seen"],
  previous: unknown,
});

const elsewhere = set(
  approved(pendingCase, {
    reviewedAt: "2026-09-01T08:00:00Z",
    reason: "The section of September was read.",
  }),
);

describe("refresh/previous-unknown", () => {
  test.for([
    ["a decision about what was approved", set(refreshed()), main],
    [
      "a decision that the earlier state has",
      set(`${refreshed({ previous: unknown })}# kept\n`),
      set(refreshed({ previous: unknown })),
    ],
    [
      "a decision within one revision that the earlier state has",
      set(`${within}# kept\n`),
      set(within),
    ],
    [
      "a second decision since, which leads from another revision where the case said the same",
      set(refreshed()),
      elsewhere,
    ],
    ["a set that is not compared", set(refreshed({ previous: unknown })), undefined],
  ] as const)("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("warns of a decision about another version", async () => {
    expect(await report(set(refreshed({ previous: unknown })), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:39:13 warning refresh/previous-unknown
        "previous" is not the digest of the version that is approved in "main", from whose corpus revision this decision leads.
        fix: See with "git log -p" for this file whether the case was approved once more in between; if it was not, write the digest of that approval.
        why: touchstone explain refresh/previous-unknown
      "
    `);
  });

  test("warns of a decision from a revision under which nothing shows an approval", async () => {
    const found = await report(set(refreshed({ previous: unknown })), elsewhere);
    expect(found).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:29:9 warning refresh/previous-unknown
        The decision leads from corpus revision "corpus-2026-08-01", but in "main" the case is approved under "corpus-2026-09-01", and nothing there leads to "previous".
        see: cases/refund-policy-001.yaml:39:13
        fix: See with "git log -p" for this file whether the case was approved under "corpus-2026-08-01" in between; if it was not, bring it back with "git checkout main -- cases/refund-policy-001.yaml" and decide with "touchstone refresh decide refund-policy-001".
        why: touchstone explain refresh/previous-unknown
      "
    `);
  });

  test("warns of a decision from a revision that is not recorded, beside that finding", async () => {
    const found = await findingsOf(set(refreshed({ from: "corpus-2026-07-01" })), elsewhere);
    expect(found.map(({ rule }) => rule)).toContain("refresh/previous-unknown");
  });
});
