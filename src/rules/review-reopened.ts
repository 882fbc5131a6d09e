import { isDeepStrictEqual } from "node:util";
import { stageOf } from "../model/case.ts";
import type { Base, Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { recordCommand } from "./asking.ts";
import { byWhom } from "./earlier/earlier-decision.ts";
import { isDecidedAnew } from "./earlier/retirements.ts";
import { caseChanges, restoringCase, type CaseChange } from "./earlier/since-base.ts";
import { stillStands } from "./earlier/standing-approval.ts";
import type { Rule } from "./rule.ts";

export const reviewReopened: Rule = {
  id: "review/reopened",
  level: "notice",
  reports:
    "an approved or rejected case that is a candidate again with no decision to say why, or a retired one that is in use again",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const told = toldOf(change, dataset, base);
      if (told === undefined) continue;
      const { now } = change;
      yield {
        ...told,
        at: now.locate(now.has(["review", "status"]) ? ["review", "status"] : ["id"]),
      };
    }
  },
};

type Told = Pick<Problem, "message" | "fix">;

function toldOf(change: CaseChange, dataset: Dataset, base: Base): Told | undefined {
  const { before, now } = change;
  const back = restoringCase(base, change);
  const judge = `Have it judged as it is now with ${recordCommand(now)}`;
  switch (`${stageOf(before) ?? ""} and ${stageOf(now) ?? ""} now`) {
    case "approved and pending now":
      if (isDecided(change) || stillStands(change, dataset)) return undefined;
      return {
        message: `The case lost its approval since ${quoted(base.name)}: it is a candidate now, and in no export until it is approved.`,
        fix: `${judge}; or bring back what was approved ${back}.`,
      };
    case "rejected and pending now":
      return {
        message: `The case was rejected${byWhom(before)} in ${quoted(base.name)}, and is a candidate again.`,
        fix: `${judge}; or bring the rejection back ${back}.`,
      };
    case "retired and approved now":
      // In use by an approval from before the retirement, it has an error.
      if (!isDecidedAnew(change)) return undefined;
      return {
        message: `The case was retired in ${quoted(base.name)}, and is in use again${byApproval(change)}.`,
        fix: `Leave it if it is needed again; otherwise bring it back ${back}.`,
      };
    default:
      return undefined;
  }
}

function byApproval({ now }: CaseChange): string {
  const who = byWhom(now);
  return who === "" ? "" : `, approved${who}`;
}

/** A decision that leaves the case without an approval has its own finding. */
function isDecided({ before, now }: CaseChange): boolean {
  const { refresh } = now.case;
  return refresh?.outcome !== undefined && !isDeepStrictEqual(refresh, before.case.refresh);
}
