import { describe, expect, test } from "vitest";
import { holdoutQuestionReworded } from "../../src/rules/holdout-question-reworded.ts";
import { edited } from "../support/edited.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";

const exposures =
  "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
const spent = travel.replace("test", "regression");
const old = refusal("old", "families: [travel]");
const set = (...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, spent], rest: [exposures] }, ...cases);
const asking = (query: string): string => edited(old, "What is old?", query);

describe("holdout/question-reworded", () => {
  test("rejects other words for a question from which people have learned", async () => {
    expect(await report(set(asking("What is ancient?")), set(old))).toMatchInlineSnapshot(`
      "cases/old.yaml:4:8 error holdout/question-reworded
        People have learned from this case when it asked "What is old?", and no spent case asks that now.
        fix: Put the old question back: it is the record of what people know. To ask something else, write another case, and retire this one if nobody needs it any more.
        why: touchstone explain holdout/question-reworded
      "
    `);
  });

  test("rejects them in a case that is retired with them", async () => {
    const retired = "retired: {by: noor, at: 2026-10-02T09:00:00Z, reason: Spent.}\n";
    const now = set(`${asking("What is ancient?")}${retired}`);
    const found = await findingsOf(now, set(old), [holdoutQuestionReworded]);
    expect(found).toHaveLength(1);
  });

  test.for([
    ["other punctuation", [asking("what is  old")]],
    ["another answer", [edited(old, "Nothing.", "Nobody knows.")]],
    [
      "another spent case that keeps the old question",
      [asking("What is ancient?"), edited(old, "id: old", "id: kept")],
    ],
    ["a question that cannot be read", [asking("7")]],
  ] as const)("accepts %s", async ([, cases]) => {
    expect(await findingsOf(set(...cases), set(old), [holdoutQuestionReworded])).toEqual([]);
  });

  test("rejects them where the case that keeps the old question is not spent", async () => {
    const kept = edited(refusal("kept", "families: [refunds]"), "What is kept?", "What is old?");
    const now = set(asking("What is ancient?"), kept);
    expect(await findingsOf(now, set(old), [holdoutQuestionReworded])).toHaveLength(1);
  });

  test("lets a question be reworded from which nobody has learned", async () => {
    const before = splitSet({ families: [refunds, travel] }, old);
    const now = splitSet({ families: [refunds, travel] }, asking("What is ancient?"));
    expect(await report(now, before)).toBe("");
  });
});
