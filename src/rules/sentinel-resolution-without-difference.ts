import { calibrationOf } from "./sentinels/calibration.ts";
import { reviewers } from "./sentinels/difference-words.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelResolutionWithoutDifference: Rule = {
  id: "sentinel/resolution-without-difference",
  level: "error",
  reports: "a resolution of an approved sentinel whose judgments do not differ",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const { file, isApproved } = live;
      if (!isApproved || !file.has(["sentinel", "resolution"])) continue;
      const calibration = calibrationOf(live);
      if (calibration?.state !== "agreed") continue;
      yield {
        message: `There is a resolution, but ${reviewers(calibration.judgments)} agree.`,
        at: file.locateKey(["sentinel", "resolution"]),
        fix: "Remove it if they judged the clarified case again, since Git has what it settled; if a judgment was changed to agree, restore that from Git.",
      };
    }
  },
};
