import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  abstainingSentinel,
  jordan,
  pendingSentinel,
  retirement,
  sam,
  sentinel,
  unjudged,
} from "../support/sentinels.ts";

describe("sentinel/without-two-reviews", () => {
  test.for([
    ["a case that is no sentinel", approved(pendingCase)],
    ["two judgments", approved(pendingSentinel)],
    ["two judgments of an abstention, with no chunk", approved(abstainingSentinel)],
    ["three judgments", approved(sentinel(pendingCase, [jordan, sam, { reviewer: "noor" }]))],
    ["a candidate that nobody has judged", unjudged],
    ["a candidate that one person has judged", sentinel(pendingCase, [jordan])],
    ["a retired sentinel", approved(unjudged) + retirement],
    ["a rejected sentinel", `${unjudged}review: {status: rejected}\n`],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects an approved sentinel that nobody has judged", async () => {
    expect(await report(goodSet(approved(unjudged)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error sentinel/without-two-reviews
        A sentinel rests on the judgments of two people, and this one is approved with none.
        fix: Have two people judge it, each with "touchstone review judge refund-policy-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/without-two-reviews
      "
    `);
  });

  test("rejects an approved sentinel with one judgment", async () => {
    expect(await report(goodSet(approved(sentinel(pendingCase, [jordan]))))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:3 error sentinel/without-two-reviews
        A sentinel rests on the judgments of two people, and this one is approved with one.
        fix: Have two people judge it, each with "touchstone review judge refund-policy-001"; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/without-two-reviews
      "
    `);
  });

  test("leaves judgments that cannot be read to their own finding", async () => {
    const list = await findingsOf(
      goodSet(approved(edited(unjudged, "{why: common}", "{why: common, reviews: two}"))),
    );
    expect(list.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
    const one = edited(sentinel(pendingCase), "reviewer: sam", "reviewer: 7");
    const found = await findingsOf(goodSet(approved(one)));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
