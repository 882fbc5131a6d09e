import { knownIds } from "../model/dataset.ts";
import { nearestTeller } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedEntries } from "./records/records-of-holdouts.ts";
import type { Rule } from "./rule.ts";

export const holdoutUnknownCase: Rule = {
  id: "holdout/unknown-case",
  level: "error",
  reports: "a reservation, a use or an exposure that names a case which the set does not hold",
  *check(dataset) {
    const known = knownIds(dataset);
    const tellNearest = nearestTeller(100);
    for (const { file, record, index, entry } of recordedEntries(dataset)) {
      for (const [place, id] of (entry.cases ?? []).entries()) {
        if (id === undefined || isBlank(id) || known.has(id)) continue;
        yield {
          message: `There is no case ${quoted(id)} in the set${tellNearest(id, known)}.`,
          at: file.locate([record, index, "cases", place]),
          fix: "Write the id of a case as its file has it. Of a case that was there, bring the file back and retire or reject the case: what was looked at stays in the set.",
        };
      }
    }
  },
};
