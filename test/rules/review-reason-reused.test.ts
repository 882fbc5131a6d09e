import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingAbstention, type Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const before = goodSet(approved(pendingAbstention));
const text = edited(pendingAbstention, "visitor parking", "parking for visitors");
const anew = { reviewedAt: "2026-09-02T09:00:00Z", reason: "The new wording says the same." };
const now = (review: Record<string, unknown>): Files =>
  goodSet(approved(text, { ...anew, ...review }));
const old = {
  reviewedAt: "2026-09-01T09:00:00Z",
  reason: "The source revision supports the expected answer.",
};
const rejection = (review: Record<string, unknown>): Files =>
  goodSet(approved(pendingAbstention, { ...anew, status: "rejected", ...review }));

describe("review/reason-reused", () => {
  test.for([
    ["an approval made anew", now({}), before],
    ["an untouched case", before, before],
    [
      "another note under the same approval",
      goodSet(`${approved(pendingAbstention)}notes: Asked often.\n`),
      before,
    ],
    ["a first approval", before, goodSet(pendingAbstention)],
    ["a rejection made anew", rejection({}), before],
    ["a set that is not compared", now(old), undefined],
  ] as const)("accepts %s", async ([, state, then]) => {
    expect(await report(state, then)).toBe("");
  });

  const proof = { pullRequest: 7, review: 34, reviewerId: 9, commit: "c".repeat(40) };
  const onGitHub = (review: Record<string, unknown>): Record<string, unknown> => ({
    via: "github",
    proof,
    ...review,
  });

  test("accepts the old reason in another review on GitHub", async () => {
    const again = now(onGitHub({ reason: old.reason }));
    expect(await report(again, before)).toBe("");
    const earlier = { proof: { ...proof, review: 33 } };
    const reviewed = goodSet(approved(pendingAbstention, onGitHub(earlier)));
    expect(await report(again, reviewed)).toBe("");
  });

  test("rejects the old reason with the old proof, and the old time with any", async () => {
    const same = goodSet(approved(pendingAbstention, onGitHub({})));
    const found = await findingsOf(now(onGitHub({ reason: old.reason })), same);
    expect(found.map(({ rule }) => rule)).toEqual(["review/reason-reused"]);
    const late = await findingsOf(now(onGitHub(old)), before);
    expect(late.map(({ message }) => message)).toEqual([
      'The case was approved by "jordan"; it was changed, and its new approval carries the time of that approval.',
    ]);
  });

  test("rejects a new digest under the old decision", async () => {
    expect(await report(now(old), before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:11:15 error review/reason-reused
        The case was approved by "jordan"; it was changed, and its new approval carries the time and the reason of that approval.
        fix: Have it judged anew with "touchstone review record parking-001"; to drop the change, bring the approved case back with "git checkout main -- cases/parking-001.yaml".
        why: touchstone explain review/reason-reused
      "
    `);
  });

  test.for([
    [
      "the old time",
      now({ reviewedAt: old.reviewedAt }),
      "it was changed, and its new approval carries the time of that approval.",
    ],
    [
      "the old reason",
      now({ reason: old.reason }),
      "it was changed, and its new approval carries the reason of that approval.",
    ],
    [
      "an earlier time",
      now({ reviewedAt: "2026-08-01T09:00:00Z" }),
      "it was changed, and its new approval is dated before that approval.",
    ],
    [
      "only another status",
      rejection(old),
      "its rejection carries the time and the reason of that approval.",
    ],
  ] as const)("rejects %s", async ([, state, words]) => {
    const found = await findingsOf(state, before);
    expect(found.map(({ rule, message }) => [rule, message])).toEqual([
      ["review/reason-reused", `The case was approved by "jordan"; ${words}`],
    ]);
  });

  test("rejects a digest that was added by hand to an old approval", async () => {
    const unbound = goodSet(approved(pendingAbstention, { digest: undefined }));
    expect(await report(before, unbound)).toContain("review/reason-reused");
  });

  test("leaves an edit under the old digest to its own finding", async () => {
    const outdated = goodSet(edited(approved(pendingAbstention), "visitor parking", "parking"));
    const rules = (await findingsOf(outdated, before)).map(({ rule }) => rule);
    expect(rules).toEqual(["review/outdated"]);
  });
});
