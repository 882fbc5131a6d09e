import { pending } from "./asking.ts";
import { readsWhole } from "../model/case.ts";
import { confirmationsFor, type Confirmation } from "../model/confirmation.ts";
import { listed } from "../model/sentence.ts";
import {
  approvedCases,
  isApprovalOutdated,
  placeOfApproval,
  type ApprovedCase,
} from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

const meanings: Readonly<Record<Confirmation, string>> = {
  query: "the question is plausible",
  answer: "the answer says no more than the source supports",
  source: "the source revision is the right one",
  chunks: "the chunks suffice",
};
const meaningsOfAbstention = { ...meanings, answer: "giving no answer is right" };

export const reviewUnconfirmed: Rule = {
  id: "review/unconfirmed",
  level: "error",
  reports: "an approval that lacks a confirmation which the case's kind needs",
  perFile: true,
  *check(dataset) {
    for (const approved of approvedCases(dataset)) {
      // Whoever judges what the file says now answers for that.
      const missing = isApprovalOutdated(approved.file) ? [] : missingFrom(approved);
      if (missing.length === 0) continue;
      const { file } = approved;
      const written = file.has(["review", "confirmed"]);
      const meaning = file.case.kind === "abstention" ? meaningsOfAbstention : meanings;
      const names = missing.map((one) => `"${one}" (${meaning[one]})`);
      yield {
        message: `The approval does not confirm ${listed(names, "or")}.`,
        at: written ? file.locateKey(["review", "confirmed"]) : placeOfApproval(file),
        fix: `Have the reviewer answer each question, as "touchstone review record" asks them, or ${pending}.`,
      };
    }
  },
};

/** An entry that could not be read may be the one that seems to be missing, and has its own finding. */
function missingFrom({ file, review }: ApprovedCase): readonly Confirmation[] {
  const { confirmed } = review;
  if (file.has(["review", "confirmed"]) && !readsWhole(confirmed)) return [];
  return confirmationsFor(file.case.kind).filter((one) => confirmed?.includes(one) !== true);
}
