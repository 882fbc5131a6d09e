import { stageOf, type CaseFile } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import type { Rule } from "./rule.ts";

export const refreshUndecided: Rule = {
  id: "refresh/undecided",
  level: "error",
  reports: "a case that was asked about again, and nobody has decided yet",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const { from, to } = file.case.refresh ?? {};
      if (to === undefined || file.has(["refresh", "outcome"])) continue;
      yield {
        message: `The case is to be read again under corpus revision ${quoted(to)}${from === undefined || from === to ? "" : `, since it was judged under ${quoted(from)}`}, and nobody has decided yet.`,
        at: file.locateKey(["refresh"]),
        fix: fixFor(file),
      };
    }
  },
};

function fixFor(file: CaseFile): string {
  const stage = stageOf(file);
  if (stage === "rejected" || stage === "retired")
    return `Remove "refresh": the case was ${stage}, so no result rests on it.`;
  if (stage === "pending")
    return 'Remove "refresh": the case is a candidate, so there is no judgment that could be in doubt.';
  return `Read its evidence as it is now and decide with ${decideCommand(file)}; nothing is merged before.`;
}
