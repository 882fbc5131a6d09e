import { describe, expect, test } from "vitest";
import { splitSharedQuestion } from "../../src/rules/split-shared-question.ts";
import { edited } from "../support/edited.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const one = refusal("one", "families: [refunds]");
const two = (...more: readonly string[]): string =>
  edited(refusal("two", ...more), "What is two?", "What is one");
const other = two("families: [travel]");
const set = (rest: readonly string[], ...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, travel], rest }, ...cases);
const placesOf = async (files: Files): Promise<readonly string[]> =>
  (await findingsOf(files, undefined, [splitSharedQuestion])).map(({ at }) => at.file);
const byCase = (...cases: readonly string[]): Files =>
  splitSet({ claim: "fixed-corpus", families: [] }, ...cases);

describe("split/shared-question", () => {
  test("rejects a refused question on two sides, in other punctuation", async () => {
    expect(await report(set([], one, other))).toMatchInlineSnapshot(`
      "cases/two.yaml:4:8 error split/shared-question
        Case "one" asks this question in "dev", and this case is in "test".
        see: cases/one.yaml:4:8
        fix: Bring both to one side, or ask in one of them something else: whoever works with "dev" knows the question.
        why: touchstone explain split/shared-question
      "
    `);
  });

  test.for([
    ["another refusal", edited(other, "Nothing.", "Nobody can say.")],
    ["another reason", edited(other, "out-of-scope", "not-in-corpus")],
    ["a turn before it", `${other}conversation: [{role: user, content: Hello.}]\n`],
    ["a split of its own", two("families: []", "split: validation")],
  ])("sees through %s", async ([, file = ""]) => {
    expect(await placesOf(set([], one, file))).toEqual(["cases/two.yaml"]);
  });

  test("rejects two answered questions with one answer", async () => {
    const [here, there] = [
      candidateOn("one", ["refund-policy"]),
      candidateOn("two", ["travel-policy"]),
    ];
    const same = edited(
      edited(there, "say about two?", "say about one"),
      "What it says.",
      "what it says",
    );
    expect(await placesOf(set([], here, same))).toEqual(["cases/two.yaml"]);
    const another = edited(same, "what it says", "Something else.");
    expect(await placesOf(set([], here, another))).toEqual([]);
  });

  test("compares the question alone where single questions are held out", async () => {
    const answered = edited(
      two("split: test"),
      "kind: abstention\nbecause: out-of-scope",
      "kind: answerable",
    );
    const files = byCase(refusal("one", "split: dev"), edited(answered, "Nothing.", "Much."));
    expect(await placesOf(files)).toEqual(["cases/two.yaml"]);
  });

  test("tells of a pair once, where fewer people know it", async () => {
    const held = refusal("one", "families: [travel]");
    expect(await placesOf(set([], held, two("families: [refunds]")))).toEqual(["cases/one.yaml"]);
  });

  test.for([
    ["two cases on one side", [one, two("families: [refunds]")]],
    [
      "a refusal and an answer",
      [
        one,
        edited(
          candidateOn("two", ["travel-policy"]),
          "What does the handbook say about two?",
          "What is one?",
        ),
      ],
    ],
    [
      "a copy, which is told of by another rule",
      [one, edited(other, "What is one", "What is one?")],
    ],
    ["a rejected case", [one, `${other}review: {status: rejected}\n`]],
    ["what something joins", [one, `${other}variantOf: one\n`]],
    [
      "another conversation",
      [
        `${one}conversation: [{role: user, content: By car.}]\n`,
        `${other}conversation: [{role: user, content: By train.}]\n`,
      ],
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await placesOf(set([], ...files))).toEqual([]);
  });

  test("leaves what people have learned from to its own finding", async () => {
    const exposure =
      "exposures: [{families: [refunds], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
    const found = await findingsOf(set([exposure], one, other));
    expect(found.map(({ rule }) => rule)).toEqual(["holdout/spent-question"]);
  });
});
