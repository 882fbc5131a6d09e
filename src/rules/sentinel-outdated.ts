import { quoted } from "../model/sentence.ts";
import { calibrationOf, isOfToday, isVoid } from "./sentinels/calibration.ts";
import { judgeCommand } from "./asking.ts";
import { liveSentinels, reviewsOf, type LiveSentinel } from "./sentinels/live-sentinels.ts";
import { isApprovalOutdated } from "./records/approved-cases.ts";
import type { Rule } from "./rule.ts";

export const sentinelOutdated: Rule = {
  id: "sentinel/outdated",
  level: "error",
  reports: "an approved sentinel whose judgments are of another text than it has now",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const { file, isApproved } = live;
      // An edit after the approval has its finding, and whoever approves again meets this one.
      if (!isApproved || isApprovalOutdated(file)) continue;
      const calibration = calibrationOf(live);
      if (calibration?.state !== "outdated") continue;
      const isSettled = judgmentsOfToday(live) >= 2;
      for (const judgment of calibration.judgments) {
        const person = quoted(judgment.reviewer);
        const isSuperseded = isVoid(file)(judgment);
        const what = isSuperseded
          ? `the case before its evidence was reviewed again under ${quoted(file.case.refresh?.to ?? "")}`
          : "the case before somebody edited it: the digest of what was judged does not fit";
        yield {
          // As with an approval, the digest that would fit is not told.
          message: `${person} judged ${what}.`,
          at: file.locate(["sentinel", "reviews", judgment.index, "digest"]),
          fix:
            isSuperseded && isSettled
              ? "Two people have judged the case since then, so remove this judgment: Git has it."
              : `Have two people judge the case as it is now, each with ${judgeCommand(file)}; or undo the edit, which "git log -p" shows for this file.`,
        };
      }
    }
  },
};

function judgmentsOfToday(live: LiveSentinel): number {
  return [...reviewsOf(live)].filter(
    ({ review: { digest } }) => digest !== undefined && isOfToday(live.file, digest),
  ).length;
}
