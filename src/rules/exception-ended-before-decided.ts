import { recordedExceptions } from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionEndedBeforeDecided: Rule = {
  id: "exception/ended-before-decided",
  level: "error",
  reports: "an exception whose last day is before the day on which it was decided",
  *check(dataset) {
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      const { decidedAt, until } = exception;
      // Days as the schema writes them are in the order of time.
      if (decidedAt === undefined || until === undefined || until >= decidedAt) continue;
      yield {
        message: `The exception was decided on ${decidedAt} and holds until ${until}, so it never held.`,
        at: file.locate(["exceptions", index, "until"]),
        related: [file.locate(["exceptions", index, "decidedAt"])],
        fix: 'Write the last day on which it holds into "until", or take "until" out; if "decidedAt" is a slip, mend that.',
      };
    }
  },
};
