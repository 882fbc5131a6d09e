import { isUndecided, stageOf, type CaseFile } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { once } from "../model/once.ts";
import { decideCommand } from "./asking.ts";
import { dueUnder, isAskedNeedlessly, needlessStep, nextStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

export const refreshUndecided: Rule = {
  id: "refresh/undecided",
  level: "error",
  reports: "a case that was asked about again, and nobody has decided yet",
  perFile: true,
  *check(dataset) {
    const dueOf = once(() => dueUnder(dataset));
    for (const file of dataset.cases) {
      const { from, to } = file.case.refresh ?? {};
      if (to === undefined || !isUndecided(file)) continue;
      yield {
        message: `The case is to be read again under corpus revision ${quoted(to)}${from === undefined || from === to ? "" : `, since it was judged under ${quoted(from)}`}, and nobody has decided yet.`,
        at: file.locateKey(["refresh"]),
        fix: fixFor(file, dueOf),
      };
    }
  },
};

function fixFor(file: CaseFile, dueOf: () => ReturnType<typeof dueUnder>): string {
  const stage = stageOf(file);
  if (stage === "rejected" || stage === "retired")
    return `Remove "refresh": the case was ${stage}, so no result rests on it.`;
  if (stage === "pending")
    return 'Remove "refresh": the case is a candidate, so there is no judgment that could be in doubt.';
  const due = dueOf()(file);
  if (due !== undefined && isAskedNeedlessly(file, due.currency)) {
    return `There is nothing to decide: ${needlessStep(file)}`;
  }
  if (due?.is === "repair") return nextStep(file, due) ?? "";
  const command = decideCommand(
    file,
    due?.is === "decision" && due.isEdited ? "--revised" : undefined,
  );
  return `Read its evidence as it is now and decide with ${command}; nothing is merged before.`;
}
