import { statusOf } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSentinels } from "./earlier/earlier-sentinels.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import type { Rule } from "./rule.ts";

export const sentinelDropped: Rule = {
  id: "sentinel/dropped",
  level: "error",
  reports:
    "a case that was a sentinel, approved or waiting for two new judgments, and lost its mark or its judgments",
  needs: "base",
  *check(dataset) {
    for (const { base, before, now } of earlierSentinels(dataset)) {
      const { sentinel } = now.case;
      if (sentinel === undefined) {
        yield {
          message: awaitsJudgments(before)
            ? `The case is a sentinel in ${quoted(base)} that waits for two judgments, and here it is none.`
            : `The case is an approved sentinel in ${quoted(base)}, and here it is none.`,
          at: now.locate(["id"]),
          fix: 'Restore "sentinel" from Git, or retire the case with its reason.',
        };
        continue;
      }
      const had = before.case.sentinel?.reviews?.length ?? 0;
      const left = sentinel.reviews?.length ?? 0;
      // An approved sentinel that lacks judgments is told of already.
      if (statusOf(now) === "approved" || left >= Math.min(had, 2)) continue;
      yield {
        message: `The sentinel has ${had} judgments in ${quoted(base)}, and here it has ${left}.`,
        at: now.locateKey(["sentinel"]),
        fix: 'Restore "reviews" from Git until two people have judged the case again, or retire the case with its reason.',
      };
    }
  },
};
