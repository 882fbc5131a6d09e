import { isDeepStrictEqual } from "node:util";
import { statusOf, takesPart, type CaseFile } from "../model/case.ts";
import { isLater } from "../model/instant.ts";
import { listed, quoted } from "../model/sentence.ts";
import { judgeCommand } from "./asking.ts";
import { isApprovalOutdated } from "./records/approved-cases.ts";
import { calibrationOf, isOfToday } from "./sentinels/calibration.ts";
import { areWords, editedExpectations, type Expectation } from "./earlier/expectations.ts";
import { earlierSentinels, type EarlierSentinel } from "./earlier/earlier-sentinels.ts";
import { liveSentinels } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelExpectationEdited: Rule = {
  id: "sentinel/expectation-edited",
  level: "error",
  reports:
    "a sentinel, approved or waiting for two new judgments, whose expectation changed without a new decision about it",
  needs: "base",
  *check(dataset) {
    for (const earlier of earlierSentinels(dataset)) {
      const { base, now } = earlier;
      if (!isInUse(earlier) || now.case.sentinel === undefined || isToldOtherwise(now)) continue;
      const quiet = editedExpectations(earlier).filter((one) => !isDecided(one, earlier));
      const [first] = quiet;
      if (first === undefined) continue;
      yield {
        message: `The ${listed(quiet.map(({ words }) => words))} of this sentinel ${areWords(quiet)} not what ${quoted(base)} has, and nobody has judged the change.`,
        at: now.locate(now.has([first.field]) ? [first.field] : ["id"]),
        fix: `Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with ${judgeCommand(now)}, and settle what they differ in by a resolution.`,
      };
    }
  },
};

/** What is set aside has no expectation to rest on, and comes back into use by judgments of what it says then. */
function isInUse({ before, now }: EarlierSentinel): boolean {
  return takesPart(before) && takesPart(now);
}

/** Whether an approval or a judgment of another text already stands against the edit. */
function isToldOtherwise(now: CaseFile): boolean {
  if (statusOf(now) !== "approved") return false;
  if (isApprovalOutdated(now)) return true;
  return [...liveSentinels({ cases: [now] })].some(
    (live) => calibrationOf(live)?.state === "outdated",
  );
}

/** Whether the file records a decision about the change: one that the earlier state has not, made after its approval. */
function isDecided({ clarified }: Expectation, earlier: EarlierSentinel): boolean {
  if (isJudgedByTwo(earlier)) return true;
  const { before, now } = earlier;
  const { sentinel, refresh } = now.case;
  // What confirms changes no expectation.
  const isRevised = refresh?.outcome !== undefined && refresh.outcome !== "confirmed";
  const { at } = refresh ?? {};
  if (isRevised && isNew(earlier, refresh, { at, known: [before.case.refresh] })) return true;
  const resolution = sentinel?.resolution;
  if (resolution === undefined) return false;
  const names = clarified.some((part) => resolution.clarified?.includes(part) === true);
  const known = [before.case.sentinel?.resolution];
  return names && isNew(earlier, resolution, { at: resolution.at, known });
}

function isJudgedByTwo(earlier: EarlierSentinel): boolean {
  const { before, now } = earlier;
  const known = before.case.sentinel?.reviews ?? [];
  const judged = (now.case.sentinel?.reviews ?? []).filter(
    (review) =>
      review?.digest !== undefined &&
      isOfToday(now, review.digest) &&
      isNew(earlier, review, { at: review.reviewedAt, known }),
  );
  return judged.length >= 2;
}

function isNew(
  { before }: EarlierSentinel,
  decision: object,
  { at, known }: { readonly at: string | undefined; readonly known: readonly unknown[] },
): boolean {
  const since = before.case.review?.reviewedAt;
  if (at === undefined || (since !== undefined && !isLater(at, since))) return false;
  return !known.some((one) => isDeepStrictEqual(one, decision));
}
