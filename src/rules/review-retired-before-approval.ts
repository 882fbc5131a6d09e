import { isLater } from "../model/instant.ts";
import { retireCommand } from "./asking.ts";
import { approvedCases } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

export const reviewRetiredBeforeApproval: Rule = {
  id: "review/retired-before-approval",
  level: "error",
  reports: "a retirement that is dated before the approval of the case",
  perFile: true,
  *check(dataset) {
    for (const { file, review } of approvedCases(dataset)) {
      const { at } = file.case.retired ?? {};
      const { reviewedAt } = review;
      if (at === undefined || reviewedAt === undefined || !isLater(reviewedAt, at)) continue;
      yield {
        message: `The case was retired at ${at}, and approved at ${reviewedAt}, after that: one of the two does not hold.`,
        at: file.locate(["retired", "at"]),
        related: [file.locate(["review", "reviewedAt"])],
        fix: `If it is in use, take "retired" out; if nobody needs it, bring it back from Git and retire it with ${retireCommand(file)}, which records the moment.`,
      };
    }
  },
};
