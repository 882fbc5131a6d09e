import type { Rule } from "./rule.ts";

export const caseExplorationClaimsCalibration: Rule = {
  id: "case/exploration-claims-calibration",
  level: "error",
  reports: 'a generated case of the lane "exploration" that is not marked as uncalibrated',
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const { origin } = file.case;
      if (origin?.lane !== "exploration" || origin.calibrated === false) continue;
      const stated = origin.calibrated === true;
      if (!stated && file.has(["origin", "calibrated"])) continue;
      yield {
        message: stated
          ? 'The case comes from the lane "exploration" but claims to be calibrated.'
          : 'The case comes from the lane "exploration" but is not marked as uncalibrated.',
        at: file.locate(["origin", stated ? "calibrated" : "lane"]),
        fix: 'Write "calibrated: false" under "origin": nobody has compared such cases with human judgment.',
      };
    }
  },
};
