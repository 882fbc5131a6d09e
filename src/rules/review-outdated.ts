import { approvedCases, isApprovalOutdated } from "./records/approved-cases.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand, recordCommand } from "./asking.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Rule } from "./rule.ts";

export const reviewOutdated: Rule = {
  id: "review/outdated",
  level: "error",
  reports: "an approved case that was edited after its approval",
  perFile: true,
  *check(dataset) {
    for (const { file, review } of approvedCases(dataset)) {
      const { reviewedBy } = review;
      if (!isApprovalOutdated(file)) continue;
      yield {
        // The digest it has now is not told: whoever copies it in says that a person read what nobody read.
        message: `The case was edited after ${reviewedBy === undefined ? "its approval" : `${quoted(reviewedBy)} approved it`}: the digest of what was read no longer fits.`,
        at: file.locate(["review", "digest"]),
        fix:
          file.case.retired === undefined
            ? `Have it judged again with ${judgedBy(dataset, file)}, or restore the text that was approved from Git.`
            : "Restore the text that was approved from Git: a retired case stays as it was judged.",
      };
    }
  },
};

/** An approval stays with the corpus revision that the case names, so one whose evidence moved is decided under the current one. */
function judgedBy({ current }: Dataset, file: CaseFile): string {
  const { corpusRevision } = file.case;
  if (current === undefined || corpusRevision === current.revision) return recordCommand(file);
  return `${decideCommand(file)} if its evidence moved since ${quoted(corpusRevision ?? "")}, else with ${recordCommand(file)}`;
}
