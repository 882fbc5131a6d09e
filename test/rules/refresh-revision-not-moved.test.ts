import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierId,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const now = "corpus-2026-09-01";
/** A decision about a case that stayed under the earlier revision, and the approval that it has. */
const unmoved = (outcome: string, reviewedAt = "2026-09-01T09:00:00Z"): string =>
  withRefresh(approvedEarlier().replace("2026-08-01T09:00:00Z", reviewedAt), { outcome });
const retirement = "retired: {by: jordan, at: 2026-09-01T09:00:00Z, reason: Gone.}\n";

describe("refresh/revision-not-moved", () => {
  test.for([
    ["a case that moved with the decision", refreshed()],
    [
      "a case that a later approval moved on",
      withRefresh(approved(pendingCase, { reviewedAt: "2026-09-02T09:00:00Z" }), {
        from: now,
        to: earlierId,
      }),
    ],
    ["a candidate, whose revision is chosen anew", withRefresh(earlierCase)],
    ["a retired case, which stays where it was judged", unmoved("retired") + retirement],
    [
      "a request within one revision because of its readers",
      refreshed({ from: now, reasons: ["query-pattern-observed"], observations: ["seen"] }),
    ],
    [
      "a request within one revision because of a source that was edited",
      refreshed({ from: now, reasons: ["source-revision-changed", "chunk-edited"] }),
    ],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(set(text))).toBe("");
  });

  test("rejects a confirmed case that names the earlier revision", async () => {
    expect(await report(set(unmoved("confirmed")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:17 error refresh/revision-not-moved
        The case was confirmed under corpus revision "corpus-2026-09-01", but names "corpus-2026-08-01".
        see: cases/refund-policy-001.yaml:30:7
        fix: Bring the case back from Git and decide with "touchstone refresh decide refund-policy-001", which moves its revision, its provenance and its approval together.
        why: touchstone explain refresh/revision-not-moved
      "
    `);
  });

  test.for(["confirmed", "revised"])("rejects it for a case that was %s", async (outcome) => {
    const found = await findingsOf(set(unmoved(outcome)));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/revision-not-moved"]);
  });

  test("rejects it for an abstention", async () => {
    const text = withRefresh(approvedEarlier(pendingAbstention.replace(now, earlierId)), {
      outcome: "abstained",
    });
    const found = await findingsOf(set(text));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/revision-not-moved"]);
  });

  test("rejects it where the approval was given before the decision", async () => {
    const found = await findingsOf(set(unmoved("confirmed", "2026-08-31T09:00:00Z")));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/revision-not-moved"]);
  });

  test("rejects what only two revisions show, of one", async () => {
    expect(
      await report(set(refreshed({ from: now, reasons: ["chunk-edited", "embedding-changed"] }))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:30:7 error refresh/revision-not-moved
        The request leads from "corpus-2026-09-01" to the same revision, but "embedding-changed" is a difference between two.
        see: cases/refund-policy-001.yaml:29:9
        fix: Write under "from" the corpus revision of the earlier judgment, which "git log -p" shows for this file, or remove the reason.
        why: touchstone explain refresh/revision-not-moved
      "
    `);
  });

  test.for(["chunking-changed", "retrieval-filter-changed", "document-added"])(
    "rejects %s within one revision",
    async (reason) => {
      const found = await findingsOf(set(refreshed({ from: now, reasons: [reason] })));
      expect(found.map(({ rule }) => rule)).toEqual(["refresh/revision-not-moved"]);
    },
  );

  test("tells every such reason in one finding", async () => {
    const reasons = ["chunking-changed", "corpus-revision-changed"];
    const found = await findingsOf(set(refreshed({ from: now, reasons })));
    expect(found.map(({ message }) => message)).toEqual([
      'The request leads from "corpus-2026-09-01" to the same revision, but "chunking-changed" and "corpus-revision-changed" are differences between two.',
    ]);
  });

  test.for(["from", "to"])("leaves an unrecorded revision under %s to its rule", async (field) => {
    const found = await findingsOf(set(refreshed({ [field]: "corpus-2026-07-01" })));
    expect(found.map(({ rule }) => rule)).toEqual(["revision/unknown"]);
  });
});
