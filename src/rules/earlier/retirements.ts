import { statusOf } from "../../model/case.ts";
import { isLater } from "../../model/instant.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { CaseChange } from "./since-base.ts";

/** Whether somebody approved or rejected a case after the retirement that the earlier state has, for a reason of its own. */
export function isDecidedAnew({ before, now }: CaseChange): boolean {
  const was = before.case.retired;
  const { reviewedBy, reviewedAt, reason } = now.case.review ?? {};
  const status = statusOf(now);
  if (status !== "approved" && status !== "rejected") return false;
  if (reviewedBy === undefined || reviewedAt === undefined || reason === undefined) return false;
  if (was?.at !== undefined && !isLater(reviewedAt, was.at)) return false;
  const earlier = [was?.reason, before.case.review?.reason];
  return !earlier.some(
    (one) => one !== undefined && normaliseWhiteSpace(one) === normaliseWhiteSpace(reason),
  );
}
