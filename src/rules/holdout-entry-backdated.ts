import { isLater } from "../model/instant.ts";
import { decisionsIn } from "../families/decisions.ts";
import { entriesOf, entryName, recordedEntries } from "./records/records-of-holdouts.ts";
import type { Rule } from "./rule.ts";

export const holdoutEntryBackdated: Rule = {
  id: "holdout/entry-backdated",
  level: "error",
  reports: "an entry of a record that says it is older than one above it",
  *check(dataset) {
    const { uses } = decisionsIn(dataset.families?.families);
    // Its moment is that of the use, whenever it was written.
    const repeating = new Set(uses.flatMap((use) => (use.repeated === undefined ? [] : use.index)));
    for (const { file, record, index, entry } of recordedEntries(dataset)) {
      if (record === "uses" && repeating.has(index)) continue;
      const { at } = entry;
      const above = entriesOf(file.families, record).slice(0, index);
      const later = above.findLastIndex(
        (one) => at !== undefined && one?.at !== undefined && isLater(one.at, at),
      );
      const before = above[later]?.at;
      if (at === undefined || before === undefined) continue;
      yield {
        message: `${entryName(record, index)} is of ${at}, and entry ${later + 1} above it is of ${before}.`,
        at: file.locate([record, index, "at"]),
        related: [file.locate([record, later, "at"])],
        fix: "Entries stand in the order of time, and a new one at the end: write the moment at which it is put on record. Where the results were read earlier, say when in the entry.",
      };
    }
  },
};
