import { isLater } from "../model/instant.ts";
import { samePerson } from "../model/person.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { decideCommand } from "./asking.ts";
import {
  decidedRefreshes,
  isAsDecided,
  keepsInUse,
  type DecidedRefresh,
} from "./records/decided-refreshes.ts";
import type { Rule } from "./rule.ts";

export const refreshWithoutApproval: Rule = {
  id: "refresh/without-approval",
  level: "error",
  reports:
    "a decision after a change of the corpus to which the case's approval does not belong: it is older, or somebody else's",
  perFile: true,
  *check(dataset) {
    for (const decided of decidedRefreshes(dataset)) {
      const { file, refresh } = decided;
      if (!keepsInUse(decided) || !isAsDecided(decided)) continue;
      // An approval of the case before its revision moved has its own finding.
      const other = refresh.to === file.case.corpusRevision ? otherApproval(decided) : undefined;
      if (other === undefined) continue;
      yield {
        message: `${quoted(refresh.by ?? "")} decided at ${refresh.at ?? ""}, but the approval ${other}.`,
        at: file.locate(["refresh", "at"]),
        related: [file.locate(["review", "reviewedAt"])],
        fix: `Bring the case back from Git and decide with ${decideCommand(file)}, which records the decision and the approval of what it left together.`,
      };
    }
  },
};

/** What tells an approval from the one that was given with the decision, as the end of a sentence. */
function otherApproval({ file, refresh }: DecidedRefresh): string | undefined {
  const { reviewedAt, reviewedBy } = file.case.review ?? {};
  const { at, by } = refresh;
  if (reviewedAt === undefined || at === undefined) return undefined;
  // A name that is missing or blank has its own finding.
  if (by === undefined || isBlank(by)) return undefined;
  if (isLater(at, reviewedAt))
    return `is of ${reviewedAt}: it was given to the case as it was before`;
  if (reviewedBy === undefined || isBlank(reviewedBy) || samePerson(reviewedBy, by))
    return undefined;
  return `at that moment is ${quoted(reviewedBy)}'s`;
}
