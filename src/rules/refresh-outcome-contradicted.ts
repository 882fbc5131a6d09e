import { statusOf } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand, recordCommand, retireCommand } from "./asking.ts";
import {
  decidedRefreshes,
  isAsDecided,
  keepsInUse,
  type DecidedRefresh,
} from "./records/decided-refreshes.ts";
import type { Rule } from "./rule.ts";

export const refreshOutcomeContradicted: Rule = {
  id: "refresh/outcome-contradicted",
  level: "error",
  reports: "a decision after a change of the corpus that the rest of the case denies",
  perFile: true,
  *check(dataset) {
    for (const decided of decidedRefreshes(dataset)) {
      if (keepsInUse(decided)) yield* retiredByThen(decided);
      else if (isInUse(decided)) yield stillInUse(decided);
      if (!isAsDecided(decided)) continue;
      yield* withoutRefusal(decided);
      yield* keepsInUse(decided) ? samePrevious(decided) : otherPrevious(decided);
    }
  },
};

function* retiredByThen({ file, refresh, outcome }: DecidedRefresh): Generator<Problem> {
  const { retired } = file.case;
  if (retired?.at === undefined || refresh.at === undefined) return;
  if (isLater(retired.at, refresh.at)) return;
  yield {
    message: `The outcome is ${quoted(outcome)}, and the case was retired by then.`,
    at: file.locate(["refresh", "outcome"]),
    related: [file.locate(["retired", "at"])],
    fix: `If the decision was to retire the case, bring it back from Git and decide so with ${decideCommand(file)}; if it is in use, remove "retired".`,
  };
}

function* withoutRefusal({ file, outcome }: DecidedRefresh): Generator<Problem> {
  const { kind } = file.case;
  if (outcome !== "abstained" || kind === undefined || kind === "abstention") return;
  yield {
    message: `The outcome is "abstained", but the case is ${kind}.`,
    at: file.locate(["refresh", "outcome"]),
    related: [file.locate(["kind"])],
    fix: `Bring the case back from Git and decide with ${decideCommand(file)}; if it has an answer again, have that approved with ${recordCommand(file)}.`,
  };
}

/** Another revision gives another digest, whatever was decided. */
function* samePrevious({ file, refresh }: DecidedRefresh): Generator<Problem> {
  const { from, to, previous } = refresh;
  if (from === to || to !== file.case.corpusRevision) return;
  if (previous === undefined || previous !== file.case.review?.digest) return;
  yield {
    message:
      '"previous" is the digest that was approved with this decision, so nothing says what the case was before it.',
    at: file.locate(["refresh", "previous"]),
    related: [file.locate(["review", "digest"])],
    fix: 'Write the digest of the approval before, which "git log -p" shows for this file under "review".',
  };
}

/** A later approval takes the case into use again; a candidate has none. */
function isInUse(decided: DecidedRefresh): boolean {
  const { file } = decided;
  if (file.has(["retired"])) return false;
  return statusOf(file) === "pending" || isAsDecided(decided);
}

function stillInUse({ file }: DecidedRefresh): Problem {
  return {
    message: 'The outcome is "retired", but the case is in use.',
    at: file.locate(["refresh", "outcome"]),
    fix:
      statusOf(file) === "pending"
        ? `Bring the case back from Git, and retire it with ${retireCommand(file)}; if it is needed, leave the decision before as it was.`
        : `Retire it with ${retireCommand(file)}; if it is needed again, have it approved with ${recordCommand(file)}.`,
  };
}

/** Whoever retires a case leaves it as it was approved. */
function* otherPrevious({ file, refresh: { previous } }: DecidedRefresh): Generator<Problem> {
  const approved = file.case.review?.digest;
  if (!file.has(["retired"]) || previous === undefined || approved === undefined) return;
  if (previous === approved) return;
  yield {
    message:
      'The outcome is "retired", which leaves a case as it was approved, but "previous" is another digest than the approval\'s.',
    at: file.locate(["refresh", "previous"]),
    related: [file.locate(["review", "digest"])],
    fix: 'Write the digest of the approval under "previous"; if the case was edited for the decision, restore from Git what was approved.',
  };
}
