import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const caseBlankQuery: Rule = {
  id: "case/blank-query",
  level: "error",
  reports: "a case whose question shows nothing to a reader",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const { query } = file.case;
      if (query !== undefined && isBlank(query)) {
        yield {
          message: "The question is blank.",
          at: file.locate(["query"]),
          fix: "Write the question a real reader would ask.",
        };
      }
    }
  },
};
