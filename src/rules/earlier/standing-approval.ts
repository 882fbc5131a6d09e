import { confirmationsFor } from "../../model/confirmation.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import { isBlank } from "../../model/white-space.ts";
import { reviewWith, type CaseChange } from "./since-base.ts";

/** Whether the earlier approval was a whole one that fits the case and its corpus revision as they are now. */
export function stillStands({ before, now }: CaseChange, dataset: Dataset): boolean {
  const review = reviewWith("approved", before);
  if (review?.digest === undefined || review.digest !== now.digest) return false;
  if (review.corpus !== revisionOf(dataset, now)?.digest) return false;
  const { reviewedBy, reviewedAt, reason, confirmed } = review;
  const told = [reviewedBy, reviewedAt, reason].every(
    (text) => text !== undefined && !isBlank(text),
  );
  return told && confirmationsFor(now.case.kind).every((one) => confirmed?.includes(one) === true);
}
