import { changedClaim } from "./earlier/redeclarations.ts";
import type { Rule } from "./rule.ts";

export const claimChangedUndated: Rule = {
  id: "claim/changed-undated",
  level: "error",
  reports: "a claim that changed after a split was recorded, and whose date did not move",
  needs: "base",
  *check(dataset) {
    const found = changedClaim(dataset);
    if (found?.isDated !== false) return;
    yield {
      message: `${found.change}, but ${found.day}.`,
      at: found.file.locate([...found.path, "declaredAt"]),
      fix: 'Bring the claim back; or write the day of the change into "declaredAt", since results before and after cannot be compared.',
    };
  },
};
