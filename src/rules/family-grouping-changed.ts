import { changedGrouping } from "./earlier/redeclarations.ts";
import type { Rule } from "./rule.ts";

export const familyGroupingChanged: Rule = {
  id: "family/grouping-changed",
  level: "warning",
  reports: "a grouping rule that is not the one by which the recorded families were formed",
  needs: "base",
  *check(dataset) {
    const found = changedGrouping(dataset);
    if (found?.isDated !== true) return;
    yield {
      message: `${found.change} and is another one now, so results before and after cannot be compared.`,
      at: found.file.locate([...found.path, "rule"]),
      fix: "Look at every family by the new rule, and tell results before and after apart; or bring the rule back.",
    };
  },
};
