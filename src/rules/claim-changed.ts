import { changedClaim } from "./redeclarations.ts";
import type { Rule } from "./rule.ts";

export const claimChanged: Rule = {
  id: "claim/changed",
  level: "warning",
  reports: "a claim that is not the one for which the split was recorded",
  needs: "base",
  *check(dataset) {
    const found = changedClaim(dataset);
    if (found?.isDated !== true) return;
    yield {
      message: `${found.change}, so results before and after cannot be compared.`,
      at: found.file.locate([...found.path, "kind"]),
      fix: "Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.",
    };
  },
};
