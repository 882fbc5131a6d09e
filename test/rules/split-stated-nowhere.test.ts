import { describe, expect, test } from "vitest";
import { approved } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

describe("split/stated-nowhere", () => {
  const open = "travel: {title: Travel, documents: [travel-policy]}";

  test("accepts approved cases of a set that nobody has split", async () => {
    const files = splitSet({ families: [open] }, approved(candidateOn("a", ["travel-policy"])));
    expect(await report(files)).toBe("");
  });

  test("rejects a family with an approved case and no split, and counts all its cases", async () => {
    const files = splitSet(
      { families: [refunds, open] },
      approved(candidateOn("a", ["travel-policy"])),
      candidateOn("b", ["travel-policy"]),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:5:3 error split/stated-nowhere
        Family "travel" has 2 cases and no split, so they are on no side.
        fix: Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.
        why: touchstone explain split/stated-nowhere
      "
    `);
  });

  test("names the side that the family is joined with", async () => {
    const files = splitSet(
      { families: [refunds, open] },
      approved(candidateOn("a", ["travel-policy", "refund-policy"])),
    );
    expect(await report(files)).toContain(
      'fix: Record "split: dev" here: it is joined with "refunds", which is there.',
    );
  });

  test("rejects an approved case of no family without a split", async () => {
    const files = splitSet({ families: [refunds, travel] }, approved(refusal("a")));
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:1:5 error split/stated-nowhere
        The case belongs to no family and says no split, so it is on no side.
        fix: Add a line with its split, such as "split: dev", or name the families that it is about under "families".
        why: touchstone explain split/stated-nowhere
      "
    `);
  });

  test("leaves candidates to a warning", async () => {
    const files = splitSet({ families: [refunds] }, refusal("a"));
    const found = await findingsOf(files);
    expect(found.map(({ rule, level }) => [rule, level])).toEqual([["split/undecided", "warning"]]);
  });
});
