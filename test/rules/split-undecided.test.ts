import { describe, expect, test } from "vitest";
import { approved } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

describe("split/undecided", () => {
  const open = "travel: {title: Travel, documents: [travel-policy]}";

  test.for([
    [
      "a family without a case",
      splitSet({ families: [refunds, open] }, candidateOn("a", ["refund-policy"])),
    ],
    [
      "a case before the set is split",
      splitSet({ families: [open] }, candidateOn("a", ["travel-policy"]), refusal("b")),
    ],
    [
      "a rejected case",
      splitSet({ families: [refunds, travel] }, refusal("b", "review: {status: rejected}")),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("warns of a document with candidates and no family", async () => {
    const files = splitSet(
      { families: [refunds] },
      candidateOn("a", ["travel-policy"]),
      candidateOn("b", ["travel-policy"]),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:7:46 warning split/undecided
        Document "travel-policy" is in no family, so this candidate and 1 other candidate may be on any side of the split.
        see: cases/b.yaml:7:46
        fix: Before the first of them is approved, add the document to the family that it belongs to in families.yaml, or give it a family of its own there.
        why: touchstone explain split/undecided
      "
    `);
  });

  test("warns of a family with candidates and no split", async () => {
    const files = splitSet(
      { families: [refunds, open] },
      candidateOn("a", ["travel-policy"]),
      candidateOn("b", ["travel-policy"]),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:5:3 warning split/undecided
        Family "travel" has 2 candidates and no split, so they are on no side.
        fix: Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.
        why: touchstone explain split/undecided
      "
    `);
  });

  test("names the side that the family is joined with", async () => {
    const files = splitSet(
      { families: [refunds, open] },
      candidateOn("a", ["travel-policy", "refund-policy"]),
    );
    expect(await report(files)).toContain(
      'fix: Record "split: dev" here: it is joined with "refunds", which is there.',
    );
  });

  test("warns of a candidate of no family without a split", async () => {
    expect(await report(splitSet({ families: [refunds] }, refusal("a")))).toMatchInlineSnapshot(`
      "cases/a.yaml:1:5 warning split/undecided
        The case belongs to no family and says no split, so it is on no side.
        fix: Add a line with its split, such as "split: dev", or name the families that it is about under "families".
        why: touchstone explain split/undecided
      "
    `);
  });

  test.for([
    [
      "an approved case whose document is in no family",
      approved(candidateOn("a", ["travel-policy"])),
      "family/ungrouped-document",
    ],
    ["a case that names an unknown family", refusal("a", "families: [trips]"), "family/unknown"],
    ["a split that cannot be read", refusal("a", "split: train"), "file/off-schema"],
  ] as const)("leaves %s to its own finding", async ([, text, rule]) => {
    const found = await findingsOf(splitSet({ families: [refunds] }, text));
    expect(found.map((one) => one.rule)).toEqual([rule]);
  });
});
