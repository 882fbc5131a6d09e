import { waitsForFill } from "../model/case.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

const fix =
  'Name the corpus revision under which the case was judged; for a new case "touchstone fill" adds the current one.';

export const caseBlankRevision: Rule = {
  id: "case/blank-revision",
  level: "error",
  reports: "a case that names no corpus revision",
  perFile: true,
  safeFix: true,
  *check({ cases }) {
    for (const file of cases) {
      const { corpusRevision } = file.case;
      if (corpusRevision !== undefined && isBlank(corpusRevision)) {
        const message = "The corpus revision is blank.";
        yield { message, at: file.locate(["corpusRevision"]), fix };
      } else if (!file.has(["corpusRevision"]) && !waitsForFill(file)) {
        yield { message: "The case names no corpus revision.", at: file.locate([]), fix };
      }
    }
  },
};
