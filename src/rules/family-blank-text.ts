import { splitGroupingOf } from "../families/grouping.ts";
import { blanksAt, each, nameOf, type Field } from "./blank-fields.ts";
import type { Rule } from "./rule.ts";

const family = "Write the id of a family, or remove the entry.";
const id = "Write the id of a case, or remove the entry.";
const reader = "Name who read the results.";
const run = "Name the run that showed them.";
const why = "Say why, in one sentence.";

/** The texts of families.yaml, each with what to do about a blank one. */
const texts: readonly (readonly [field: Field, fix: string])[] = [
  [["claim", "statement"], "Say what the split is to establish, in one sentence."],
  [["grouping", "rule"], "Say by which rule documents form families, in one sentence."],
  [["assignment", "salt"], "Write a text of this set's own, such as its name and the year."],
  [["families", each, "title"], "Write what a person calls the family."],
  [["families", each, "documents", each], "Write the id of a document, or remove the entry."],
  [["related", each, "families", each], family],
  [["related", each, "reason"], why],
  [["exceptions", each, "families", each], family],
  [["exceptions", each, "cases", each], id],
  [["exceptions", each, "reason"], why],
  [["exceptions", each, "decidedBy"], "Name who decided."],
  [["reservations", each, "families", each], family],
  [["reservations", each, "cases", each], id],
  [["reservations", each, "purpose"], "Say what is to be decided, in one sentence."],
  [["reservations", each, "by"], "Name who declared it."],
  [["uses", each, "families", each], family],
  [["uses", each, "cases", each], id],
  [["uses", each, "by"], reader],
  [["uses", each, "run"], run],
  [["uses", each, "configuration"], "Name the configuration that was measured."],
  [["exposures", each, "families", each], family],
  [["exposures", each, "cases", each], id],
  [["exposures", each, "by"], reader],
  [["exposures", each, "run"], run],
  [["exposures", each, "learned"], "Say what was learned or changed."],
];

export const familyBlankText: Rule = {
  id: "family/blank-text",
  level: "error",
  reports: "a text of families.yaml that shows nothing to a reader",
  *check(dataset) {
    const file = splitGroupingOf(dataset)?.file;
    if (file === undefined) return;
    for (const [field, fix] of texts) {
      for (const path of blanksAt(file.families, field)) {
        yield { message: `${nameOf(path)} is blank.`, at: file.locate(path), fix };
      }
    }
  },
};
