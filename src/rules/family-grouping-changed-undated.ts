import { changedGrouping } from "./earlier/redeclarations.ts";
import type { Rule } from "./rule.ts";

export const familyGroupingChangedUndated: Rule = {
  id: "family/grouping-changed-undated",
  level: "error",
  reports: "a grouping rule that changed after a split was recorded, and whose date did not move",
  needs: "base",
  *check(dataset) {
    const found = changedGrouping(dataset);
    if (found?.isDated !== false) return;
    yield {
      message: `${found.change} and is another one now, but ${found.day}.`,
      at: found.file.locate([...found.path, "declaredAt"]),
      fix: 'Bring the rule back; or write the day of the change into "declaredAt", since results before and after cannot be compared.',
    };
  },
};
