import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingAbstention } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const question = "Where can visitors park?";
const answer = "The handbook says nothing about visitor parking.";
const asked = "[{role: user, content: I come by  car.}]";

/** The abstention once more under another id, with parts of its text replaced. */
const another = (...edits: readonly (readonly [from: string, to: string])[]): string =>
  edits.reduce(
    (text, [from, to]) => edited(text, from, to),
    edited(pendingAbstention, "parking-001", "parking-002"),
  );
const idsOf = async (...cases: readonly string[]): Promise<readonly string[]> =>
  (await findingsOf(goodSet(...cases))).map(({ rule }) => rule);

const turns = (text: string): string => `conversation: [{role: user, content: ${text}}]\n`;
const desks = (id: string, document: "refund-policy" | "travel-policy"): string =>
  candidateOn(id, [document]).replace(`about ${id}`, "about desks");

describe("case/equal-pair", () => {
  test.for([
    ["upper case in the question", another([question, "Where can Visitors park?"])],
    ["other punctuation in the question", another([question, "Where can visitors park"])],
    ["upper case in the answer", another([answer, answer.toUpperCase()])],
    [
      "a word joiner and a byte order mark",
      another([question, '"Where can\\uFEFF visitors park?"']),
    ],
    ["composed letters taken apart", another([question, '"Where can visitors pa\\u0301rk?"'])],
    ["other earlier turns", `${another()}conversation: ${asked}\n`],
    ["a rejected case", `${another()}review: {status: rejected}\n`],
    [
      "a retired case",
      `${another()}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: No need.}\n`,
    ],
  ] as const)("accepts %s", async ([, other]) => {
    expect(await idsOf(pendingAbstention, other)).not.toContain("case/equal-pair");
  });

  test("rejects a question and an answer of another case, whatever their white space", async () => {
    const other = another(
      [question, '"\\u3000Where\\u001fcan \\u0085visitors\\u00a0park?\\n"'],
      ["because: not-in-corpus", "because: out-of-scope"],
    );
    expect(await report(goodSet(pendingAbstention, other))).toMatchInlineSnapshot(`
      "cases/parking-002.yaml:4:8 error case/equal-pair
        Question and answer are those of case "parking-001", white space aside.
        see: cases/parking-001.yaml:4:8
        fix: Keep one of the two: delete the other if nobody ever approved it, else reject or retire it. Another family, split or kind makes it no other case.
        why: touchstone explain case/equal-pair

      cases/parking-002.yaml:4:8 error case/hidden-characters
        The text holds U+001F, which is a control character: a person reads another text than a program.
        fix: Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.
        why: touchstone explain case/hidden-characters

      cases/parking-002.yaml:4:8 warning case/same-question
        Case "parking-001" asks the same question, but expects no answer because of "not-in-corpus", and this one because of "out-of-scope".
        see: cases/parking-001.yaml:4:8
        fix: Settle which answer is right: delete the other case if nobody ever approved it, else reject or retire it; where both are right, say in each question what tells the two apart.
        why: touchstone explain case/same-question
      "
    `);
  });

  test("rejects equal turns in other spacing", async () => {
    const cases = [
      `${pendingAbstention}${turns("I come by car.")}`,
      `${another()}${turns('"I come by  car. "')}`,
    ];
    expect(await idsOf(...cases)).toEqual(["case/equal-pair"]);
  });

  test("does not let a question run over into its answer", async () => {
    const split = another([question, "Where can"], [answer, `visitors park? ${answer}`]);
    const joined = edited(pendingAbstention, question, "Where can visitors park?");
    expect(await idsOf(joined, split)).toEqual([]);
  });

  test("rejects a pair on two sides of the split, under other documents", async () => {
    const files = splitSet(
      { families: [refunds, travel] },
      desks("a", "refund-policy"),
      desks("b", "travel-policy"),
    );
    const found = await findingsOf(files);
    expect(found.map(({ rule, at }) => [rule, at.file])).toEqual([
      ["case/equal-pair", "cases/b.yaml"],
    ]);
  });

  test("names the first case at each further one", async () => {
    const third = edited(pendingAbstention, "parking-001", "parking-003");
    const found = await findingsOf(goodSet(pendingAbstention, another(), third));
    expect(
      found.map(({ at, related = [] }) => [at.file, ...related.map(({ file }) => file)]),
    ).toEqual([
      ["cases/parking-002.yaml", "cases/parking-001.yaml"],
      ["cases/parking-003.yaml", "cases/parking-001.yaml"],
    ]);
  });

  test("is at the one that nobody approved, whichever comes first", async () => {
    const found = await findingsOf(goodSet(pendingAbstention, approved(another())));
    expect(found.map(({ at }) => at.file)).toEqual(["cases/parking-001.yaml"]);
  });

  test.for([
    ["a question", [question, "7"]],
    ["a blank question", [question, '""']],
    ["an answer", [answer, "7"]],
    ["turns", [`${answer}\n`, `${answer}\nconversation: [{role: user}]\n`]],
    ["a conversation", [`${answer}\n`, `${answer}\nconversation: 7\n`]],
  ] as const)("compares no %s that could not be read", async ([, edit]) => {
    const both = [edited(pendingAbstention, edit[0], edit[1]), another(edit)];
    expect(await idsOf(...both)).not.toContain("case/equal-pair");
  });
});
