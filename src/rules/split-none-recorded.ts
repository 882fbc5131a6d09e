import { splitGroupingOf } from "../families/grouping.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import { approvedCases, placeOfApproval } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

export const splitNoneRecorded: Rule = {
  id: "split/none-recorded",
  level: "error",
  reports: "approved cases that an evaluation is to use although the set is not split",
  for: "evaluation",
  *check(dataset) {
    const { families } = dataset;
    const isUnread = families !== undefined && families.families === undefined;
    const [first] = approvedCases(dataset);
    if (first === undefined || isUnread || splitGroupingOf(dataset) !== undefined) return;
    yield {
      message: "The set is not split yet, so no score may be claimed.",
      at: families === undefined ? placeOfApproval(first.file) : startOf(families.path),
      fix: `Say in ${familiesFile} what the split is to establish, which documents belong together, and the split of each family.`,
    };
  },
};
