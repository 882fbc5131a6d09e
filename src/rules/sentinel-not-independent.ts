import { quoted } from "../model/sentence.ts";
import { isVoid } from "./sentinels/calibration.ts";
import { liveSentinels, reviewsOf } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelNotIndependent: Rule = {
  id: "sentinel/not-independent",
  level: "error",
  reports: "a judgment that is not recorded as blind where the policy asks for it",
  perFile: true,
  *check(dataset) {
    if (dataset.policy?.policy?.sentinels?.independence !== "blind") return;
    for (const live of liveSentinels(dataset)) {
      for (const { index, review } of reviewsOf(live)) {
        if (review.independence !== "declared" || isVoid(live.file)(review)) continue;
        const whose = review.reviewer === undefined ? "This" : `${quoted(review.reviewer)}'s`;
        yield {
          message: `${whose} judgment is only declared to be independent, but the policy of this set asks for blind ones.`,
          at: live.file.locate(["sentinel", "reviews", index, "independence"]),
          fix: 'Have somebody judge the case before they can see any other judgment of it, and record that as "independence: blind".',
        };
      }
    }
  },
};
