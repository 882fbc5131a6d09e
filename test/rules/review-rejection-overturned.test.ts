import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, type Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const time = "2026-09-01T09:00:00Z";
const reason = "The question is about another site.";
const before = goodSet(
  `${pendingAbstention}review:\n  status: rejected\n  reviewedBy: noor\n  reviewedAt: ${time}\n  reason: ${reason}\n`,
);
const anew = { reviewedAt: "2026-09-02T09:00:00Z", reason: "The site is named now." };
const now = (review: Record<string, unknown>): Files =>
  goodSet(approved(pendingAbstention, { ...anew, ...review }));

describe("review/rejection-overturned", () => {
  test.for([
    ["a decision made anew", now({})],
    ["a decision made anew by who rejected", now({ reviewedBy: "noor" })],
    ["a rejection that stands", before],
  ] as const)("accepts %s", async ([, state]) => {
    expect(await report(state, before)).toBe("");
  });

  test("leaves a case that waits for another decision to a notice", async () => {
    const found = await findingsOf(goodSet(pendingAbstention), before);
    expect(found.map(({ rule }) => rule)).toEqual(["review/reopened"]);
  });

  test("rejects an approval with the time and the reason of the rejection", async () => {
    expect(await report(now({ reviewedAt: time, reason }), before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:11:15 error review/rejection-overturned
        The case was rejected by "noor", and its approval carries the time and the reason of that rejection.
        fix: Bring the rejection back with "git checkout main -- cases/parking-001.yaml"; if the case is right after all, have it judged anew with "touchstone review record parking-001".
        why: touchstone explain review/rejection-overturned
      "
    `);
  });

  test.for([
    ["the time", { reviewedAt: time }, "its approval carries the time of that rejection."],
    [
      "the time, told from elsewhere",
      { reviewedAt: "2026-09-01T11:00:00+02:00" },
      "its approval carries the time of that rejection.",
    ],
    ["the reason", { reason }, "its approval carries the reason of that rejection."],
    [
      "the reason in other white space",
      { reason: ` ${reason.replace(" ", "\n")}` },
      "its approval carries the reason of that rejection.",
    ],
    [
      "an earlier time",
      { reviewedAt: "2026-08-31T23:00:00Z" },
      "its approval is dated before that rejection.",
    ],
    [
      "an earlier time that looks later",
      { reviewedAt: "2026-09-01T10:00:00+09:00" },
      "its approval is dated before that rejection.",
    ],
  ] as const)("rejects an approval with %s", async ([, review, words]) => {
    const found = await findingsOf(now(review), before);
    expect(found.map(({ rule, message }) => [rule, message])).toEqual([
      ["review/rejection-overturned", `The case was rejected by "noor", and ${words}`],
    ]);
  });

  test("does not name who rejected where nobody did", async () => {
    const anonymous = {
      ...before,
      "cases/parking-001.yaml":
        before["cases/parking-001.yaml"]?.replace("  reviewedBy: noor\n", "") ?? "",
    };
    expect(await report(now({ reason }), anonymous)).toContain(
      "The case was rejected, and its approval",
    );
  });

  test("leaves an approval without time and reason to its own finding", async () => {
    const rules = (await findingsOf(now({ reviewedAt: undefined, reason: undefined }), before)).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(["review/without-decision"]);
  });
});
