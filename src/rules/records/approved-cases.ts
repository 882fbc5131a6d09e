import { statusOf, type CaseDraft, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Location } from "../../model/location.ts";

/** An approved case with its review block, as far as it could be read. */
export interface ApprovedCase {
  readonly file: CaseFile;
  readonly review: NonNullable<CaseDraft["review"]>;
}

/** The cases that claim an approval. */
export function* approvedCases({ cases }: Dataset): Generator<ApprovedCase> {
  for (const file of cases) {
    const { review } = file.case;
    if (review !== undefined && statusOf(file) === "approved") yield { file, review };
  }
}

/** The word that claims the approval: where a finding about something absent from the review stands. */
export function placeOfApproval(file: CaseFile): Location {
  return file.locate(["review", "status"]);
}

/** Whether the case was edited after its approval. */
export function isApprovalOutdated({ case: { review }, digest }: CaseFile): boolean {
  return review?.digest !== undefined && review.digest !== digest;
}
