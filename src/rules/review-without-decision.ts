import { pending } from "./asking.ts";
import { isBlank } from "../model/white-space.ts";
import { listed } from "../model/sentence.ts";
import { approvedCases, placeOfApproval, type ApprovedCase } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

const questions = { reviewedBy: "who decided", reviewedAt: "when", reason: "why" } as const;
type Field = keyof typeof questions;

export const reviewWithoutDecision: Rule = {
  id: "review/without-decision",
  level: "error",
  reports: "an approval that does not say who decided, when and why",
  perFile: true,
  *check(dataset) {
    for (const approved of approvedCases(dataset)) {
      const missing = (["reviewedBy", "reviewedAt", "reason"] as const).filter((field) =>
        isMissing(approved, field),
      );
      if (missing.length === 0) continue;
      const { file } = approved;
      const written = missing.find((field) => file.has(["review", field]));
      yield {
        message: `The approval does not say ${listed(
          missing.map((field) => `${questions[field]} ("${field}")`),
          "or",
        )}.`,
        at: written === undefined ? placeOfApproval(file) : file.locate(["review", written]),
        fix: `Have the reviewer record the decision with "touchstone review record", or ${pending}.`,
      };
    }
  },
};

function isMissing({ file, review }: ApprovedCase, field: Field): boolean {
  const value = review[field];
  return value === undefined ? !file.has(["review", field]) : isBlank(value);
}
