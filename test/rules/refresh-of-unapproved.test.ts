import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierCase,
  earlierRevision,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { jordan, retirement, sam, sentinel, type GivenJudgment } from "../support/sentinels.ts";

const set = (...texts: readonly string[]): Files => ({
  ...goodSet(...texts),
  ...earlierRevision(),
});
const rulesOf = async (files: Files, base: Files): Promise<readonly string[]> =>
  (await findingsOf(files, base)).map(({ rule }) => rule);
const otherAnswer = edited(pendingCase, "within 30 days of purchase.", "for 30 days.");
const rejection =
  "review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-08-02T09:00:00Z, reason: It is wrong.}\n";
const retiredThen = approvedEarlier() + retirement.replace("2026-09-03", "2026-08-03");
const decidedAt = "2026-09-01T10:00:00Z";
const waiting = withRefresh(sentinel(pendingCase), { at: decidedAt });
const within = {
  from: "corpus-2026-09-01",
  reasons: ["query-pattern-observed"],
  observations: ["seen-1"],
  at: "2026-09-03T10:00:00Z",
};
const later = (one: GivenJudgment): GivenJudgment => ({
  ...one,
  reviewedAt: "2026-09-02T08:00:00Z",
});

describe("refresh/of-unapproved", () => {
  test.for<readonly [string, Files, Files | undefined]>([
    ["a decision about an approved case", set(refreshed()), set(approvedEarlier())],
    [
      "a decision that the earlier state has about a candidate",
      set(`${waiting}# kept\n`),
      set(waiting),
    ],
    [
      "a set that had no case in the earlier state",
      set(refreshed()),
      { "README.md": "Nothing yet." },
    ],
    [
      "a case that nobody could read in the earlier state",
      set(refreshed(), pendingAbstention),
      { ...set(pendingAbstention), "cases/refund-policy-001.yaml": "id: [" },
    ],
    ["a set that is not compared", set(refreshed()), undefined],
  ])("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("rejects a decision about a candidate", async () => {
    expect(await report(set(withRefresh(approved(otherAnswer))), set(earlierCase)))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:12 error refresh/of-unapproved
        Nobody had approved the case in "main", so there was no judgment that could be in doubt.
        fix: Remove "refresh"; an approval of the case as it is says all of it, with "touchstone review record refund-policy-001".
        why: touchstone explain refresh/of-unapproved
      "
    `);
  });

  test("rejects a decision about a case that the earlier state has not", async () => {
    const copy = refreshed().replace("refund-policy-001", "refund-policy-002");
    expect(
      await report(
        set(pendingAbstention, edited(copy, "request a refund?", "ask for it?")),
        set(pendingAbstention),
      ),
    ).toContain("refresh/of-unapproved");
    const found = await findingsOf(set(pendingAbstention, refreshed()), set(pendingAbstention));
    expect(found).toMatchObject([
      {
        rule: "refresh/of-unapproved",
        message: '"main" has no such case, so no judgment came before the decision.',
        fix: 'Remove "refresh": the approval of a new case says all of it.',
      },
    ]);
  });

  test("leaves a case that got another id to the rule about that", async () => {
    const renamed = approved(pendingCase.replace("refund-policy-001", "refund-policy-002"));
    expect(await rulesOf(set(withRefresh(renamed)), set(refreshed()))).toEqual(["case/deleted"]);
  });

  test.for<readonly [string, string]>([
    ["rejected", earlierCase + rejection],
    ["retired", retiredThen],
  ])("rejects a decision about a %s case", async ([stage, before]) => {
    const found = await findingsOf(set(withRefresh(approved(otherAnswer))), set(before));
    const own = found.filter(({ rule }) => rule === "refresh/of-unapproved");
    expect(own.map(({ message }) => message)).toEqual([
      `The case is ${stage} in "main", so nothing is decided about it any more.`,
    ]);
  });

  test("rejects a second decision while a sentinel waits for two judgments", async () => {
    const again = withRefresh(sentinel(pendingCase), within);
    expect(await report(set(again), set(waiting))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:37:12 error refresh/of-unapproved
        The case waits in "main" for two judgments since the decision of 2026-09-01T10:00:00Z by "jordan", so no judgment came before this one.
        fix: Put "refresh" back as commit main has it, and have two people judge the case, each with "touchstone review judge refund-policy-001"; or take it out of use with its reason.
        why: touchstone explain refresh/of-unapproved
      "
    `);
    const retired = withRefresh(sentinel(pendingCase), { ...within, outcome: "retired" });
    expect(await rulesOf(set(retired), set(waiting))).toEqual([
      "refresh/of-unapproved",
      "refresh/outcome-contradicted",
    ]);
    const renewed = sentinel(pendingCase, [jordan, sam].map(later));
    expect(await rulesOf(set(withRefresh(renewed, within)), set(waiting))).toEqual([]);
    const one = sentinel(pendingCase, [jordan, later(sam)]);
    expect(await rulesOf(set(withRefresh(one, within)), set(waiting))).toEqual([
      "refresh/of-unapproved",
    ]);
  });
});
