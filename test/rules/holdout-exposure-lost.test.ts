import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const exposure = (what: string): string =>
  `exposures: [{${what}, by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]`;
const move = (family: string): string =>
  `exceptions: [{families: [${family}], decision: move, reason: Put in order., decidedBy: sam, decidedAt: 2026-10-05}]`;
const spent = travel.replace("test", "regression");
const record = "travel: {title: Travel, documents: [old-travel], split: regression}";
const trips = (split: string): string =>
  `trips: {title: Trips, documents: [travel-policy], split: ${split}}`;
const a = candidateOn("a", ["travel-policy"]);
const set = (
  families: readonly string[],
  rest: readonly string[],
  ...cases: readonly string[]
): Files => splitSet({ families: [refunds, ...families], rest }, ...cases);
const rulesOf = async (files: Files, base: Files): Promise<readonly string[]> => [
  ...new Set((await findingsOf(files, base)).map(({ rule }) => rule)),
];
const then = set([spent], [exposure("families: [travel]")], a);

describe("holdout/exposure-lost", () => {
  test.for(["test", "validation", "dev", "regression"])(
    "rejects the documents of a spent family under another name, in %s, whatever the reason",
    async (split) => {
      const now = set([record, trips(split)], [move("trips"), exposure("families: [travel]")], a);
      expect(await rulesOf(now, then)).toEqual(["holdout/exposure-lost"]);
    },
  );

  test("says where the document was and is, and what to do", async () => {
    const now = set([record, trips("test")], [move("trips"), exposure("families: [travel]")], a);
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "families.yaml:6:37 error holdout/exposure-lost
        Document "travel-policy" was in family "travel", from which people have learned, and is in "trips" now.
        fix: Put it back, or let the exposure follow: touchstone holdout expose trips, which moves that family to "regression" too.
        why: touchstone explain holdout/exposure-lost
      "
    `);
  });

  test("leaves no second step: a name that the exposure follows cannot be in test", async () => {
    const both =
      "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}, {families: [trips], by: sam, at: 2026-10-05T09:00:00Z, run: none, learned: It has the page now.}]";
    const first = set([record, trips("regression")], [move("trips"), both], a);
    expect(await rulesOf(first, then)).toEqual([]);
    const second = set([record, trips("test")], [move("trips"), both], a);
    expect(await rulesOf(second, first)).toEqual(["holdout/spent-in-test"]);
  });

  test("rejects a family that was renamed together with its exposure: the entry was edited", async () => {
    const now = set([trips("test")], [move("trips"), exposure("families: [trips]")], a);
    expect(await rulesOf(now, then)).toEqual(
      expect.arrayContaining(["holdout/entry-rewritten", "holdout/spent-in-test"]),
    );
    const back = set([trips("regression")], [move("trips"), exposure("families: [trips]")], a);
    expect(await rulesOf(back, then)).toContain("holdout/entry-rewritten");
  });

  test("rejects one document that is split off, and names how many others went with it", async () => {
    const wide = 'travel: {title: Travel, documents: ["*-policy"], split: regression}';
    const before = splitSet({ families: [wide], rest: [exposure("families: [travel]")] }, a);
    const now = splitSet(
      {
        families: [
          "travel: {title: Travel, documents: [travel-policy], split: regression}",
          "refunds: {title: Refunds, documents: [refund-policy], split: test}",
        ],
        rest: [move("refunds"), exposure("families: [travel]")],
      },
      a,
    );
    const found = await findingsOf(now, before);
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toMatchInlineSnapshot(`
      [
        "holdout/exposure-lost: Document "refund-policy" was in family "travel", from which people have learned, and is in "refunds" now.",
      ]
    `);
  });

  test("rejects a document that is in no family any more, so that no fresh one can take it up later", async () => {
    const now = set([record], [exposure("families: [travel]")]);
    const before = set([spent], [exposure("families: [travel]")]);
    expect(await rulesOf(now, before)).toEqual(["holdout/exposure-lost"]);
  });

  test("rejects a case that goes to another family with its question", async () => {
    const parking = "parking: {title: Parking, documents: [parking], split: test}";
    const rest = [exposure("families: [travel]")];
    const before = set([spent, parking], rest, refusal("b", "families: [travel]"));
    const now = set([spent, parking], rest, refusal("b", "families: [parking]"));
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "cases/b.yaml:1:5 error holdout/exposure-lost
        People have learned from case "b", and no exposure reaches it any more.
        fix: Bring back what joined it with what was looked at, or let the exposure follow: touchstone holdout expose b. A new question gets a case of its own.
        why: touchstone explain holdout/exposure-lost
      "
    `);
    const alone = set([spent, parking], rest, refusal("b", "families: []", "split: test"));
    expect(await rulesOf(alone, before)).toContain("holdout/exposure-lost");
  });

  test("rejects what only a relation or a case had joined with a spent family", async () => {
    const related = "related: [{families: [travel, trips], reason: One quotes the other.}]";
    const families = [record, trips("regression")];
    const before = set(families, [related, exposure("families: [travel]")]);
    const now = set(families, [exposure("families: [travel]")]);
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "families.yaml:5:3 error family/relation-removed
        Families "travel" (regression) and "trips" (regression) were recorded as related ("One quotes the other."), and no relation joins them any more: nothing says why.
        see: families.yaml:5:59, families.yaml:6:60
        fix: Put it back under "related". If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.
        why: touchstone explain family/relation-removed

      families.yaml:6:37 error holdout/exposure-lost
        Document "travel-policy" was in family "trips", from which people have learned, and no exposure reaches that family any more.
        fix: Bring back what joined it with what was looked at, or let the exposure follow: touchstone holdout expose trips, which moves that family to "regression" too.
        why: touchstone explain holdout/exposure-lost
      "
    `);
    expect(await rulesOf(set(families, [exposure("families: [travel, trips]")]), before)).toEqual([
      "family/relation-removed",
      "holdout/entry-rewritten",
    ]);
  });

  test("follows a change of the claim to single questions", async () => {
    const related = "related: [{families: [travel, trips], reason: One quotes the other.}]";
    const before = set([record, trips("regression")], [related, exposure("families: [travel]")], a);
    const now = splitSet(
      {
        claim: "fixed-corpus",
        claimedAt: "2026-10-02",
        families: [],
        rest: [exposure("families: [travel]")],
      },
      candidateOn("a", ["travel-policy"], "split: test"),
    );
    expect(await rulesOf(now, before)).toContain("holdout/exposure-lost");
  });

  test("does not count a deleted exposure for forgotten: that is one finding, of another rule", async () => {
    const rewritten = await findingsOf(set([spent], [], a), then);
    expect(rewritten.map(({ rule }) => rule)).toEqual(["holdout/entry-rewritten"]);
  });

  test("accepts families and cases that stay what they were", async () => {
    const more = candidateOn("c", ["travel-policy"]);
    expect(await report(set([spent], [exposure("families: [travel]")], a, more), then)).toBe("");
  });
});
