import { describe, expect, test } from "vitest";
import { holdoutSpentQuestion } from "../../src/rules/holdout-spent-question.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";
import { edited } from "../support/edited.ts";

const exposures =
  "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
const parking = "parking: {title: Parking, documents: [parking], split: test}";
const spent = travel.replace("test", "regression");
const old = refusal("old", "families: [travel]");
const again = edited(refusal("new", "families: [parking]"), "What is new?", "What is old");
const set = (...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, spent, parking], rest: [exposures] }, ...cases);
const rulesOf = async (now: Files, then?: Files): Promise<readonly string[]> =>
  (await findingsOf(now, then)).map(({ rule }) => rule);
const asking = (query: string, ...more: readonly string[]): string =>
  `${edited(again, "query: What is old", `query: ${JSON.stringify(query)}`)}${more.join("")}`;
const hello = "conversation: [{role: user, content: Hello.}]\n";
const retired = "retired: {by: noor, at: 2026-10-02T09:00:00Z, reason: Spent.}\n";

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
    ["white space", " What  is old"],
    ["upper case", "WHAT is OLD"],
    ["punctuation", "What is… “old”?!"],
    ["invisible characters", "What is o\u200bl\u00add"],
    ["compatibility forms", "Ｗｈａｔ is old"],
    ["pictograms", "What is old 🙂"],
  ] as const)("sees through %s", async ([, query]) => {
    expect(await rulesOf(set(old, asking(query)))).toContain("holdout/spent-question");
  });

  test.for([
    ["another refusal", edited(again, "Nothing.", "Nobody can say.")],
    ["another reason for it", edited(again, "out-of-scope", "not-in-corpus")],
    ["a turn before it", asking("What is old?", hello)],
    ["another time of asking", asking("What is old?", "askedAt: 2026-10-05T09:00:00Z\n")],
    ["another caller", asking("What is old?", "caller: {documents: []}\n")],
  ])("sees through %s", async ([, one = ""]) => {
    expect(await rulesOf(set(old, one))).toContain("holdout/spent-question");
  });

  test("sees through a turn that was left out", async () => {
    expect(await rulesOf(set(`${old}${hello}`, again))).toContain("holdout/spent-question");
  });

  test("compares with what is in regression without an exposure", async () => {
    const now = splitSet({ families: [refunds, spent, parking] }, old, again);
    expect(await rulesOf(now)).toContain("holdout/spent-question");
  });

  test.for([
    ["rejected", "review: {status: rejected}\n"],
    ["retired", retired],
  ])("compares with a %s case too", async ([, line]) => {
    expect(await rulesOf(set(`${old}${line}`, again))).toContain("holdout/spent-question");
  });

  test("compares with a case that only the earlier state has", async () => {
    expect(await rulesOf(set(again), set(old))).toContain("holdout/spent-question");
  });

  test("compares with the words that a case had in the earlier state", async () => {
    const reworded = edited(old, "What is old?", "What is ancient?");
    expect(await rulesOf(set(reworded, again), set(old))).toContain("holdout/spent-question");
  });

  test.for([
    ["rephrases a spent case", "old", ""],
    ["rephrases one that rephrases a spent case", "between", ""],
    ["rephrases a retired spent case", "old", retired],
  ] as const)("rejects a case that %s, whatever exception keeps the two apart", async (row) => {
    const [, parent, line] = row;
    const apart = `exceptions: [{cases: [new, between], decision: keep-apart, reason: They differ., decidedBy: noor, decidedAt: 2026-10-02}]`;
    const between = refusal("between", "families: [refunds]", "variantOf: old");
    const now = splitSet(
      { families: [refunds, spent, parking], rest: [exposures, apart] },
      `${old}${line}`,
      between,
      refusal("new", "families: [parking]", `variantOf: ${parent}`),
    );
    const found = await findingsOf(now, undefined, [holdoutSpentQuestion]);
    expect(found.map(({ message }) => message)).toEqual([
      'The case and case "old" rephrase each other, and people have learned from that one.',
    ]);
  });

  test("rejects a case that a spent one rephrases", async () => {
    const apart = `exceptions: [{cases: [old], decision: keep-apart, reason: They differ., decidedBy: noor, decidedAt: 2026-10-02}]`;
    const now = splitSet(
      { families: [refunds, spent, parking], rest: [exposures, apart] },
      refusal("old", "families: [travel]", "variantOf: new"),
      refusal("new", "families: [parking]"),
    );
    expect(await rulesOf(now)).toContain("holdout/spent-question");
  });

  test.for([
    ["another question", asking("What is parking?")],
    ["another number", asking("What is old 1.5?")],
    ["other letters of the same look", asking("What is оld?")],
  ] as const)("accepts %s", async ([, one]) => {
    expect(await report(set(old, one))).toBe("");
  });

  test("accepts a question with another answer, and tells of both", async () => {
    const answered = edited(
      candidateOn("new", ["refund-policy"]),
      "What does the handbook say about new?",
      "What is old?",
    );
    const families = [refunds.replace("dev", "test"), spent];
    const now = splitSet({ families, rest: [exposures] }, old, answered);
    expect(await rulesOf(now)).toEqual(["case/same-question"]);
  });
});
