import { waitsForFill, type CaseKind } from "../model/case.ts";
import { once } from "../model/once.ts";
import { dueUnder, namingStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

const usualFix =
  'Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.';

export const caseWithoutEvidence: Rule = {
  id: "case/without-evidence",
  level: "error",
  reports: "a case that is no abstention and names no relevant chunk",
  perFile: true,
  *check(dataset) {
    const dueOf = once(() => dueUnder(dataset));
    for (const file of dataset.cases) {
      const { kind, relevantChunkIds } = file.case;
      // A kind that cannot be read may be a misspelt abstention; one that is not there is never an abstention.
      const unreadable = kind === undefined && file.has(["kind"]);
      if (kind === "abstention" || unreadable || waitsForFill(file)) continue;
      const empty = relevantChunkIds?.length === 0;
      if (!empty && file.has(["relevantChunkIds"])) continue;
      yield {
        message: messageOf(kind, empty),
        at: file.locate(empty ? ["relevantChunkIds"] : ["kind"]),
        fix: namingStep(file, dueOf()(file)) ?? usualFix,
      };
    }
  },
};

function messageOf(kind: CaseKind | undefined, isEmpty: boolean): string {
  const subject = kind === undefined ? "A case that is no abstention" : `An ${kind} case`;
  const lacks = isEmpty ? "lists no relevant chunk" : 'has no "relevantChunkIds"';
  return `${subject} rests on evidence, but this one ${lacks}.`;
}
