import { approvedCases } from "./approved-cases.ts";
import type { Rule } from "./rule.ts";

export const reviewOutdated: Rule = {
  id: "review/outdated",
  level: "error",
  reports: "an approved case that was edited after its approval",
  *check(dataset) {
    for (const { file, review } of approvedCases(dataset)) {
      const { digest } = review;
      if (digest === undefined || digest === file.digest) continue;
      yield {
        message: `The case was edited after its approval: its digest is ${file.digest === undefined ? "unknown" : `"${file.digest}"`} now, and the reviewer read "${digest}".`,
        at: file.locate(["review", "digest"]),
        fix: `Have it judged again with "touchstone review record ${file.case.id ?? file.path}", or restore the text that was approved from Git.`,
      };
    }
  },
};
