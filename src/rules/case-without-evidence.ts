import { waitsForFill } from "../model/case.ts";
import { once } from "../model/once.ts";
import { dueUnder, namingStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

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
      const subject = kind === undefined ? "A case that is no abstention" : `An ${kind} case`;
      yield {
        message: `${subject} rests on evidence, but this one ${empty ? "lists no relevant chunk" : 'has no "relevantChunkIds"'}.`,
        at: file.locate(empty ? ["relevantChunkIds"] : ["kind"]),
        fix:
          namingStep(file, dueOf()(file)) ??
          'Name the evidence (a short "evidence" entry and "touchstone fill" will do), or write "kind: abstention" if the right outcome is to give no answer.',
      };
    }
  },
};
