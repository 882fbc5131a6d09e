import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const exposure = (what: string): string =>
  `exposures: [{${what}, by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]`;
const set = (split: string, rest: readonly string[], ...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, travel.replace("test", split)], rest }, ...cases);
const rulesOf = async (files: Files, base?: Files): Promise<readonly string[]> =>
  (await findingsOf(files, base)).map(({ rule }) => rule);

const fixed = (one: string, other: string): Files =>
  splitSet(
    { claim: "fixed-corpus", families: [], rest: [exposure("cases: [a]")] },
    candidateOn("a", ["travel-policy"], `split: ${one}`),
    candidateOn("b", ["travel-policy"], `split: ${other}`),
  );

describe("holdout/spent-in-test", () => {
  test("rejects a family of test that was looked at, without an earlier state too", async () => {
    expect(await report(set("test", [exposure("families: [travel]")]))).toMatchInlineSnapshot(`
      "families.yaml:5:62 error holdout/spent-in-test
        Family "travel" is in "test", and people have learned from it.
        see: families.yaml:6:13
        fix: Write "split: regression" here, as "touchstone holdout expose" does for all that is joined. To confirm something, hold out what nobody has seen.
        why: touchstone explain holdout/spent-in-test
      "
    `);
  });

  test("rejects it in validation: settings would be chosen on what they were made for", async () => {
    const found = await rulesOf(set("validation", [exposure("families: [travel]")]));
    expect(found).toEqual(["holdout/spent-in-test"]);
  });

  test.for(["dev", "regression"])("accepts it in %s", async (split) => {
    expect(await report(set(split, [exposure("families: [travel]")]))).toBe("");
  });

  test("takes no reason for an excuse, and tells a return once", async () => {
    const move =
      "exceptions: [{families: [travel], decision: move, reason: A mistake., decidedBy: noor, decidedAt: 2026-10-02}]";
    const then = set("regression", [exposure("families: [travel]")]);
    const now = set("test", [move, exposure("families: [travel]")]);
    expect(await rulesOf(now, then)).toEqual(["holdout/spent-in-test"]);
    const silent = set("test", [exposure("families: [travel]")]);
    expect(await rulesOf(silent, then)).toEqual(["holdout/spent-in-test"]);
  });

  test("rejects what is merged with a fresh family: the fresh one is spent with it", async () => {
    const trips = "trips: {title: Trips, documents: [trips], split: test}";
    const related = "related: [{families: [travel, trips], reason: One page now.}]";
    const files = splitSet({
      families: [refunds, travel, trips],
      rest: [related, exposure("families: [travel]")],
    });
    const found = await findingsOf(files);
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toMatchInlineSnapshot(`
      [
        "holdout/spent-in-test: Family "travel" is in "test", and people have learned from it.",
        "holdout/spent-in-test: Family "trips" is in "test", and is joined with something from which people have learned.",
      ]
    `);
  });

  test("leaves a case between regression and test to the finding about the two sides", async () => {
    const trips = "trips: {title: Trips, documents: [refund-policy], split: test}";
    const files = splitSet(
      {
        families: [travel.replace("test", "regression"), trips],
        rest: [exposure("families: [travel]")],
      },
      candidateOn("a", ["travel-policy", "refund-policy"]),
    );
    expect(await rulesOf(files)).toEqual(["family/linked-across-split"]);
  });

  test("under a fixed corpus spends the question, not the page that it is about", async () => {
    expect(await rulesOf(fixed("test", "test"))).toEqual(["holdout/spent-in-test"]);
    expect(await rulesOf(fixed("regression", "test"))).toEqual([]);
  });

  test("follows a change of the claim: families that were looked at are cases now", async () => {
    const exposed = exposure("families: [travel]");
    const then = set("regression", [exposed], candidateOn("a", ["travel-policy"]));
    const now = splitSet(
      {
        claim: "fixed-corpus",
        claimedAt: "2026-10-02",
        families: [refunds, travel].map((one) => one.replace(/, split: \w+/, "")),
        rest: [exposed],
      },
      candidateOn("a", ["travel-policy"], "split: test"),
    );
    expect(await rulesOf(now, then)).toContain("holdout/spent-in-test");
  });
});
