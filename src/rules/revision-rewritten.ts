import { revisionOf } from "../model/dataset.ts";
import { approvedCases, isApprovalOutdated } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";
import { editedRevisions } from "./earlier/since-base.ts";

export const revisionRewritten: Rule = {
  id: "revision/rewritten",
  level: "error",
  reports: "a corpus revision that is not the one which was read at an approval",
  *check(dataset) {
    // Where the set is compared with an earlier state, the edit has one finding instead of one a case.
    const told = new Set(editedRevisions(dataset).map(({ id }) => id));
    for (const { file, review } of approvedCases(dataset)) {
      const revision = revisionOf(dataset, file);
      const { corpus } = review;
      if (revision?.digest === undefined || corpus === undefined) continue;
      if (told.has(revision.id)) continue;
      // An edited case may name another revision than the one that was read; that edit has its own finding.
      if (isApprovalOutdated(file) || corpus === revision.digest) continue;
      yield {
        message: `Corpus revision "${revision.id}" was rewritten after the approval: the digest of what was read no longer fits.`,
        at: file.locate(["review", "corpus"]),
        related: [revision.locate([])],
        fix: "Restore the revision's files from Git, record the changed corpus under a new name, or have the case reviewed again.",
      };
    }
  },
};
