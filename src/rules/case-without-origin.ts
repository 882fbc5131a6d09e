import { waitsForFill } from "../model/case.ts";
import type { Rule } from "./rule.ts";

export const caseWithoutOrigin: Rule = {
  id: "case/without-origin",
  level: "error",
  reports: "a case that does not say who or what wrote it",
  perFile: true,
  safeFix: true,
  *check({ cases }) {
    for (const file of cases) {
      if (file.has(["origin"]) || waitsForFill(file)) continue;
      yield {
        message: "The case does not say who or what wrote it.",
        at: file.locate([]),
        fix: 'Add its origin, such as "origin: {kind: human, author: avery}"; "touchstone fill --author avery" does it too.',
      };
    }
  },
};
