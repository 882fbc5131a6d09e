import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase, secondRevision } from "../support/good-set.ts";
import {
  earlierRevision,
  refreshed,
  request,
  undecided,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { pendingSentinel } from "../support/sentinels.ts";

type Set = Record<string, string>;
const set = (text: string): Set => ({ ...goodSet(text), ...earlierRevision() });
const main = set(refreshed());
const later = "2026-09-02T09:00:00Z";
const reworded = edited(pendingCase, "When can a customer", "When may a customer");
const byLater = { reviewedAt: later, reason: "The question was reworded." };
const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };
const told = async (files: Set, base: Set = main): Promise<readonly string[]> =>
  (await findingsOf(files, base)).flatMap(({ rule, message }) =>
    rule === "refresh/rewritten" ? [message] : [],
  );

describe("refresh/rewritten", () => {
  test.for<[string, Set, Set?]>([
    ["a decision that stays", set(`${refreshed()}tags: [refunds]\n`)],
    [
      "a decision that is written otherwise",
      set(edited(refreshed(), "by: jordan", 'by: "jordan"')),
    ],
    ["a decision that a review bears out since", set(refreshed({ proof }))],
    ["an edited case with a newer approval and no decision", set(approved(reworded, byLater))],
    [
      "an edited case with a newer approval that keeps the decision",
      set(withRefresh(approved(reworded, byLater))),
    ],
    [
      "a newer decision between other revisions",
      {
        ...set(
          withRefresh(approved(pendingCase, { ...byLater }), {
            from: "corpus-2026-09-01",
            to: "corpus-2026-10-01",
            at: later,
          }),
        ),
        ...secondRevision(),
      },
    ],
    [
      "a newer decision within one revision",
      set(refreshed({ from: request["to"], reasons: ["query-pattern-observed"], at: later })),
      set(refreshed({ from: request["to"], reasons: ["query-pattern-observed"] })),
    ],
    ["a new request in its place", set(withRefresh(approved(pendingCase), undecided))],
    [
      "a request of the earlier state that is gone",
      set(approved(pendingCase)),
      set(withRefresh(approved(pendingCase), undecided)),
    ],
    [
      "a decision that lacked its reason and has it now",
      set(refreshed()),
      set(refreshed({ reason: undefined })),
    ],
  ])("says nothing of %s", async ([, files, base]) => {
    expect(await told(files, base)).toEqual([]);
  });

  test("rejects a decision that is gone", async () => {
    expect(await report(set(approved(pendingCase)), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error refresh/rewritten
        The decision of 2026-09-01T09:00:00Z by "jordan" is gone.
        fix: Put "refresh" back as commit main has it. It gives way to a newer decision, or to a newer approval of the case after an edit.
        why: touchstone explain refresh/rewritten
      "
    `);
  });

  test("rejects another outcome", async () => {
    expect(await report(set(refreshed({ outcome: "revised" })), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:3 error refresh/rewritten
        The decision of 2026-09-01T09:00:00Z by "jordan" says something else now, in "outcome".
        fix: Put "refresh" back as commit main has it. What was wrong is said by a newer decision, or by a newer approval of the case.
        why: touchstone explain refresh/rewritten
      "
    `);
  });

  test("rejects a proof that is gone", async () => {
    expect(await told(main, set(refreshed({ proof })))).toEqual([
      'The decision of 2026-09-01T09:00:00Z by "jordan" says something else now, in "proof".',
    ]);
  });

  test("rejects other reasons at another moment between the same revisions", async () => {
    expect(await told(set(refreshed({ reasons: ["chunk-edited"], at: later })))).toEqual([
      'The decision of 2026-09-01T09:00:00Z by "jordan" says something else now, in "reasons" and "at".',
    ]);
  });

  test("rejects an earlier moment of a decision between other revisions", async () => {
    const files = set(refreshed({ from: "corpus-2026-07-01", at: "2026-09-01T08:00:00Z" }));
    expect(await told(files)).toHaveLength(1);
  });

  test("rejects a case that went back to its candidates without its decision", async () => {
    expect(await told(set(reworded))).toHaveLength(1);
  });

  test("rejects a decision that went with an approval of the same text", async () => {
    expect(await told(set(approved(pendingCase, byLater)))).toHaveLength(1);
  });

  test("rejects a decision that went with an older approval", async () => {
    expect(await told(set(approved(reworded)))).toHaveLength(1);
  });

  test("guards the decision of a sentinel that waits for two judgments", async () => {
    const waiting = set(withRefresh(pendingSentinel, { at: later }));
    expect(await told(set(approved(pendingSentinel)), waiting)).toHaveLength(1);
  });
});
