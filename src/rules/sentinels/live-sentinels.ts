import { stageOf, type CaseDraft, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";

export type SentinelDraft = NonNullable<CaseDraft["sentinel"]>;
export type SentinelReviewDraft = NonNullable<NonNullable<SentinelDraft["reviews"]>[number]>;

/** A case that is kept as a sentinel and is neither rejected nor retired. */
export interface LiveSentinel {
  readonly file: CaseFile;
  readonly sentinel: SentinelDraft;
  /** A candidate may still lack judgments and their agreement; an approved sentinel may not. */
  readonly isApproved: boolean;
}

/** The sentinels that somebody can still do something about. */
export function* liveSentinels({ cases }: Pick<Dataset, "cases">): Generator<LiveSentinel> {
  for (const file of cases) {
    const { sentinel } = file.case;
    const stage = stageOf(file);
    if (sentinel === undefined || (stage !== "approved" && stage !== "pending")) continue;
    yield { file, sentinel, isApproved: stage === "approved" };
  }
}

/** The judgments that could be read, each with its index in the file. */
export function* reviewsOf({
  sentinel,
}: LiveSentinel): Generator<{ readonly index: number; readonly review: SentinelReviewDraft }> {
  for (const [index, review] of (sentinel.reviews ?? []).entries()) {
    if (review !== undefined) yield { index, review };
  }
}
