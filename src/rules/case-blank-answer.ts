import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const caseBlankAnswer: Rule = {
  id: "case/blank-answer",
  level: "error",
  reports: "an expected answer, or another accepted one, that shows nothing to a reader",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const { expectedAnswer, acceptedAnswers } = file.case;
      if (expectedAnswer !== undefined && isBlank(expectedAnswer)) {
        yield {
          message: "The expected answer is blank.",
          at: file.locate(["expectedAnswer"]),
          fix:
            file.case.kind === "abstention"
              ? "Say what a good refusal conveys."
              : "State the facts that a right answer conveys.",
        };
      }
      if (acceptedAnswers?.length === 0) {
        yield {
          message: '"acceptedAnswers" is an empty list.',
          at: file.locateKey(["acceptedAnswers"]),
          fix: "Remove the line, or state an outcome that is right as well.",
        };
      }
      for (const [index, answer] of (acceptedAnswers ?? []).entries()) {
        if (answer?.statement === undefined || !isBlank(answer.statement)) continue;
        yield {
          message: `Accepted answer ${index + 1} is blank.`,
          at: file.locate(["acceptedAnswers", index, "statement"]),
          fix: "State the outcome that is right as well, or remove the entry.",
        };
      }
    }
  },
};
