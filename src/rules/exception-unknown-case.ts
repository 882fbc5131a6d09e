import { knownIds } from "../model/dataset.ts";
import { nearestTeller } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { recordedExceptions } from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionUnknownCase: Rule = {
  id: "exception/unknown-case",
  level: "error",
  reports: "an exception that names a case which the set does not hold",
  *check(dataset) {
    const known = knownIds(dataset);
    const tellNearest = nearestTeller(100);
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      for (const [place, id] of (exception.cases ?? []).entries()) {
        if (id === undefined || isBlank(id) || known.has(id)) continue;
        yield {
          message: `There is no case ${quoted(id)} in the set${tellNearest(id, known)}.`,
          at: file.locate(["exceptions", index, "cases", place]),
          fix: "Write the id of a case as its file has it, or take the name out.",
        };
      }
    }
  },
};
