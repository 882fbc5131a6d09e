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
      "cases/a.yaml:8:12 error split/moved
        The case was recorded as "dev" and is "test" with family "travel" now, and nothing says why.
        fix: Put back what stood here, or write a new question as a case of its own, since settings may have been chosen on it; if nobody has used it yet, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
    expect(await report(set("test", [], refusal("a", "families: [refunds]")), then)).toBe("");
  });

  test("judges a case that names another family", async () => {
    const then = set("test", [], refusal("a", "families: [travel]"));
    const now = set("test", [], refusal("a", "families: [refunds]"));
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "cases/a.yaml:8:12 error split/moved
        The case was "test" with family "travel" and is "dev" with family "refunds" now, and nothing says why.
        fix: Put back what stood here, or write a new question as a case of its own; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
    const own = set("test", [], refusal("a", "families: []", "split: dev"));
    expect(await report(own, then)).toMatchInlineSnapshot(`
      "cases/a.yaml:9:8 error split/moved
        The case was "test" with family "travel" and is "dev" now, and nothing says why.
        fix: Put "test" back; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
  });

  test("judges a case whose evidence is from another document", async () => {
    const then = set("test", [], candidateOn("a", ["travel-policy"]));
    const now = set("test", [], candidateOn("a", ["refund-policy"]));
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "cases/a.yaml:7:47 error split/moved
        The case was "test" with family "travel" and is "dev" with family "refunds" now, and nothing says why.
        fix: Put back what stood here, or write a new question as a case of its own; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
  });

  test.for(["cases: [a]", "families: [travel]", "families: [refunds]"])(
    "accepts a case that left its family where a new move names %s",
    async (what) => {
      const then = set("test", [], refusal("a", "families: [travel]"));
      const rest = [move.replace("families: [travel]", what)];
      const now = set("test", rest, refusal("a", "families: [refunds]"));
      expect(await report(now, then)).toBe("");
      const old = set("test", rest, refusal("a", "families: [travel]"));
      const found = await findingsOf(now, old);
      expect(found.map(({ rule }) => rule)).toEqual(["split/moved"]);
    },
  );

  test.for([
    ["other words", "families: [travel]", "askedAt: 2026-09-02T00:00:00Z"],
    ["another family on the same side", "families: [trips]"],
    ["another citation on the same side", "families: [travel, trips]"],
  ])("accepts a case with %s", async ([, ...lines]) => {
    const trips = "trips: {title: Trips, documents: [trips], split: test}";
    const families = [refunds, travel, trips];
    const then = splitSet({ families }, refusal("a", "families: [travel]"));
    const now = splitSet({ families }, refusal("a", ...lines));
    expect(await report(now, then)).toBe("");
  });

  test("leaves a case on two sides to what joins them, and takes one side of two for mended", async () => {
    const then = set("test", [], refusal("a", "families: [travel]"));
    const both = set("test", [], refusal("a", "families: [refunds, travel]"));
    const found = await findingsOf(both, then);
    expect(found.map(({ rule }) => rule)).toEqual(["family/linked-across-split"]);
    const one = set("test", [], refusal("a", "families: [refunds]"));
    expect(await report(one, both)).toBe("");
    const own = set("test", [], refusal("a", "families: []", "split: validation"));
    const joined = await findingsOf(both, own);
    expect(joined.map(({ rule }) => rule)).toEqual(["family/linked-across-split"]);
  });

  test("tells of a family once, and not of its cases", async () => {
    const cases = [candidateOn("a", ["travel-policy"]), refusal("b", "families: [travel]")];
    const found = await findingsOf(set("dev", [], ...cases), set("test", [], ...cases));
    expect(found.map(({ rule, at }) => [rule, at.file])).toEqual([
      ["split/moved", "families.yaml"],
    ]);
  });

  test("tells of a document that changed sides once, and not of the cases that went with it", async () => {
    const trips = "trips: {title: Trips, documents: [travel-policy], split: dev}";
    const then = set(
      "test",
      [],
      candidateOn("a", ["travel-policy"]),
      refusal("b", "families: [travel]"),
    );
    const now = splitSet(
      { families: [refunds, travel.replace("[travel-policy]", "[]"), trips] },
      candidateOn("a", ["travel-policy"]),
      refusal("b", "families: [trips]"),
    );
    const found = await findingsOf(now, then);
    expect(found.map(({ rule }) => rule)).toEqual(["family/document-moved"]);
  });

  test("tells of a case once, and not of its other wordings", async () => {
    const wording = refusal("b", "variantOf: a");
    const then = set("test", [], refusal("a", "families: [travel]"), wording);
    const now = set("test", [], refusal("a", "families: [refunds]"), wording);
    const found = await findingsOf(now, then);
    expect(found.map(({ rule, at }) => [rule, at.file])).toEqual([["split/moved", "cases/a.yaml"]]);
  });

  test("compares what is excluded, so that it cannot come back on another side", async () => {
    const exclude =
      "exceptions: [{cases: [a], decision: exclude, reason: Out of scope., decidedBy: noor, decidedAt: 2026-10-01}]";
    const then = set("test", [], refusal("a", "families: []", "split: test"));
    const now = set("test", [exclude], refusal("a", "families: []", "split: dev"));
    const found = await findingsOf(now, then);
    expect(found.map(({ rule }) => rule)).toContain("split/moved");
    const back = set("test", [], refusal("a", "families: []", "split: dev"));
    const out = set("test", [exclude], refusal("a", "families: []", "split: test"));
    expect((await findingsOf(back, out)).map(({ rule }) => rule)).toContain("split/moved");
  });

  test("compares what was retired, so that it cannot come back on another side", async () => {
    const retired = "retired: {by: noor, at: 2026-09-02T09:00:00Z, reason: Nobody asks it.}";
    const out = set("test", [], refusal("a", "families: []", "split: test", retired));
    const back = set("test", [], refusal("a", "families: []", "split: dev"));
    expect((await findingsOf(back, out)).map(({ rule }) => rule)).toContain("split/moved");
  });

  test("says nothing of a rejected case that is proposed again about something else", async () => {
    const rejected =
      "review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-09-02T09:00:00Z, reason: Nobody asks it.}";
    const out = set("test", [], refusal("a", "families: [travel]", rejected));
    const back = set("test", [], refusal("a", "families: [refunds]"));
    expect((await findingsOf(back, out)).map(({ rule }) => rule)).not.toContain("split/moved");
  });

  test("leaves a split that cannot be read to its own finding", async () => {
    const found = await findingsOf(set("both"), set("test"));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});

const casesOfTravel = (...more: readonly string[]): readonly string[] =>
  (["a", "b"] as const).map((id) => candidateOn(id, ["travel-policy"], ...more));
const rulesOf = async (now: Files, before: Files): Promise<readonly string[]> =>
  (await findingsOf(now, before)).map(({ rule }) => rule);

describe("split/moved under another claim", () => {
  const open = [refunds, travel].map((one) => one.replace(/, split: \w+/, ""));
  const byFamily = (split: string): Files =>
    splitSet(
      { claimedAt: "2026-09-03", families: [refunds, travel.replace("test", split)] },
      ...casesOfTravel(),
    );
  const byCase = (split: string): Files =>
    splitSet(
      { claim: "fixed-corpus", claimedAt: "2026-09-02", families: open },
      ...casesOfTravel(`split: ${split}`),
    );
  const then = splitSet({ families: [refunds, travel] }, ...casesOfTravel());

  test("rejects cases that are on another side than their family was", async () => {
    const found = await report(byCase("dev"), then);
    expect(found).toMatchInlineSnapshot(`
      "cases/a.yaml:10:8 error split/moved
        The case was "test" with family "travel" and is "dev" now, and nothing says why.
        fix: Put "test" back; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved

      cases/b.yaml:10:8 error split/moved
        The case was "test" with family "travel" and is "dev" now, and nothing says why.
        fix: Put "test" back; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved

      families.yaml:1:15 warning claim/changed
        The claim was "family" when the split was recorded and is "fixed-corpus" now, so results before and after cannot be compared. 2 cases changed sides with it: "a" (was "test", is "dev") and "b" (was "test", is "dev").
        see: cases/a.yaml:10:8, cases/b.yaml:10:8
        fix: Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.
        why: touchstone explain claim/changed
      "
    `);
  });

  test("rejects a family that is on another side than its cases were", async () => {
    const found = await report(byFamily("dev"), byCase("test"));
    expect(found).toMatchInlineSnapshot(`
      "families.yaml:1:15 warning claim/changed
        The claim was "fixed-corpus" when the split was recorded and is "family" now, so results before and after cannot be compared. 2 cases changed sides with it: "a" (was "test", is "dev") and "b" (was "test", is "dev").
        see: cases/a.yaml:7:46, cases/b.yaml:7:46
        fix: Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.
        why: touchstone explain claim/changed

      families.yaml:5:62 error split/moved
        Family "travel" is "dev" now, and its case "a" was recorded as "test": nothing says why. So was 1 other case of the family.
        fix: Put "test" back; what people have learned from becomes "regression", with an entry under "exposures". For any other reason, record the move under "exceptions": decision "move", a reason, who decided and when.
        why: touchstone explain split/moved
      "
    `);
  });

  test("accepts the same sides on the way there and back", async () => {
    expect(await rulesOf(byCase("test"), then)).toEqual(["claim/changed"]);
    expect(await rulesOf(byFamily("test"), byCase("test"))).toEqual(["claim/changed"]);
  });
});
