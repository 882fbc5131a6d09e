import type { RefreshReason } from "../model/generated/case.ts";
import type { Problem } from "../model/finding.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import {
  decidedRefreshes,
  isAsDecided,
  keepsInUse,
  type DecidedRefresh,
} from "./records/decided-refreshes.ts";
import type { Rule } from "./rule.ts";

export const refreshRevisionNotMoved: Rule = {
  id: "refresh/revision-not-moved",
  level: "error",
  reports:
    "a decision after a change of the corpus that left the case, or the request, at the earlier corpus revision",
  perFile: true,
  *check(dataset) {
    for (const decided of decidedRefreshes(dataset)) {
      // A revision that is not recorded has its own finding.
      if (!dataset.revisions.has(decided.refresh.to ?? "")) continue;
      if (dataset.revisions.has(decided.file.case.corpusRevision ?? ""))
        yield* caseNotMoved(decided);
      yield* requestNotMoved(decided);
    }
  },
};

function* caseNotMoved(decided: DecidedRefresh): Generator<Problem> {
  const { file, refresh, outcome } = decided;
  const { corpusRevision } = file.case;
  if (!keepsInUse(decided) || !isAsDecided(decided)) return;
  if (refresh.to === corpusRevision) return;
  yield {
    message: `The case was ${outcome} under corpus revision ${quoted(refresh.to ?? "")}, but names ${quoted(corpusRevision ?? "")}.`,
    at: file.locate(["corpusRevision"]),
    related: [file.locate(["refresh", "to"])],
    fix: `Bring the case back from Git and decide with ${decideCommand(file)}, which moves its revision, its provenance and its approval together.`,
  };
}

/** What can be seen of a corpus that was edited under its name: ids and texts of the evidence, and no more. */
const seenWithinOne: ReadonlySet<RefreshReason> = new Set([
  "source-revision-changed",
  "chunk-edited",
  "chunk-moved",
  "chunk-deleted",
  "query-pattern-observed",
]);

function* requestNotMoved({ file, refresh }: DecidedRefresh): Generator<Problem> {
  const { from, to, reasons = [] } = refresh;
  if (to === undefined || from !== to) return;
  const others = reasons.filter((one) => one !== undefined && !seenWithinOne.has(one));
  if (others.length === 0) return;
  yield {
    message: `The request leads from ${quoted(to)} to the same revision, but ${listed(others.map((one) => quoted(one ?? "")))} ${others.length === 1 ? "is a difference" : "are differences"} between two.`,
    at: file.locate(["refresh", "to"]),
    related: [file.locate(["refresh", "from"])],
    fix: 'Write under "from" the corpus revision of the earlier judgment, which "git log -p" shows for this file, or remove the reason.',
  };
}
