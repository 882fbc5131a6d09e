import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const exception = (what: string): readonly string[] => [
  `exceptions: [{${what}, reason: So it was decided., decidedBy: noor, decidedAt: 2026-09-01}]`,
];

describe("family/linked-across-split", () => {
  const both = candidateOn("a", ["refund-policy", "travel-policy"]);
  const related = "related: [{families: [refunds, travel], reason: One quotes the other.}]";

  test.for([
    [
      "cases of one side each",
      splitSet(
        { families: [refunds, travel] },
        candidateOn("a", ["refund-policy"]),
        candidateOn("b", ["travel-policy"]),
      ),
    ],
    [
      "a case of dev and regression",
      splitSet({ families: [refunds, travel.replace("test", "regression")] }, both),
    ],
    [
      "a rejected case",
      splitSet({ families: [refunds, travel] }, `${both}review: {status: rejected}\n`),
    ],
    [
      "a retired case",
      splitSet(
        { families: [refunds, travel] },
        `${both}retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Old.}\n`,
      ),
    ],
    [
      "a case that is excluded",
      splitSet(
        { families: [refunds, travel], rest: exception("cases: [a], decision: exclude") },
        both,
      ),
    ],
    [
      "a case of a family that is excluded",
      splitSet(
        { families: [refunds, travel], rest: exception("families: [travel], decision: exclude") },
        both,
      ),
    ],
    [
      "related families that are kept apart",
      splitSet({
        families: [refunds, travel],
        rest: [related, ...exception("families: [travel, refunds], decision: keep-apart")],
      }),
    ],
    [
      "a case of two documents under fixed-corpus",
      splitSet({ claim: "fixed-corpus", families: [] }, `${both}split: dev\n`),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test.for(["validation", "regression"] as const)(
    "takes %s and test for two sides",
    async (split) => {
      const found = await findingsOf(
        splitSet({ families: [refunds.replace("dev", split), travel] }, both),
      );
      expect(found.map(({ rule }) => rule)).toEqual(["family/linked-across-split"]);
    },
  );

  test("names the case that joins both sides, and says that without it they are apart", async () => {
    expect(await report(splitSet({ families: [refunds, travel] }, both))).toMatchInlineSnapshot(`
      "cases/a.yaml:8:46 error family/linked-across-split
        This case needs "refunds" (dev) and "travel" (test), so it joins both sides of the split.
        see: families.yaml:4:64, families.yaml:5:62
        fix: Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.
        why: touchstone explain family/linked-across-split
      "
    `);
  });

  test("keeps families apart that a case needs together only if the case is excluded", async () => {
    const apart = exception("families: [travel, refunds], decision: keep-apart");
    expect(await report(splitSet({ families: [refunds, travel], rest: apart }, both))).toContain(
      "family/linked-across-split",
    );
  });

  test("names every case that would have to go", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      both,
      candidateOn("b", ["travel-policy", "refund-policy"]),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/a.yaml:8:46 error family/linked-across-split
        This case needs "refunds" (dev) and "travel" (test), so it joins both sides of the split.
        see: families.yaml:4:64, families.yaml:5:62, cases/b.yaml:1:5
        fix: To separate the two sides, 2 cases would have to drop a source or be excluded under "exceptions" with a reason: "a", "b". Else record these families on one side in families.yaml.
        why: touchstone explain family/linked-across-split
      "
    `);
  });

  test("says that leaving cases out is no way where many join the sides", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      candidateOn(`c${index}`, ["refund-policy", "travel-policy"]),
    );
    expect(await report(splitSet({ families: [refunds, travel] }, ...many))).toMatchInlineSnapshot(`
      "cases/c0.yaml:8:46 error family/linked-across-split
        This case needs "refunds" (dev) and "travel" (test), so it joins both sides of the split.
        see: families.yaml:4:64, families.yaml:5:62
        fix: More than 10 cases join the two sides, so leaving cases out is no way: record these families on one side in families.yaml.
        why: touchstone explain family/linked-across-split
      "
    `);
  });

  test("says that a relation joins the sides where no case does", async () => {
    const files = splitSet({ families: [refunds, travel], rest: [related] }, both);
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:6:22 error family/linked-across-split
        These families are declared related, but "refunds" (dev) and "travel" (test) are on two sides of the split.
        see: families.yaml:4:64, families.yaml:5:62
        fix: Relations alone join the two sides, so leaving cases out is no way: record these families on one side in families.yaml, or keep related families apart under "exceptions" with a reason.
        why: touchstone explain family/linked-across-split
      "
    `);
  });

  test("prints the way over families between the sides, and stands where it can be cut", async () => {
    const families = [
      refunds,
      travel,
      "annex: {title: Annex, documents: [annex]}",
      "terms: {title: Terms, documents: [terms]}",
    ];
    const files = splitSet(
      {
        families,
        rest: ["related: [{families: [annex, refunds], reason: One quotes the other.}]"],
      },
      refusal("a", "families: [annex, terms]"),
      refusal("b", "families: [terms, travel]"),
      refusal("c", "families: [travel, terms]"),
    );
    const found = await report(files);
    expect(found.slice(0, found.indexOf("\n\n"))).toMatchInlineSnapshot(`
      "cases/a.yaml:8:19 error family/linked-across-split
        This case joins the sides of "refunds" (dev) and "travel" (test), in 3 steps: "refunds" (dev) – a relation – "annex" – case "a" – "terms" – case "b" – "travel" (test).
        see: families.yaml:4:64, families.yaml:5:62, families.yaml:8:22, cases/b.yaml:8:19
        fix: Without this case the two sides are apart: drop one of its sources, record these families on one side in families.yaml, or exclude it under "exceptions" with a reason.
        why: touchstone explain family/linked-across-split"
    `);
  });

  test("takes a variant to the side of the case that it rephrases", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      refusal("a", "families: [refunds]"),
      refusal("b", "variantOf: a", "families: [travel]"),
    );
    const found = await findingsOf(files);
    expect(found.map(({ rule }) => rule)).toContain("family/linked-across-split");
  });

  test("rejects two wordings of a question of no family on two sides", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      refusal("a", "split: dev"),
      refusal("b", "variantOf: a", "split: test"),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/b.yaml:8:12 error family/linked-across-split
        This case rephrases another one, but case "a" (dev) and case "b" (test) are on two sides of the split.
        see: cases/a.yaml:8:8, cases/b.yaml:9:8
        fix: Take "variantOf" out if this case asks something else, give these cases one split, or exclude it under "exceptions" with a reason.
        why: touchstone explain family/linked-across-split
      "
    `);
  });
});
