import { isBot } from "../model/account.ts";
import { quoted } from "../model/sentence.ts";
import { recordedEntries } from "./records/records-of-holdouts.ts";
import type { Rule } from "./rule.ts";

const did = {
  reservations: "having kept a holdout for a decision",
  uses: "having read held-out results",
  exposures: "having read held-out results",
} as const;

export const holdoutByMachine: Rule = {
  id: "holdout/by-machine",
  level: "error",
  reports: "a reservation, a use or an exposure for which a bot is said to answer",
  *check(dataset) {
    for (const { file, record, index, entry } of recordedEntries(dataset)) {
      const name = entry.by;
      if (name === undefined || !isBot(name)) continue;
      yield {
        message: `${quoted(name)} is named as ${did[record]}, but is no person.`,
        at: file.locate([record, index, "by"]),
        fix: "Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.",
      };
    }
  },
};
