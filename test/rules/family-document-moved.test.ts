import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const before = splitSet({ families: [refunds, travel] });
const renamed = ["journeys: {title: Journeys, documents: [travel-policy], split: test}", refunds];
const move = (what: string): readonly string[] => [
  `exceptions: [{${what}, decision: move, reason: The page has another name., decidedBy: noor, decidedAt: 2026-10-01}]`,
];

describe("family/document-moved", () => {
  test("rejects a family that has another name, with the way back", async () => {
    expect(await report(splitSet({ families: renamed }), before)).toMatchInlineSnapshot(`
      "families.yaml:4:43 error family/document-moved
        Document "travel-policy" was in family "travel" (test) and is in "journeys" now, and nothing says why.
        fix: Give the family its id "travel" back, or record the move under "exceptions": decision "move", family "journeys", a reason, who decided and when.
        why: touchstone explain family/document-moved
      "
    `);
  });

  test("names one document of those that went together", async () => {
    const all = 'travel: {title: All, documents: ["*"], split: test}';
    const old = 'refunds: {title: Old, documents: ["*"], split: dev}';
    const found = await report(splitSet({ families: [all] }), splitSet({ families: [old] }));
    expect(found).toContain("and nothing says why. So is 1 other document.\n");
  });

  test("accepts a move that names the family it went to", async () => {
    const now = splitSet({ families: renamed, rest: move("families: [journeys]") });
    expect(await report(now, before)).toBe("");
  });

  test("accepts a move that names the family it left", async () => {
    const both = "travel: {title: Travel, documents: [travel-policy, refund-policy], split: test}";
    const left = "refunds: {title: Refunds, documents: [refunds-2024], split: dev}";
    const now = splitSet({ families: [both, left], rest: move("families: [refunds]") });
    const found = await findingsOf(now, before);
    expect(found.map(({ rule }) => rule)).toEqual(["split/held-out-late"]);
  });

  test("does not take another decision for a reason", async () => {
    const rest = move("families: [journeys]").map((line) => line.replace("move", "exclude"));
    const found = await findingsOf(splitSet({ families: renamed, rest }), before);
    expect(found.map(({ rule }) => rule)).toContain("family/document-moved");
  });

  test("leaves a document that two families claim to its own finding", async () => {
    const twice = "trips: {title: Trips, documents: [travel-policy], split: test}";
    const found = await findingsOf(splitSet({ families: [refunds, travel, twice] }), before);
    expect(found.map(({ rule }) => rule)).toEqual(["family/document-claimed-twice"]);
  });

  test("says nothing under fixed-corpus, where families carry no split", async () => {
    const open = [refunds, travel].map((one) => one.replace(/, split: \w+/, ""));
    const then = splitSet(
      { claim: "fixed-corpus", families: open },
      candidateOn("a", ["travel-policy"], "split: dev"),
    );
    const now = splitSet(
      { claim: "fixed-corpus", families: renamed.map((one) => one.replace(/, split: \w+/, "")) },
      candidateOn("a", ["travel-policy"], "split: dev"),
    );
    expect(await report(now, then)).toBe("");
  });
});
