import { isUndecided, stageOf, waitsForFill, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import { groupsOf } from "../../model/groups.ts";
import { personKey } from "../../model/person.ts";
import { calibrationOf, isOfToday } from "../../rules/sentinels/calibration.ts";
import {
  liveSentinels,
  reviewsOf,
  type LiveSentinel,
} from "../../rules/sentinels/live-sentinels.ts";
import { unsettled } from "../../rules/sentinels/unsettled.ts";

/** What a case waits for by what its file alone says. */
export type OwnWait =
  /** A candidate whose evidence `touchstone fill` has still to look up. */
  | { readonly is: "evidence" }
  /** A candidate that nobody has judged. */
  | { readonly is: "first-judgment" }
  /** It asks for a decision that nobody has made. */
  | { readonly is: "request" }
  /** It was edited after its approval. */
  | { readonly is: "approval" }
  /** Its approval does not record what was read. */
  | { readonly is: "binding" }
  /** A sentinel that fewer than two people have judged as it is: who has, as they wrote their names. */
  | { readonly is: "sentinel-judgment"; readonly judgedBy: readonly string[] }
  /** A sentinel whose judgments differ, which nobody settled. */
  | { readonly is: "settling" };

/** Undefined where a case waits for nothing that its file tells; a rejected or retired one never waits. */
export function ownWait(file: CaseFile): OwnWait | undefined {
  switch (stageOf(file)) {
    case "pending":
      if (waitsForFill(file)) return { is: "evidence" };
      // Nobody can approve a sentinel before two people have judged it.
      return sentinelWait(file) ?? { is: "first-judgment" };
    case "approved":
      if (isUndecided(file)) return { is: "request" };
      return approvalWait(file) ?? sentinelWait(file);
    case "rejected":
    case "retired":
    case undefined:
      return undefined;
  }
}

function approvalWait(file: CaseFile): OwnWait | undefined {
  const content = contentState(file);
  if (content === "edited") return { is: "approval" };
  return content === "unbound" ? { is: "binding" } : undefined;
}

function sentinelWait(file: CaseFile): OwnWait | undefined {
  const [live] = liveSentinels({ cases: [file] });
  // A list that cannot be read has its own finding.
  if (live === undefined || isUnread(live)) return undefined;
  const calibration = calibrationOf(live);
  if (calibration === undefined || calibration.state === "outdated") {
    const judgedBy = judgesOfToday(live);
    return judgedBy.length < 2 ? { is: "sentinel-judgment", judgedBy } : undefined;
  }
  const isOpen =
    calibration.state === "different" && unsettled(live, calibration.judgments) !== undefined;
  return isOpen ? { is: "settling" } : undefined;
}

function isUnread({ file, sentinel: { reviews } }: LiveSentinel): boolean {
  return reviews === undefined
    ? file.has(["sentinel", "reviews"])
    : reviews.some((one) => one === undefined);
}

/** Each person once. */
function judgesOfToday(live: LiveSentinel): readonly string[] {
  const names = [...reviewsOf(live)].flatMap(({ review: { reviewer, digest } }) =>
    reviewer !== undefined && digest !== undefined && isOfToday(live.file, digest) ? reviewer : [],
  );
  return [...groupsOf(names, personKey).values()].map(([name]) => name);
}
