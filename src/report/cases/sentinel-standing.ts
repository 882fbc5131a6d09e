import { stageOf, type CaseFile } from "../../model/case.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import { calibrationOf } from "../../rules/sentinels/calibration.ts";
import { unsettled } from "../../rules/sentinels/unsettled.ts";

/**
 * How the judgments of a sentinel stand: `unjudged` and `one` where people are missing, `unclear` where judgments cannot be
 * compared, `outdated` where they are of another text than the case has now, `unsupported` where nobody finds the answer
 * supported; of two people's judgments that can be compared the others are one each.
 */
type SentinelState =
  | "unjudged"
  | "one"
  | "unclear"
  | "outdated"
  | "unsupported"
  | "agreed"
  | "differ"
  | "settled";

/** What a list tells of a sentinel. */
export interface SentinelStanding {
  readonly why: string | undefined;
  /** Everybody who judged, in the order of the file. */
  readonly reviewers: readonly string[];
  readonly state: SentinelState;
  /** Who settled a difference. */
  readonly settledBy: string | undefined;
}

/** Undefined for a case that is no sentinel. */
export function sentinelStanding(file: CaseFile): SentinelStanding | undefined {
  const { sentinel } = file.case;
  if (sentinel === undefined) return undefined;
  const people = (sentinel.reviews ?? []).map((one) => one?.reviewer ?? "");
  const state = stateOf(file);
  const settledBy = state === "settled" ? sentinel.resolution?.by : undefined;
  return {
    why: sentinel.why,
    reviewers: people.filter((name) => !isBlank(name)),
    state,
    settledBy,
  };
}

function stateOf(file: CaseFile): SentinelState {
  const { sentinel = {} } = file.case;
  const live = { file, sentinel, isApproved: stageOf(file) === "approved" };
  const calibration = calibrationOf(live);
  if (calibration === undefined) return incomplete(file);
  if (calibration.state !== "different") return calibration.state;
  const isSettled =
    sentinel.resolution !== undefined && unsettled(live, calibration.judgments) === undefined;
  return isSettled ? "settled" : "differ";
}

function incomplete(file: CaseFile): SentinelState {
  const { reviews } = file.case.sentinel ?? {};
  if (reviews === undefined) return file.has(["sentinel", "reviews"]) ? "unclear" : "unjudged";
  if (reviews.length === 0) return "unjudged";
  return reviews.length === 1 && reviews[0]?.reviewer !== undefined ? "one" : "unclear";
}

/** Whether the judgments of a sentinel agree, and who gave them: what matters stands first, where nothing clips it. */
export function standingWords(standing: SentinelStanding): string {
  const { reviewers } = standing;
  const people = reviewers.length === 0 ? "" : `: ${reviewers.map(quoted).join(", ")}`;
  return `${verdictWords(standing)}${people}`;
}

function verdictWords({ state, settledBy }: SentinelStanding): string {
  switch (state) {
    case "unjudged":
      return "judged by nobody yet";
    case "one":
      return "one judgment, a second is missing";
    case "unclear":
      return "judgments that cannot be compared";
    case "outdated":
      return "judgments of another text";
    case "unsupported":
      return "answer not supported";
    case "agreed":
      return "agreed";
    case "differ":
      return "differ, not settled";
    case "settled":
      return `differed, settled${settledBy === undefined ? "" : ` by ${quoted(settledBy)}`}`;
  }
}
