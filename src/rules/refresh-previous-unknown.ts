import { digestUnder } from "../corpus/version-under.ts";
import type { Base, Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { newDecisions, type NewDecision } from "./earlier/new-decisions.ts";
import { restoringCase } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

export const refreshPreviousUnknown: Rule = {
  id: "refresh/previous-unknown",
  level: "warning",
  reports:
    "a new decision after a change of the corpus about another version of the case than the one that was approved",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const decision of newDecisions(dataset)) {
      const { before, now, refresh, approval } = decision;
      const { from, previous } = refresh;
      if (from === undefined || previous === undefined || previous === approval.digest) continue;
      if (from !== before.case.corpusRevision) {
        if (!isConfirmedBetween(dataset, decision)) yield fromElsewhere(decision, base);
        continue;
      }
      yield {
        message: `"previous" is not the digest of the version that is approved in ${quoted(base.name)}, from whose corpus revision this decision leads.`,
        at: now.locate(["refresh", "previous"]),
        fix: 'See with "git log -p" for this file whether the case was approved once more in between; if it was not, write the digest of that approval.',
      };
    }
  },
};

/** Whether the version before is what was approved with nothing but its corpus revision and what is looked up brought up to date. */
function isConfirmedBetween({ revisions }: Dataset, { before, refresh }: NewDecision): boolean {
  const revision = revisions.get(refresh.from ?? "");
  return revision !== undefined && digestUnder(before, revision) === refresh.previous;
}

/** A change that holds two decisions, one after the other, has a version in between that the earlier state does not know. */
function fromElsewhere(decision: NewDecision, base: Base): Problem {
  const { before, now, refresh } = decision;
  return {
    message: `The decision leads from corpus revision ${quoted(refresh.from ?? "")}, but in ${quoted(base.name)} the case is approved under ${quoted(before.case.corpusRevision ?? "")}, and nothing there leads to "previous".`,
    at: now.locate(["refresh", "from"]),
    related: [now.locate(["refresh", "previous"])],
    fix: `See with "git log -p" for this file whether the case was approved under ${quoted(refresh.from ?? "")} in between; if it was not, bring it back ${restoringCase(base, decision)} and decide with ${decideCommand(now)}.`,
  };
}
