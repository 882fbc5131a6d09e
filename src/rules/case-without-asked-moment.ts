import { claimedCases } from "./records/claimed-cases.ts";
import type { Rule } from "./rule.ts";

export const caseWithoutAskedMoment: Rule = {
  id: "case/without-asked-moment",
  level: "error",
  reports: 'a case that does not say when it is asked, under the claim "period"',
  *check(dataset) {
    for (const file of claimedCases(dataset, "period")?.cases ?? []) {
      if (file.has(["askedAt"])) continue;
      yield {
        message:
          'Under the claim "period" a case is asked at some moment, and this one does not say when.',
        at: file.locate(["id"]),
        fix: "Add a line such as askedAt: 2026-09-01T09:00:00Z, with the moment whose knowledge the answer is to rest on.",
      };
    }
  },
};
