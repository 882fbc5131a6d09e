import { stageOf } from "../model/case.ts";
import { once } from "../model/once.ts";
import { isBlank } from "../model/white-space.ts";
import { fillCommand, pending, recordCommand } from "./asking.ts";
import { dueUnder, shortNamingStep } from "./due/due.ts";
import type { Rule } from "./rule.ts";

export const evidenceShortForm: Rule = {
  id: "evidence/short-form",
  level: "error",
  reports: "short evidence that nobody has looked up yet",
  perFile: true,
  safeFix: true,
  *check(dataset) {
    const dueOf = once(() => dueUnder(dataset));
    for (const file of dataset.cases) {
      const { evidence } = file.case;
      if (evidence === undefined) continue;
      const at = file.locateKey(["evidence"]);
      const stage = stageOf(file);
      if (evidence.length === 0) {
        const message = 'The short "evidence" is an empty list.';
        yield { message, at, fix: "Remove the line." };
      } else if (stage === "retired") {
        yield {
          message:
            "The case is retired, but its evidence is in the short form, which only a pending case may use.",
          at,
          fix: 'Remove "evidence", or take the case back into use and run "touchstone fill".',
        };
      } else if (stage === "approved" || stage === "rejected") {
        yield {
          message: `The case is ${stage}, but its evidence is in the short form, which only a pending case may use.`,
          at,
          fix:
            shortNamingStep(file, dueOf()(file)) ??
            `To have it judged as a new one, ${pending}, take "relevantChunkIds", "provenance" and "corpusRevision" out, run ${fillCommand(file)}, and have it judged with ${recordCommand(file)}.`,
        };
      } else {
        yield {
          message: "The evidence is still in its short form: its chunks are not looked up yet.",
          at,
          fix: evidence.some(namesDocumentAlone)
            ? 'Run "touchstone fill --choose", which asks which chunk of the document it is, or add a "quote" of it.'
            : 'Run "touchstone fill" for this file, or "touchstone check --fix" for all of them; where no chunk is found, "touchstone fill --choose" asks for it.',
        };
      }
    }
  },
};

/** Of a document alone only a person can say which chunk is meant. */
function namesDocumentAlone(
  entry: Partial<Record<"document" | "chunk" | "quote", string | undefined>> | undefined,
): boolean {
  return says(entry?.document) && !says(entry?.chunk) && !says(entry?.quote);
}

function says(text: string | undefined): boolean {
  return text !== undefined && !isBlank(text);
}
