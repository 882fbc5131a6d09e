import type { Lead } from "../families/near-duplicates/lead.ts";
import { measureText } from "../model/measure-text.ts";
import { leadProblems, otherName } from "./lead-problems.ts";
import type { Rule } from "./rule.ts";

export const caseNearDuplicate: Rule = {
  id: "case/near-duplicate",
  level: "warning",
  reports: "a case that asks in nearly the same words as another one",
  for: "evaluation",
  check(dataset) {
    return leadProblems(dataset, "wording", messageOf);
  },
};

function messageOf(lead: Lead, threshold: number): string {
  const { wording } = lead;
  const start = `The question reads much like that of case ${otherName(lead)}: ${measureText(wording)} of their runs of three letters are the same`;
  return wording >= threshold
    ? `${start}, and ${threshold} is enough.`
    : `${start}. So is the answer, and then ${threshold / 2} is enough.`;
}
