import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";

const move = (what: string): string =>
  `exceptions: [{${what}, decision: move, reason: Swapped on import., decidedBy: noor, decidedAt: 2026-10-01}]`;
const exposure =
  "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
const set = (split: string, ...rest: readonly string[]): Files =>
  splitSet({ families: [refunds, travel.replace("test", split)], rest });
const rulesOf = async (now: Files, before: Files): Promise<readonly string[]> =>
  (await findingsOf(now, before)).map(({ rule }) => rule);

const one = (split: string): string => refusal("a", "families: []", `split: ${split}`);

const families = (documents: string, more: string): Files =>
  splitSet({
    families: [
      `refunds: {title: Refunds, documents: [${documents}], split: dev}`,
      `trips: {title: Trips, documents: [trips${more}], split: test}`,
    ],
    rest: more === "" ? [] : [move("families: [trips]")],
  });

const alone = (split: string, ...rest: readonly string[]): Files =>
  splitSet({ families: [refunds, travel], rest }, one(split));

describe("split/held-out-late", () => {
  test("warns of a family of dev that a move holds out", async () => {
    const now = set("test", move("families: [travel]"));
    expect(await report(now, set("dev"))).toMatchInlineSnapshot(`
      "families.yaml:5:62 warning split/held-out-late
        Family "travel" was recorded as "dev", and a move holds it out as "test" now: settings may have been chosen on it.
        fix: Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.
        why: touchstone explain split/held-out-late
      "
    `);
  });

  test.for(["dev", "regression", "validation"])("warns of one that was %s", async (split) => {
    const now = set("test", move("families: [travel]"));
    expect(await rulesOf(now, set(split))).toEqual(["split/held-out-late"]);
  });

  test("warns of a case that carries its own split", async () => {
    expect(await report(alone("test", move("cases: [a]")), alone("dev"))).toMatchInlineSnapshot(`
      "cases/a.yaml:9:8 warning split/held-out-late
        The case was recorded as "dev", and a move holds it out as "test" now: settings may have been chosen on it.
        fix: Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.
        why: touchstone explain split/held-out-late
      "
    `);
  });

  test("warns once of documents that a family of test took over", async () => {
    const before = families("refund-policy, travel-policy", "");
    const now = families("rest", ", refund-policy, travel-policy");
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "families.yaml:5:44 warning split/held-out-late
        Document "refund-policy" was in family "refunds" (dev) and is in "trips" now, where a move holds it out: settings may have been chosen on it. So is 1 other document.
        fix: Ask whoever worked with this set since the split was recorded. If anybody has looked at results on it, put it back and hold out something that nobody has seen.
        why: touchstone explain split/held-out-late
      "
    `);
  });

  test("leaves a move without a reason, and what people learned from, to other rules", async () => {
    expect(await rulesOf(set("test"), set("dev"))).toEqual(["split/moved"]);
    const now = set("test", move("families: [travel]"), exposure);
    expect(await rulesOf(now, set("regression", exposure))).toEqual(["holdout/spent-in-test"]);
  });

  test("is silent where nothing that was used is held out", async () => {
    expect(await rulesOf(set("validation", move("families: [travel]")), set("dev"))).toEqual([]);
    expect(await rulesOf(set("dev", move("families: [travel]")), set("test"))).toEqual([]);
  });
});
