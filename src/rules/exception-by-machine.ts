import { isBot } from "../model/account.ts";
import { quoted } from "../model/sentence.ts";
import { recordedExceptions } from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionByMachine: Rule = {
  id: "exception/by-machine",
  level: "error",
  reports: "an exception that a bot is said to have decided",
  *check(dataset) {
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      const name = exception.decidedBy;
      if (name === undefined || !isBot(name)) continue;
      yield {
        message: `${quoted(name)} is named as having decided, but is no person.`,
        at: file.locate(["exceptions", index, "decidedBy"]),
        fix: "Have a person look at what is excepted and decide, or take the exception out: another name in this place would be no decision.",
      };
    }
  },
};
