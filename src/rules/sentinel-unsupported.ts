import { judgeCommand, pending } from "./asking.ts";
import { calibrationOf } from "./sentinels/calibration.ts";
import { reviewers } from "./sentinels/difference-words.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelUnsupported: Rule = {
  id: "sentinel/unsupported",
  level: "error",
  reports: "an approved sentinel whose judgments agree that its answer is not supported",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const calibration = live.isApproved ? calibrationOf(live) : undefined;
      if (calibration?.state !== "unsupported") continue;
      yield {
        message: `${reviewers(calibration.judgments)} agree that the evidence does not support the expected answer, yet the case is approved.`,
        at: live.file.locate(["expectedAnswer"]),
        related: calibration.judgments.map(({ index }) =>
          live.file.locate(["sentinel", "reviews", index, "expectedAnswerSupported"]),
        ),
        fix: `Correct the answer or its evidence and have two people judge the case again with ${judgeCommand(live.file)}; until then ${pending}.`,
      };
    }
  },
};
