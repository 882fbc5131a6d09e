import { listed } from "../model/sentence.ts";
import { approvedCases, placeOfApproval } from "./approved-cases.ts";
import type { Rule } from "./rule.ts";

const bindings = {
  digest: 'which text of the case ("digest")',
  corpus: 'which corpus ("corpus")',
} as const;

export const reviewUnbound: Rule = {
  id: "review/unbound",
  level: "error",
  reports: "an approval that does not record what was read",
  *check(dataset) {
    for (const { file } of approvedCases(dataset)) {
      const missing = (["digest", "corpus"] as const).filter(
        (field) => !file.has(["review", field]),
      );
      if (missing.length === 0) continue;
      yield {
        message: `The approval does not record ${listed(
          missing.map((field) => bindings[field]),
          "or",
        )} the reviewer read.`,
        at: placeOfApproval(file),
        fix: 'Record the decision with "touchstone review record", which writes both.',
      };
    }
  },
};
