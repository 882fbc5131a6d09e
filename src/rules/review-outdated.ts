import { approvedCases, isApprovalOutdated } from "./records/approved-cases.ts";
import type { CaseFile } from "../model/case.ts";
import { once } from "../model/once.ts";
import { quoted } from "../model/sentence.ts";
import { recordCommand } from "./asking.ts";
import { dueUnder, nextStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

export const reviewOutdated: Rule = {
  id: "review/outdated",
  level: "error",
  reports: "an approved case that was edited after its approval",
  perFile: true,
  *check(dataset) {
    const dueOf = once(() => dueUnder(dataset));
    for (const { file, review } of approvedCases(dataset)) {
      const { reviewedBy } = review;
      if (!isApprovalOutdated(file)) continue;
      yield {
        // The digest it has now is not told: whoever copies it in says that a person read what nobody read.
        message: `The case was edited after ${reviewedBy === undefined ? "its approval" : `${quoted(reviewedBy)} approved it`}: the digest of what was read no longer fits.`,
        at: file.locate(["review", "digest"]),
        fix: fixOf(file, dueOf),
      };
    }
  },
};

function fixOf(file: CaseFile, dueOf: () => ReturnType<typeof dueUnder>): string {
  if (file.case.retired !== undefined) {
    return "Restore the text that was approved from Git: a retired case stays as it was judged.";
  }
  const due = dueOf()(file);
  const step = due && nextStep(file, due);
  return (
    step ??
    `Have it judged again with ${recordCommand(file)}, or restore the text that was approved from Git.`
  );
}
