import { stageOf, takesPart, type CaseFile } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSentinels } from "./earlier/earlier-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelDropped: Rule = {
  id: "sentinel/dropped",
  level: "error",
  reports: "a case that was a sentinel which people had judged, and lost its mark or its judgments",
  needs: "base",
  *check(dataset) {
    for (const { base, before, now } of earlierSentinels(dataset)) {
      const { sentinel } = now.case;
      if (sentinel === undefined) {
        yield {
          message: `The case is ${kindOf(before, base)}, and here it is none.`,
          at: now.locate(["id"]),
          fix: takesPart(now)
            ? 'Restore "sentinel" from Git, or retire the case with its reason.'
            : 'Restore "sentinel" from Git: a case that is set aside stays what it was.',
        };
        continue;
      }
      const had = before.case.sentinel?.reviews?.length ?? 0;
      const left = sentinel.reviews?.length ?? 0;
      // An approved sentinel that lacks judgments is told of already, and what is set aside rests on none.
      if (stageOf(now) !== "pending" || left >= Math.min(had, 2)) continue;
      yield {
        message: `The sentinel has ${had} judgments in ${quoted(base)}, and here it has ${left}.`,
        at: now.locateKey(["sentinel"]),
        fix: 'Restore "reviews" from Git until two people have judged the case again, or retire the case with its reason.',
      };
    }
  },
};

function kindOf(before: CaseFile, base: string): string {
  const stage = stageOf(before);
  if (stage === "pending") return `a sentinel in ${quoted(base)} that waits for two judgments`;
  return `${stage === "approved" ? "an" : "a"} ${stage ?? ""} sentinel in ${quoted(base)}`;
}
