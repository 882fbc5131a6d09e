import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";
import { edited } from "../support/edited.ts";

const exposures =
  "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
const parking = "parking: {title: Parking, documents: [parking], split: test}";
const spent = travel.replace("test", "regression");
const old = refusal("old", "families: [travel]");
const again = refusal("new", "families: [parking]").replace("about new?", "about old?");
const set = (...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, spent, parking], rest: [exposures] }, ...cases);

describe("holdout/spent-question", () => {
  test("rejects a spent question that comes back under a new id", async () => {
    expect(await report(set(old, again))).toMatchInlineSnapshot(`
      "cases/new.yaml:4:8 error holdout/spent-question
        Question and answer are those of case "old", from which people have learned.
        see: cases/old.yaml:1:5
        fix: Move the case to the side "regression", or ask something that nobody has seen: another id makes no other question.
        why: touchstone explain holdout/spent-question
      "
    `);
  });

  test.for([
    ["white space", "about old?", "about  old? "],
    ["upper case", "the handbook", "The HANDBOOK"],
  ] as const)("sees through %s", async ([, from, to]) => {
    const query = edited(again, from, to).replace(
      /query: (.*)$/m,
      (_, text: string) => `query: ${JSON.stringify(text)}`,
    );
    const found = await findingsOf(set(old, query));
    expect(found.map(({ rule }) => rule)).toEqual(["holdout/spent-question"]);
  });

  test.for([
    ["retired", "review: {status: rejected}"],
    ["rejected", "retired: {by: noor, at: 2026-10-02T09:00:00Z, reason: Spent.}"],
  ])("compares with a %s case too", async ([, line]) => {
    const found = await findingsOf(set(`${old}${line}\n`, again));
    expect(found.map(({ rule }) => rule)).toContain("holdout/spent-question");
  });

  test("compares with a case that only the earlier state has", async () => {
    const found = await findingsOf(set(again), set(old));
    expect(found.map(({ rule }) => rule)).toContain("holdout/spent-question");
  });

  test.for([
    ["another answer", "expectedAnswer: Nothing.", "expectedAnswer: Ask at the desk."],
    ["another question", "about old?", "about parking?"],
  ] as const)("accepts %s", async ([, from, to]) => {
    expect(await report(set(old, edited(again, from, to)), undefined)).not.toContain("holdout/");
  });
});
