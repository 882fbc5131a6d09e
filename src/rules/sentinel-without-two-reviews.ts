import { judgeCommand, pending } from "./asking.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelWithoutTwoReviews: Rule = {
  id: "sentinel/without-two-reviews",
  level: "error",
  reports: "an approved sentinel that fewer than two people have judged",
  perFile: true,
  *check(dataset) {
    for (const { file, sentinel, isApproved } of liveSentinels(dataset)) {
      const written = file.has(["sentinel", "reviews"]);
      if (!isApproved || (written && sentinel.reviews === undefined)) continue;
      const count = sentinel.reviews?.length ?? 0;
      if (count >= 2) continue;
      yield {
        message: `A sentinel rests on the judgments of two people, and this one is approved with ${count === 0 ? "none" : "one"}.`,
        at: file.locateKey(written ? ["sentinel", "reviews"] : ["sentinel"]),
        fix: `Have two people judge it, each with ${judgeCommand(file)}; until then ${pending}.`,
      };
    }
  },
};
