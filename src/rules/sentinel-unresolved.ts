import { calibrationOf } from "./sentinels/calibration.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";
import { unsettled } from "./sentinels/unsettled.ts";

export const sentinelUnresolved: Rule = {
  id: "sentinel/unresolved",
  level: "error",
  reports: "an approved sentinel whose judgments differ and whose difference nobody settled",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const calibration = live.isApproved ? calibrationOf(live) : undefined;
      if (calibration?.state !== "different") continue;
      const problem = unsettled(live, calibration.judgments);
      if (problem !== undefined) yield problem;
    }
  },
};
