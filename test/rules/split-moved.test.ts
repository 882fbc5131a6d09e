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

const move =
  "exceptions: [{families: [travel], decision: move, reason: Swapped on import., decidedBy: noor, decidedAt: 2026-10-01}]";
const exposure = (what: string): string =>
  `exposures: [{${what}, by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: The prompt was changed.}]`;
const set = (split: string, rest: readonly string[] = [], ...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, travel.replace("test", split)], rest }, ...cases);

describe("split/moved", () => {
  test("rejects a family that changed its side, with what can be done about it", async () => {
    expect(await report(set("dev"), set("test"))).toMatchInlineSnapshot(`
      "families.yaml:5:62 error split/moved
        Family "travel" was recorded as "test" and is "dev" now, and nothing says why.
        fix: Put "test" back; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
  });

  test("asks for the exposure of a holdout that is a regression test now", async () => {
    expect(await report(set("regression"), set("test"))).toMatchInlineSnapshot(`
      "families.yaml:5:62 error split/moved
        Family "travel" was recorded as "test" and is "regression" now, and nothing says why.
        fix: If people have learned from its results, say so under "exposures": who, when, in which run, and what; else put "test" back.
        why: touchstone explain split/moved
      "
    `);
  });

  test.for(["families: [travel]", "cases: [a]", "families: [refunds, travel]"])(
    "accepts a holdout that was looked at through %s",
    async (what) => {
      const one = candidateOn("a", ["travel-policy"]);
      const now = set("regression", [exposure(what)], one);
      expect(await report(now, set("test", [], one))).toBe("");
    },
  );

  test("accepts one that is joined with what was looked at", async () => {
    const trips = "trips: {title: Trips, documents: [trips], split: test}";
    const related = "related: [{families: [travel, trips], reason: One quotes the other.}]";
    const then = splitSet({ families: [travel, trips], rest: [related] });
    const now = splitSet({
      families: [travel, trips].map((one) => one.replace("test", "regression")),
      rest: [related, exposure("families: [trips]")],
    });
    expect(await report(now, then)).toBe("");
  });

  test("accepts a move with a reason, but no second one by the same reason", async () => {
    expect(await report(set("dev", [move]), set("test"))).toBe("");
    const found = await findingsOf(set("validation", [move]), set("dev", [move]));
    expect(found.map(({ rule }) => rule)).toEqual(["split/moved"]);
  });

  test("rejects the return of what people have learned from, whatever the reason", async () => {
    const then = set("regression", [exposure("families: [travel]")]);
    const now = set("test", [move, exposure("families: [travel]")]);
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "families.yaml:5:62 error holdout/spent-in-test
        Family "travel" is in "test", and people have learned from it.
        see: families.yaml:7:13
        fix: Write "split: regression" here, as "touchstone holdout expose" does for all that is joined. To confirm something, hold out what nobody has seen.
        why: touchstone explain holdout/spent-in-test
      "
    `);
  });

  test("judges a case that went into a family by the side of that family", async () => {
    const then = set("test", [], refusal("a", "families: []", "split: dev"));
    const now = set("test", [], refusal("a", "families: [travel]"));
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "cases/a.yaml:8:11 error split/moved
        The case was recorded as "dev" and is "test" now, and nothing says why.
        fix: Put "dev" back, since settings may have been chosen on it; if nobody has used it yet, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
    expect(await report(set("test", [], refusal("a", "families: [refunds]")), then)).toBe("");
  });

  test("leaves a split that cannot be read to its own finding", async () => {
    const found = await findingsOf(set("both"), set("test"));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
