import { splitsOfCase } from "../families/case-splits.ts";
import { sideOf } from "../families/splits.ts";
import { isLater } from "../model/instant.ts";
import { claimedCases } from "./records/claimed-cases.ts";
import type { Rule } from "./rule.ts";

export const splitOutsidePeriod: Rule = {
  id: "split/outside-period",
  level: "error",
  reports: "a test case that is asked before the cutoff of the period, or another one after it",
  *check(dataset) {
    const claimed = claimedCases(dataset, "period");
    const cutoff = claimed?.claim.cutoff;
    if (claimed === undefined || cutoff === undefined) return;
    const { grouping, cases } = claimed;
    const place = grouping.file.locate(["claim", "cutoff"]);
    for (const file of cases) {
      const { askedAt } = file.case;
      if (askedAt === undefined) continue;
      const isAfter = !isLater(cutoff, askedAt);
      // A spent holdout may be of either period. Two sides have their own finding.
      const [split, ...others] = splitsOfCase(grouping, file);
      if (split === undefined || split === "regression" || others.length > 0) continue;
      if (isAfter === (sideOf(split) === "test")) continue;
      yield {
        message: isAfter
          ? `The case is asked at ${askedAt}, in the period held out, and its split is "${split}".`
          : `The case is asked at ${askedAt}, before the period held out begins, and its split is "test".`,
        at: file.locate(["askedAt"]),
        related: [place],
        fix: isAfter
          ? `Ask it before the cutoff ${cutoff}, if its documents were there by then; else it can only be a test case.`
          : `Ask it at the cutoff ${cutoff} or later, or record another split: what came before it is no test of what came after.`,
      };
    }
  },
};
