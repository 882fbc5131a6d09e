import { readsWhole, type CaseFile } from "../../model/case.ts";
import { isLater } from "../../model/instant.ts";
import { personKey } from "../../model/person.ts";
import { differencesBetween, type Judgment } from "../../model/sentinel.ts";
import { isBlank } from "../../model/white-space.ts";
import { type LiveSentinel, type SentinelReviewDraft } from "./live-sentinels.ts";

/** A judgment that could be read whole, with its index in the file. */
export interface RecordedJudgment extends Judgment {
  readonly index: number;
  readonly reviewer: string;
  readonly reviewedAt: string;
  readonly digest: string;
}

/**
 * How the judgments of a sentinel stand, exactly one of these: `outdated` holds those of another text than the case has
 * now which no difference explains; the others hold all, of at least two people.
 */
export interface Calibration {
  readonly state: "outdated" | "unsupported" | "different" | "agreed";
  readonly judgments: readonly RecordedJudgment[];
}

/** Undefined where nothing can be compared: a judgment missing, unreadable, or the second of one person. */
export function calibrationOf(sentinel: LiveSentinel): Calibration | undefined {
  const judgments = judgmentsOf(sentinel);
  if (judgments === undefined || judgments.length === 0) return undefined;
  const { file } = sentinel;
  const others = judgments.filter((judgment) => !isOfToday(file, judgment.digest));
  const differ = differInAnything(judgments);
  const isExplained = differ && haveOneText(judgments) && !others.some(isRefreshed(file));
  if (others.length > 0 && !isExplained) return { state: "outdated", judgments: others };
  if (judgments.length === 1) return undefined;
  const isSupported = judgments.some((judgment) => judgment.expectedAnswerSupported);
  if (!isSupported) return { state: "unsupported", judgments };
  return { state: differ ? "different" : "agreed", judgments };
}

/** Whether a judgment is of the text that the case has now; a resolution that came later is no part of it. */
export function isOfToday(file: CaseFile, digest: string): boolean {
  return digest === file.digest || digest === file.unresolvedDigest;
}

/** Whether the evidence moved, and somebody decided about it, after a judgment. */
export function isRefreshed({
  case: { refresh },
}: CaseFile): (judgment: Pick<RecordedJudgment, "reviewedAt">) => boolean {
  return ({ reviewedAt }) =>
    refresh?.outcome !== undefined && refresh.at !== undefined && isLater(refresh.at, reviewedAt);
}

/**
 * Whether a judgment is void: it was made before somebody decided about evidence that moved, and of another text than the
 * case has now. It stays in the file until two people have judged the case anew, and says nothing any more.
 */
export function isVoid(
  file: CaseFile,
): (judgment: {
  readonly reviewedAt?: string | undefined;
  readonly digest?: string | undefined;
}) => boolean {
  const isSuperseded = isRefreshed(file);
  return ({ reviewedAt, digest }) =>
    reviewedAt !== undefined &&
    digest !== undefined &&
    !isOfToday(file, digest) &&
    isSuperseded({ reviewedAt });
}

function judgmentsOf(sentinel: LiveSentinel): readonly RecordedJudgment[] | undefined {
  const { reviews } = sentinel.sentinel;
  const caseId = sentinel.file.case.id ?? "";
  if (!readsWhole(reviews)) return undefined;
  const judgments = reviews.flatMap(
    (review, index) => wholeJudgment(review, { index, caseId }) ?? [],
  );
  const people = new Set(judgments.map(({ reviewer }) => personKey(reviewer)));
  return people.size === reviews.length ? judgments : undefined;
}

function wholeJudgment(
  review: SentinelReviewDraft,
  where: { readonly index: number; readonly caseId: string },
): RecordedJudgment | undefined {
  const { reviewer, reviewedAt, digest, relevantChunkIds, expectedAnswerSupported } = review;
  if (reviewer === undefined || isBlank(reviewer)) return undefined;
  if (reviewedAt === undefined || digest === undefined) return undefined;
  if (expectedAnswerSupported === undefined || !readsWhole(relevantChunkIds)) return undefined;
  return { ...where, reviewer, reviewedAt, digest, relevantChunkIds, expectedAnswerSupported };
}

function haveOneText(judgments: readonly RecordedJudgment[]): boolean {
  return new Set(judgments.map(({ digest }) => digest)).size === 1;
}

/** Equality holds between all where it holds between the first and each. */
function differInAnything(judgments: readonly RecordedJudgment[]): boolean {
  const [first, ...rest] = judgments;
  return rest.some((other) => first !== undefined && differencesBetween(first, other).length > 0);
}
