import { equalPairOf } from "../model/asked.ts";
import { statusOf, takesPart, type CaseFile } from "../model/case.ts";
import { groupsOf } from "../model/groups.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const caseEqualPair: Rule = {
  id: "case/equal-pair",
  level: "error",
  reports: "a case with the question and the answer of another one",
  *check({ cases }) {
    // What somebody approved stays, so the others are what there is to do about.
    const own = cases.filter(takesPart);
    const inTurn = [...own.filter(isApproved), ...own.filter((file) => !isApproved(file))];
    const groups = groupsOf(inTurn, equalPairOf);
    for (const [key, [first, ...others]] of groups) {
      if (key === undefined) continue;
      // A copy under the same id has its own finding.
      for (const file of others.filter((one) => one.case.id !== first.case.id)) {
        yield {
          message: `Question and answer are those of case ${quoted(first.case.id ?? first.path)}${asideOf(file, first)}.`,
          at: file.locate(["query"]),
          related: [first.locate(["query"])],
          fix: "Keep one of the two: delete the other if nobody ever approved it, else reject or retire it. Another family, split or kind makes it no other case.",
        };
      }
    }
  },
};

function isApproved(file: CaseFile): boolean {
  return statusOf(file) === "approved";
}

/** What sets the two apart, and does not count. */
function asideOf({ case: one }: CaseFile, { case: other }: CaseFile): string {
  const isSame = one.query === other.query && one.expectedAnswer === other.expectedAnswer;
  return isSame ? "" : ", white space aside";
}
