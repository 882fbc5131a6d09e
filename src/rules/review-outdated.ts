import { currencyIn, type Currency } from "../corpus/currency.ts";
import { lineageOf } from "../families/lineage.ts";
import { once } from "../model/once.ts";
import { approvedCases, isApprovalOutdated } from "./records/approved-cases.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand, recordCommand } from "./asking.ts";
import type { CaseFile } from "../model/case.ts";
import type { Rule } from "./rule.ts";

export const reviewOutdated: Rule = {
  id: "review/outdated",
  level: "error",
  reports: "an approved case that was edited after its approval",
  perFile: true,
  *check(dataset) {
    const currency = once(() => currencyIn(dataset, lineageOf(dataset)));
    for (const { file, review } of approvedCases(dataset)) {
      const { reviewedBy } = review;
      if (!isApprovalOutdated(file)) continue;
      yield {
        // The digest it has now is not told: whoever copies it in says that a person read what nobody read.
        message: `The case was edited after ${reviewedBy === undefined ? "its approval" : `${quoted(reviewedBy)} approved it`}: the digest of what was read no longer fits.`,
        at: file.locate(["review", "digest"]),
        fix:
          file.case.retired === undefined
            ? `Have it judged again with ${judgedBy(currency(), file)}, or restore the text that was approved from Git.`
            : "Restore the text that was approved from Git: a retired case stays as it was judged.",
      };
    }
  },
};

/** How a case is judged again: an approval stays with the revision that the case names, so where the corpus changed for it, it is decided. */
function judgedBy(currency: (file: CaseFile) => Currency, file: CaseFile): string {
  const now = currency(file);
  const isMoved = now.state === "stale" && now.reasons.length > 0;
  return isMoved ? `${decideCommand(file)} (the corpus changed since)` : recordCommand(file);
}
