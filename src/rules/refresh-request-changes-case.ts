import { isDeepStrictEqual } from "node:util";
import type { CaseDraft, CaseFile } from "../model/case.ts";
import { listed, quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { caseChanges, restoringCase, type CaseChange } from "./earlier/since-base.ts";

export const refreshRequestChangesCase: Rule = {
  id: "refresh/request-changes-case",
  level: "error",
  reports: "a request to read a case again that came with another change of the case",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of caseChanges(dataset)) {
      const { before, now } = change;
      if (!isAskedSince(change)) continue;
      const fields = changedFields(change);
      // The draft leaves out what cannot be read, which the digest covers all the same.
      if (fields.length === 0 && before.digest === now.digest) continue;
      const [first = "id"] = fields;
      yield {
        message: `A request only adds "refresh", but ${wordsFor(fields)} not what ${quoted(base.name)} has.`,
        at: now.locateKey(now.has([first]) ? [first] : ["refresh"]),
        fix: `Bring the case back ${restoringCase(base, change)} and add nothing but "refresh": what the evidence means for the case is for a person to decide, in the open request.`,
      };
    }
  },
};

/** Whether the case has a request that nobody decided, and had none, or another one. */
function isAskedSince({ before, now }: CaseChange): boolean {
  const { refresh } = now.case;
  if (refresh?.to === undefined || now.has(["refresh", "outcome"])) return false;
  return !isDeepStrictEqual(refresh, before.case.refresh);
}

function changedFields({ before, now }: CaseChange): readonly string[] {
  const [then, today] = [withoutRefresh(before), withoutRefresh(now)];
  const names = new Set([...Object.keys(today), ...Object.keys(then)]);
  return [...names].filter((name) => !isDeepStrictEqual(then[name], today[name]));
}

function withoutRefresh({ case: draft }: CaseFile): Readonly<Record<string, unknown>> {
  const { refresh: _, ...rest }: CaseDraft = draft;
  return rest;
}

function wordsFor(fields: readonly string[]): string {
  const [only] = fields;
  if (only === undefined) return "the rest of the case is";
  return `${listed(fields.map(quoted))} ${fields.length === 1 ? "is" : "are"}`;
}
