import { isDeepStrictEqual } from "node:util";
import type { CaseDraft } from "../model/case.ts";
import type { Base } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { listed, quoted } from "../model/sentence.ts";
import { recordCommand } from "./asking.ts";
import { saysWhatItSaid } from "./earlier/completed-by-proof.ts";
import { isDecidedAnew } from "./earlier/retirements.ts";
import { caseChanges, restoringCase, type CaseChange } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

type RetiredDraft = NonNullable<CaseDraft["retired"]>;

export const reviewRetirementChanged: Rule = {
  id: "review/retirement-changed",
  level: "error",
  reports:
    "a retirement on record that is gone without a new decision about the case, or says something else now",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      const was = before.case.retired;
      if (was === undefined) continue;
      if (!now.has(["retired"])) {
        if (!isDecidedAnew(change)) yield gone(change, was, base);
      } else if (now.case.retired !== undefined) {
        yield* rewritten(change, { was, is: now.case.retired }, base);
      }
    }
  },
};

function gone(change: CaseChange, was: RetiredDraft, base: Base): Problem {
  const { now } = change;
  const place = now.has(["review", "status"]) ? ["review", "status"] : ["id"];
  return {
    message: `The case was retired${whoAndWhen(was)}, and the retirement is gone with no decision after it.`,
    at: now.locate(place),
    fix: `Bring the case back ${restoringCase(base, change)}; if it is needed again, take "retired" out and have it judged anew with ${recordCommand(now)}, in the same change.`,
  };
}

function* rewritten(
  change: CaseChange,
  { was, is }: { readonly was: RetiredDraft; readonly is: RetiredDraft },
  base: Base,
): Generator<Problem> {
  if (saysWhatItSaid(was, is) || isRetiredAgain(change, is)) return;
  const fields = (["by", "at", "reason", "proof"] as const).filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  const [first = "by"] = fields;
  const { now } = change;
  yield {
    message: `The retirement${whoAndWhen(was)} says something else now, in ${listed(fields.map(quoted))}.`,
    at: now.locate(["retired", first]),
    fix: `Put "retired" back as commit ${base.name} has it: what was decided stays on record.`,
  };
}

/** Whether the case was approved for use after it was retired, and retired once more after that. */
function isRetiredAgain(change: CaseChange, is: RetiredDraft): boolean {
  const approvedAt = change.now.case.review?.reviewedAt;
  if (approvedAt === undefined || is.at === undefined || isLater(approvedAt, is.at)) return false;
  return isDecidedAnew(change);
}

function whoAndWhen({ by, at }: RetiredDraft): string {
  const who = by === undefined ? "" : ` by ${quoted(by)}`;
  return at === undefined ? who : `${who} at ${at}`;
}
