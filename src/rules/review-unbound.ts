import { listed } from "../model/sentence.ts";
import { approvedCases, placeOfApproval } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

const bindings = {
  digest: 'which text of the case ("digest")',
  corpus: 'which corpus ("corpus")',
} as const;

const fix = 'Record the decision with "touchstone review record", which writes both.';

export const reviewUnbound: Rule = {
  id: "review/unbound",
  level: "error",
  reports:
    "an approval that does not record what was read, or claims a proof that it does not carry",
  perFile: true,
  *check(dataset) {
    for (const { file, review } of approvedCases(dataset)) {
      if (review.via === "github" && !file.has(["review", "proof"])) {
        yield {
          message: "The approval is said to be recorded on GitHub, but carries no proof of it.",
          at: file.locate(["review", "via"]),
          fix: 'Restore the "proof" that was recorded with it, or record the decision at a desk with "touchstone review record".',
        };
      }
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
        fix,
      };
    }
  },
};
