import { namesSome } from "../families/named-holders.ts";
import { entryName, recordedEntries } from "./records/records-of-holdouts.ts";
import type { Rule } from "./rule.ts";

export const holdoutWithoutSubject: Rule = {
  id: "holdout/without-subject",
  level: "error",
  reports: "an exposure that names nothing from which people could have learned",
  *check(dataset) {
    for (const { file, record, index, entry } of recordedEntries(dataset)) {
      if (record !== "exposures" || namesSome(entry)) continue;
      // What is there and cannot be read may name any.
      const isUnread = (["families", "cases"] as const).some(
        (field) => entry[field] === undefined && file.has([record, index, field]),
      );
      if (isUnread) continue;
      yield {
        message: `${entryName(record, index)} names no family and no case, so nobody can tell what is spent.`,
        at: file.locate([record, index]),
        fix: 'Name the families whose results were read under "families", or the cases under "cases".',
      };
    }
  },
};
