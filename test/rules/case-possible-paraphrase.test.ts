import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { casePossibleParaphrase } from "../../src/rules/case-possible-paraphrase.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

const answer = "Upload the receipt in the expense tool.";
const asked = (id: string, document: "refund-policy" | "travel-policy", query: string): string =>
  candidateOn(id, [document])
    .replace(/^query: .*$/m, `query: ${query}`)
    .replace(/^expectedAnswer: .*$/m, `expectedAnswer: ${answer}`);
const taxi = "How do I get reimbursed for a taxi ride?";
const cab = "Took a cab for work, where is my cash?";
const set = (...cases: readonly string[]) => splitSet({ families: [refunds, travel] }, ...cases);
const byCase = (...cases: readonly string[]) =>
  splitSet({ claim: "fixed-corpus", families: [] }, ...cases);
const found = async (files: ReturnType<typeof set>): Promise<readonly Finding[]> =>
  await findingsOf(files, undefined, [casePossibleParaphrase]);

describe("case/possible-paraphrase", () => {
  test("names what two cases on two sides have in common, and what they are traced to", async () => {
    const files = set(asked("a", "refund-policy", taxi), asked("b", "travel-policy", cab));
    expect(await report(files, undefined, [casePossibleParaphrase])).toMatchInlineSnapshot(`
      "cases/b.yaml:3:8 warning case/possible-paraphrase
        Case "a" on the other side of the split has the same answer: 1.00 of the runs of three letters in their answers are the same, and 0.8 is enough; their questions share 0.03. This one: family "travel", document "travel-policy", split "test". The other: family "refunds", document "refund-policy", split "dev".
        see: cases/a.yaml:3:8
        fix: Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; if for two, record an exception with both cases, "decision: distinct" and the reason.
        why: touchstone explain case/possible-paraphrase
      "
    `);
  });

  test("tells of the same evidence on two sides, where the questions are half alike as well", async () => {
    const files = byCase(
      `${asked("a", "refund-policy", "How do I hand in a taxi bill?")}split: dev\n`,
      `${asked("b", "refund-policy", "Where do I hand in a taxi bill of last year?")}split: test\n`.replace(
        answer,
        "By post.",
      ),
    );
    expect(await report(files, undefined, [casePossibleParaphrase])).toMatchInlineSnapshot(`
      "cases/b.yaml:3:8 warning case/possible-paraphrase
        Case "a" on the other side of the split rests on the same evidence; of their runs of three letters the questions share 0.47, and 0.4 is enough on one corpus. This one: no family, document "refund-policy", split "test". The other: no family, document "refund-policy", split "dev".
        see: cases/a.yaml:3:8
        fix: Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; if for two, record an exception with both cases, "decision: distinct" and the reason.
        why: touchstone explain case/possible-paraphrase
      "
    `);
  });

  test("tells of evidence with one content on two sides, under whatever words", async () => {
    const copied = asked("b", "refund-policy", cab)
      .replace(answer, "By post.")
      .replace("documentId: refund-policy", "documentId: travel-policy");
    const [one] = await found(set(asked("a", "refund-policy", taxi), copied));
    expect(one?.message).toContain("rests on the same evidence");
  });

  test.for([
    ["one side", set(asked("a", "refund-policy", taxi), asked("b", "refund-policy", cab))],
    [
      "an answer that says next to nothing",
      set(
        asked("a", "refund-policy", taxi).replace(answer, "Five."),
        asked("b", "travel-policy", cab).replace(answer, "Five."),
      ),
    ],
    [
      "one corpus on both sides under fixed-corpus, with other words and another answer",
      byCase(
        `${asked("a", "refund-policy", taxi)}split: dev\n`,
        `${asked("b", "refund-policy", cab)}split: test\n`.replace(answer, "By post."),
      ),
    ],
    [
      "an answer that more than twenty cases have",
      set(
        ...Array.from({ length: 21 }, (_, index) =>
          asked(
            `n${index}`,
            index === 0 ? "refund-policy" : "travel-policy",
            `Q${"x".repeat(3)}${index * 7919}?`,
          ),
        ),
      ),
    ],
  ] as const)("says nothing of %s", async ([, files]) => {
    expect(await found(files)).toEqual([]);
  });

  test("leaves questions that are alike to case/near-duplicate", async () => {
    const files = set(
      asked("a", "refund-policy", taxi),
      asked("b", "travel-policy", `${taxi} Now?`),
    );
    expect(await found(files)).toEqual([]);
  });
});
