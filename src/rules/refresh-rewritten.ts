import { isDeepStrictEqual } from "node:util";
import { statusOf, type CaseDraft } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { listed, quoted } from "../model/sentence.ts";
import { saysWhatItSaid } from "./earlier/completed-by-proof.ts";
import { caseChanges, type CaseChange } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

type RefreshDraft = NonNullable<CaseDraft["refresh"]>;

export const refreshRewritten: Rule = {
  id: "refresh/rewritten",
  level: "error",
  reports:
    "a decision after a change of the corpus that was on record and is gone, or says something else now",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const was = change.before.case.refresh;
      // One that leaves something out may be completed.
      if (was?.outcome === undefined || !isComplete(change)) continue;
      if (change.now.has(["refresh"])) yield* rewritten(change, was, base.name);
      else if (!isEditedAndApproved(change, was)) yield gone(change, was, base.name);
    }
  },
};

function isComplete({ before }: CaseChange): boolean {
  return ["from", "to", "reasons", "by", "at", "reason", "previous"].every((field) =>
    before.has(["refresh", field]),
  );
}

/** Whether what was decided became another text that somebody approved: that approval says why the case is what it is. */
function isEditedAndApproved({ before, now }: CaseChange, was: RefreshDraft): boolean {
  if (statusOf(before) !== "approved" || statusOf(now) !== "approved") return false;
  const approvedAt = now.case.review?.reviewedAt;
  if (approvedAt === undefined || before.digest === now.digest) return false;
  return [was.at, before.case.review?.reviewedAt].every(
    (at) => at === undefined || isLater(approvedAt, at),
  );
}

function gone({ now }: CaseChange, was: RefreshDraft, base: string): Problem {
  return {
    message: `The decision of ${was.at ?? ""} by ${quoted(was.by ?? "")} is gone.`,
    at: now.locate(["id"]),
    fix: `Put "refresh" back as commit ${base} has it. It gives way to a newer decision, or to a newer approval of the case after an edit.`,
  };
}

function* rewritten({ now }: CaseChange, was: RefreshDraft, base: string): Generator<Problem> {
  const is = now.case.refresh;
  // A new request, and one that cannot be read, has its own finding.
  if (is === undefined || !now.has(["refresh", "outcome"])) return;
  if (saysWhatItSaid(was, is) || isNewer(was, is)) return;
  const [then, today]: readonly Readonly<Record<string, unknown>>[] = [{ ...was }, { ...is }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const fields = names.filter((name) => !isDeepStrictEqual(then?.[name], today?.[name]));
  const [first = "outcome"] = fields;
  yield {
    message: `The decision of ${was.at ?? ""} by ${quoted(was.by ?? "")} says something else now, in ${listed(fields.map(quoted))}.`,
    at: now.locateKey(now.has(["refresh", first]) ? ["refresh", first] : ["refresh"]),
    fix: `Put "refresh" back as commit ${base} has it. What was wrong is said by a newer decision, or by a newer approval of the case.`,
  };
}

/** A decision between the same two revisions is the same one, whatever moment it gives. */
function isNewer(was: RefreshDraft, is: RefreshDraft): boolean {
  if (was.at === undefined || is.at === undefined || !isLater(is.at, was.at)) return false;
  return was.from === was.to || was.from !== is.from || was.to !== is.to;
}
