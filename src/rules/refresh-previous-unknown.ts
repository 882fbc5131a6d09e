import { isDeepStrictEqual } from "node:util";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, reviewWith, type CaseChange } from "./earlier/since-base.ts";

export const refreshPreviousUnknown: Rule = {
  id: "refresh/previous-unknown",
  level: "warning",
  reports:
    "a new decision after a change of the corpus about another version of the case than the one that was approved",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const approved = decidedVersion(change);
      const { now } = change;
      const { previous } = now.case.refresh ?? {};
      if (approved === undefined || previous === undefined || previous === approved) continue;
      yield {
        message: `"previous" is not the digest of the version that is approved in ${quoted(base.name)}, from whose corpus revision this decision leads.`,
        at: now.locate(["refresh", "previous"]),
        fix: 'See with "git log -p" for this file whether the case was approved once more in between; if it was not, write the digest of that approval.',
      };
    }
  },
};

/** The digest of the approved version from whose corpus revision a decision leads that is new; undefined where none is. */
function decidedVersion({ before, now }: CaseChange): string | undefined {
  const { refresh } = now.case;
  const approval = reviewWith("approved", before);
  if (refresh?.outcome === undefined || approval === undefined) return undefined;
  if (isDeepStrictEqual(refresh, before.case.refresh)) return undefined;
  // A decision from another revision had a decision, or an approval, before it.
  return refresh.from === before.case.corpusRevision ? approval.digest : undefined;
}
