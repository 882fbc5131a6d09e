import type { Lead } from "../families/near-duplicates/lead.ts";
import { measureText } from "../model/measure-text.ts";
import { leadProblems, otherName } from "./lead-problems.ts";
import type { Rule } from "./rule.ts";

export const casePossibleParaphrase: Rule = {
  id: "case/possible-paraphrase",
  level: "warning",
  reports:
    "a case with the answer or the evidence of one on the other side of the split, in other words",
  for: "evaluation",
  check(dataset) {
    return leadProblems(dataset, "grounds", messageOf);
  },
};

function messageOf(lead: Lead, threshold: number): string {
  const { answer = 0, wording, isSameAnswer, isSameEvidence } = lead;
  const measured = `${measureText(answer)} of the runs of three letters in their answers are the same, and ${threshold} is enough`;
  const words = `their questions share ${measureText(wording)}`;
  const start = `Case ${otherName(lead)} on the other side of the split`;
  const half = wording < threshold / 2 ? "" : `, and ${threshold / 2} is enough on one corpus`;
  if (!isSameAnswer)
    return `${start} rests on the same evidence; of their runs of three letters the questions share ${measureText(wording)}${half}.`;
  return isSameEvidence
    ? `${start} has the same answer and the same evidence: ${measured}; ${words}.`
    : `${start} has the same answer: ${measured}; ${words}.`;
}
