import { policyFile } from "../model/layout.ts";
import { approvedCases, placeOfApproval } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

export const policyMissing: Rule = {
  id: "policy/missing",
  level: "error",
  reports: "approved cases in a set without a policy",
  *check(dataset) {
    if (dataset.policy !== undefined) return;
    const [first] = approvedCases(dataset);
    if (first === undefined) return;
    yield {
      // It reads the same while an approval is only being recorded.
      message: `An approval rests on a policy, which says who may review and when a case is judged again, but the set has no "${policyFile}".`,
      at: placeOfApproval(first.file),
      fix: 'Create it with the line "reviewers: []" (everybody with write access may review), or name the accounts that may.',
    };
  },
};
