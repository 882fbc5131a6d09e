import { describe, expect, test } from "vitest";
import { caseSameQuestion } from "../../src/rules/case-same-question.ts";
import { edited } from "../support/edited.ts";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const question = "Where can visitors park?";
const answer = "The handbook says nothing about visitor parking.";

/** The abstention once more under another number, with parts of its text replaced. */
const another = (
  number: number,
  ...edits: readonly (readonly [from: string, to: string])[]
): string =>
  edits.reduce(
    (text, [from, to]) => edited(text, from, to),
    edited(pendingAbstention, "parking-001", `parking-00${number}`),
  );
/** Another answer to the same question, with more lines. */
const otherwise = (rest: string): string => `${another(2, elsewhere)}${rest}`;
const sees = (documents: string): string => `caller: {documents: [${documents}]}\n`;
const elsewhere = [answer, "Visitors park next door."] as const;

describe("case/same-question", () => {
  test.for([
    [
      "one outcome, in other spacing and case",
      [another(2, [answer, "THE handbook  says nothing about visitor parking."])],
    ],
    ["another question", [another(2, elsewhere, [question, "Where can visitors park a bus?"])]],
    [
      "a question in other punctuation",
      [another(2, elsewhere, [question, "Where can visitors park"])],
    ],
    [
      "a question after other turns",
      [`${another(2, elsewhere)}conversation: [{role: user, content: Hello}]\n`],
    ],
    ["a question at another time", [`${another(2, elsewhere)}askedAt: 2026-09-01T09:00:00Z\n`]],
    ["a question of a caller who sees less", [`${another(2, elsewhere)}caller: {documents: []}\n`]],
    ["a rejected case", [`${another(2, elsewhere)}review: {status: rejected}\n`]],
    [
      "a retired case",
      [`${another(2, elsewhere)}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: No need.}\n`],
    ],
  ] as const)("accepts %s", async ([, cases]) => {
    expect(await report(goodSet(pendingAbstention, ...cases))).toBe("");
  });

  test("rejects another answer, whatever the spacing and case of the question", async () => {
    const folded = another(2, elsewhere, [question, '" where  can\\u00a0VISITORS park?"']);
    expect(await report(goodSet(pendingAbstention, folded))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:4:8 warning case/same-question
        Case "parking-001" asks the same question, but expects another answer.
        see: cases/parking-001.yaml:4:8
        fix: Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.
        why: touchstone explain case/same-question
      "
    `);
  });

  test("rejects another kind", async () => {
    const text = edited(pendingCase, "When can a customer request a refund?", question);
    expect(await report(goodSet(pendingAbstention, text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 warning case/same-question
        Case "parking-001" asks the same question, but is "abstention", and this one "answerable".
        see: cases/parking-001.yaml:4:8
        fix: Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.
        why: touchstone explain case/same-question
      "
    `);
  });

  test("rejects another reason to give no answer", async () => {
    const text = another(
      2,
      ["not-in-corpus", "out-of-scope"],
      [question, "where can visitors park?"],
    );
    expect(await report(goodSet(pendingAbstention, text))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:4:8 warning case/same-question
        Case "parking-001" asks the same question, but expects no answer because of "not-in-corpus", and this one because of "out-of-scope".
        see: cases/parking-001.yaml:4:8
        fix: Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.
        why: touchstone explain case/same-question
      "
    `);
  });

  test("rejects each further case once, and names those that agree with the first", async () => {
    const files = goodSet(
      pendingAbstention,
      another(2, elsewhere),
      another(3),
      another(4, elsewhere),
    );
    const found = await findingsOf(files, undefined, [caseSameQuestion]);
    const places = found.map(({ at, related = [] }) => [at, ...related].map(({ file }) => file));
    expect(places).toEqual([
      ["cases/parking-002.yaml", "cases/parking-001.yaml", "cases/parking-003.yaml"],
      ["cases/parking-004.yaml", "cases/parking-001.yaml", "cases/parking-003.yaml"],
    ]);
  });

  test("compares turns by role and text, and what a caller sees in any order", async () => {
    const turns = "conversation: [{role: user, content: I come by  CAR.}]\n";
    const pairs = [
      [
        `${pendingAbstention}${turns}`,
        otherwise(turns.replace("I come by  CAR.", "I come by car.")),
      ],
      [`${pendingAbstention}${turns}`, otherwise(turns.replace("user", "assistant"))],
      [`${pendingAbstention}${sees("a, b")}`, otherwise(sees("b, a"))],
    ] as const;
    const found = await Promise.all(pairs.map(async (pair) => await findingsOf(goodSet(...pair))));
    expect(found.map((findings) => findings.map(({ rule }) => rule))).toEqual([
      ["case/same-question"],
      [],
      ["case/same-question"],
    ]);
  });

  test("knows that ß and SS are one letter", async () => {
    const first = edited(pendingAbstention, question, "Wie heißt die Straße?");
    const second = another(2, elsewhere, [question, "WIE HEISST DIE STRASSE?"]);
    const found = await findingsOf(goodSet(first, second));
    expect(found.map(({ rule }) => rule)).toEqual(["case/same-question"]);
  });

  test("names ten cases at most", async () => {
    const copies = Array.from({ length: 30 }, (_, index) =>
      edited(pendingAbstention, "parking-001", `parking-1${index}`),
    );
    const [found] = await findingsOf(goodSet(pendingAbstention, ...copies, another(2, elsewhere)));
    expect(found?.related).toHaveLength(10);
  });

  test.for([
    ["a question", [question, "7"]],
    ["a blank question", [question, '""']],
    ["an answer", [answer, "7"]],
    ["a blank answer", [answer, '" "']],
    ["a kind", ["kind: abstention", "kind: abstentoin"]],
    ["a reason", ["not-in-corpus", "not-there"]],
    [
      "an outcome, beside turns",
      [`${answer}\n`, `${elsewhere[1]}\nconversation: [{role: user}]\n`],
    ],
    ["an outcome, beside a time", [`${answer}\n`, `${elsewhere[1]}\naskedAt: noon\n`]],
    ["an outcome, beside a caller", [`${answer}\n`, `${elsewhere[1]}\ncaller: {documents: [7]}\n`]],
    ["an outcome, beside no turns", [`${answer}\n`, `${elsewhere[1]}\nconversation: 7\n`]],
  ] as const)("compares no %s that could not be read", async ([, edit]) => {
    const found = await findingsOf(goodSet(pendingAbstention, another(2, edit)));
    expect(found.map(({ rule }) => rule)).not.toContain("case/same-question");
    expect(found).not.toEqual([]);
  });

  test("says on which sides the two are, and advises to delete neither", async () => {
    const parking = "parking: {title: Parking, documents: [parking], split: test}";
    const one = refusal("one", "families: [refunds]");
    const other = edited(refusal("two", "families: [parking]"), "What is two?", "What is one?");
    const files = splitSet({ families: [refunds, parking] }, one, edited(other, "Nothing.", "No."));
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/two.yaml:4:8 warning case/same-question
        Case "one" asks the same question, but expects another answer. That one is in "dev", this one in "test".
        see: cases/one.yaml:4:8
        fix: Settle which answers are right, and do not delete either case for that: whoever works with one knows the question of the other. Bring both to the side of the one that people know, or ask something else in the other; where both are right, say in each question what tells the two apart.
        why: touchstone explain case/same-question

      cases/two.yaml:4:8 error split/shared-question
        Case "one" asks this question in "dev", and this case is in "test".
        see: cases/one.yaml:4:8
        fix: Bring both to one side, or ask in one of them something else: whoever works with "dev" knows the question.
        why: touchstone explain split/shared-question
      "
    `);
  });

  test("says of one side which case is spent", async () => {
    const parking = "parking: {title: Parking, documents: [parking], split: dev}";
    const spent = travel.replace("test", "regression");
    const one = refusal("one", "families: [travel]");
    const other = edited(refusal("two", "families: [parking]"), "What is two?", "What is one?");
    const now = splitSet({ families: [spent, parking] }, one, edited(other, "Nothing.", "No."));
    const [found] = await findingsOf(now, undefined, [caseSameQuestion]);
    expect(found?.message).toMatchInlineSnapshot(
      `"Case "one" asks the same question, but expects another answer. That one is in "regression" and spent, this one in "dev"."`,
    );
  });
});
