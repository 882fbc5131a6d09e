import { isDeepStrictEqual } from "node:util";
import { stageOf, type CaseDraft, type CaseFile } from "../model/case.ts";
import type { Base } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { judgeCommand, recordCommand } from "./asking.ts";
import { judgmentsBetween } from "./earlier/new-judgments.ts";
import { newCases } from "./earlier/new-cases.ts";
import { caseChanges, restoringCase, type CaseChange } from "./earlier/since-base.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import type { Rule } from "./rule.ts";

type RefreshDraft = NonNullable<CaseDraft["refresh"]>;

export const refreshOfUnapproved: Rule = {
  id: "refresh/of-unapproved",
  level: "error",
  reports:
    "a new decision after a change of the corpus about a case that nobody had approved, or that was out of use",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const { refresh } = now.case;
      if (refresh?.outcome === undefined) continue;
      if (isDeepStrictEqual(refresh, before.case.refresh)) continue;
      const why = whyUndecidable(change, refresh, base);
      if (why !== undefined) yield problem(now, why);
    }
    for (const now of newCases(dataset)) {
      const { refresh } = now.case;
      if (refresh?.outcome === undefined || isCarried(refresh, base)) continue;
      yield problem(now, {
        message: `${quoted(base.name)} has no such case, so no judgment came before the decision.`,
        fix: 'Remove "refresh": the approval of a new case says all of it.',
      });
    }
  },
};

type Why = Pick<Problem, "message" | "fix">;

function problem(now: CaseFile, why: Why): Problem {
  return { ...why, at: now.locate(["refresh", "outcome"]) };
}

function whyUndecidable(change: CaseChange, refresh: RefreshDraft, base: Base): Why | undefined {
  const { before, now } = change;
  const name = quoted(base.name);
  if (awaitsJudgments(before)) return whyNotAgain(change, refresh, base);
  switch (stageOf(before)) {
    case "pending":
      return {
        message: `Nobody had approved the case in ${name}, so there was no judgment that could be in doubt.`,
        fix: `Remove "refresh"; an approval of the case as it is says all of it, with ${recordCommand(now)}.`,
      };
    case "rejected":
    case "retired":
      return {
        message: `The case is ${stageOf(before) ?? ""} in ${name}, so nothing is decided about it any more.`,
        fix: `Bring it back ${restoringCase(base, change)}; if it is needed again, have it approved as it is with ${recordCommand(now)}, and leave "refresh" as it was.`,
      };
    case "approved":
    case undefined:
      return undefined;
  }
}

/** Until two people have judged the case, a decision stands open, and another one would take its place. */
function whyNotAgain(change: CaseChange, refresh: RefreshDraft, base: Base): Why | undefined {
  const was = change.before.case.refresh ?? {};
  const [after, until] = [was.at, refresh.at];
  if (after !== undefined && until !== undefined) {
    if (judgmentsBetween(change, { after, until }).length >= 2) return undefined;
  }
  return {
    message: `The case waits in ${quoted(base.name)} for two judgments since the decision${was.at === undefined ? "" : ` of ${was.at}`}${was.by === undefined ? "" : ` by ${quoted(was.by)}`}, so no judgment came before this one.`,
    fix: `Put "refresh" back as commit ${base.name} has it, and have two people judge the case, each with ${judgeCommand(change.now)}; or take it out of use with its reason.`,
  };
}

/** A case that got another id brings its decision along, and is told of as renamed. */
function isCarried(refresh: RefreshDraft, { cases }: Base): boolean {
  return cases.some((before) => isDeepStrictEqual(before.case.refresh, refresh));
}
