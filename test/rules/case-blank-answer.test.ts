import { describe, expect, test } from "vitest";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const answering = (answer: string): string =>
  pendingCase.replace(/^expectedAnswer: .*$/m, `expectedAnswer: ${answer}`);

describe("case/blank-answer", () => {
  test.for([
    ["an answer of one character", goodSet(answering('"7"'))],
    [
      "a second accepted answer",
      goodSet(
        `${pendingCase}acceptedAnswers: [{statement: Within 30 days., chunkIds: ["refund-policy:12"]}]\n`,
      ),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an empty answer", async () => {
    expect(await report(goodSet(answering('""')))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error case/blank-answer
        The expected answer is blank.
        fix: State the facts that a right answer conveys.
        why: touchstone explain case/blank-answer
      "
    `);
  });

  test("rejects an abstention that says nothing", async () => {
    expect(
      await report(
        goodSet(pendingAbstention.replace(/^expectedAnswer: .*$/m, 'expectedAnswer: "\\u200b"')),
      ),
    ).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:5:17 error case/blank-answer
        The expected answer is blank.
        fix: Say what a good refusal conveys.
        why: touchstone explain case/blank-answer
      "
    `);
  });

  test("rejects a blank accepted answer", async () => {
    expect(
      await report(
        goodSet(
          `${pendingCase}acceptedAnswers: [{statement: " ", chunkIds: ["refund-policy:12"]}]\n`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:31 error case/blank-answer
        Accepted answer 1 is blank.
        fix: State the outcome that is right as well, or remove the entry.
        why: touchstone explain case/blank-answer
      "
    `);
  });

  test("rejects a list of accepted answers that holds none", async () => {
    expect(await report(goodSet(`${pendingCase}acceptedAnswers: []\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error case/blank-answer
        "acceptedAnswers" is an empty list.
        fix: Remove the line, or state an outcome that is right as well.
        why: touchstone explain case/blank-answer
      "
    `);
  });
});
