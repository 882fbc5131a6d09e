import type { AbstentionCase, GoldenCase } from "../../model/generated/case.ts";
import type { ExportedCase } from "../exported-set.ts";

const refusals: Readonly<Record<AbstentionCase["because"], string>> = {
  "not-in-corpus": "The output says that the documents do not answer this, and makes no answer up.",
  "out-of-scope": "The output declines, since the question is none for this assistant.",
  "not-permitted": "The output gives nothing away that the person who asks may not know.",
  ambiguous: "The output asks back which of several meanings is meant, and chooses none.",
};

const inconclusive =
  "The output says that the evidence conflicts or falls short, and decides nothing that it leaves open.";

/** How promptfoo judges an answer: facts against facts, and a refusal by what it has to convey. */
export function assertions({ case: one }: ExportedCase): readonly object[] {
  const rubric = rubricOf(one);
  const statements = [one.expectedAnswer, ...acceptedOf(one)];
  if (rubric !== undefined) {
    return [{ type: "llm-rubric", value: `${rubric} ${conveying(statements)}` }];
  }
  const facts = statements.map((value) => ({ type: "factuality", value }));
  return facts.length === 1 ? facts : [oneOf(facts)];
}

/** The expected answer as it starts in an assertion: behind words of ours, or with its own. */
export function expectedText({ case: one }: ExportedCase): string {
  return rubricOf(one) === undefined ? one.expectedAnswer : conveying([one.expectedAnswer]);
}

/** A grader may give half a point, so that of several outcomes one assertion tells all. */
function conveying(statements: readonly string[]): string {
  if (statements.length === 1) return `It conveys: ${statements[0]}`;
  const numbered = statements.map((statement, index) => `(${index + 1}) ${statement}`);
  return `It conveys one of these: ${numbered.join(" ")}`;
}

/** A set passes where the mean of its scores, 0 or 1, reaches the threshold: one right answer of several suffices. */
function oneOf(assert: readonly object[]): object {
  return { type: "assert-set", threshold: 1 / assert.length, assert };
}

function rubricOf(one: GoldenCase): string | undefined {
  if (one.kind === "abstention") return refusals[one.because];
  return one.kind === "inconclusive" ? inconclusive : undefined;
}

function acceptedOf(one: GoldenCase): readonly string[] {
  if (one.kind === "abstention") return [];
  return (one.acceptedAnswers ?? []).map(({ statement }) => statement);
}
