import { isDeepStrictEqual } from "node:util";
import { isLater } from "../../model/instant.ts";
import { personKey } from "../../model/person.ts";
import { isOfToday } from "../sentinels/calibration.ts";
import type { SentinelReviewDraft } from "../sentinels/live-sentinels.ts";
import type { CaseChange } from "./since-base.ts";

/** The judgments of a sentinel that the earlier state has not, of the text that the case has now, one a person. */
export function newJudgments({ before, now }: CaseChange): readonly SentinelReviewDraft[] {
  return recorded({ before, now }).filter(
    ({ digest }) => digest !== undefined && isOfToday(now, digest),
  );
}

/** Those of whatever text that were made after one moment, and not after another. */
export function judgmentsBetween(
  change: CaseChange,
  { after, until }: { readonly after: string; readonly until: string },
): readonly SentinelReviewDraft[] {
  return recorded(change).filter(
    ({ reviewedAt }) =>
      reviewedAt !== undefined && isLater(reviewedAt, after) && !isLater(reviewedAt, until),
  );
}

function recorded({ before, now }: CaseChange): readonly SentinelReviewDraft[] {
  const known = before.case.sentinel?.reviews ?? [];
  const people = new Map<string, SentinelReviewDraft>();
  for (const one of now.case.sentinel?.reviews ?? []) {
    const { reviewer } = one ?? {};
    if (one === undefined || reviewer === undefined) continue;
    if (known.some((other) => isDeepStrictEqual(other, one))) continue;
    people.set(personKey(reviewer), one);
  }
  return [...people.values()];
}
