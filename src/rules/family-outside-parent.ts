import { splitGroupingOf } from "../families/grouping.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const familyOutsideParent: Rule = {
  id: "family/outside-parent",
  level: "error",
  reports: "a variant that belongs to a family which the case it rephrases does not",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { cases, familiesOf } = grouping;
    for (const file of cases) {
      const { belongings, parent } = familiesOf(file);
      const above = parent && familiesOf(parent);
      if (parent === undefined || above?.whole !== true) continue;
      const shared = new Set(above.belongings.map(({ family }) => family));
      for (const { family, path, through } of belongings) {
        if (shared.has(family)) continue;
        const how = through === "document" ? "rests on a document of" : "names the";
        yield {
          message: `The case ${how} family ${quoted(family)}, which ${quoted(parent.case.id ?? parent.path)}, the case that it rephrases, has nothing of.`,
          at: file.locate(path),
          related: [parent.locate(["id"])],
          fix: 'Let another wording rest on what its parent rests on; if this asks for something else, take "variantOf" out.',
        };
      }
    }
  },
};
