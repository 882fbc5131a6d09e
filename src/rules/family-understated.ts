import { splitGroupingOf } from "../families/grouping.ts";
import { readsWhole } from "../model/case.ts";
import { listed, quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const familyUnderstated: Rule = {
  id: "family/understated",
  level: "error",
  reports: "a case that names fewer families than its documents belong to",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    for (const file of grouping.cases) {
      const named = file.case.families;
      if (!readsWhole(named)) continue;
      const { belongings } = grouping.familiesOf(file);
      const missing = belongings.filter(
        ({ family, through }) => through === "document" && !named.includes(family),
      );
      if (missing.length === 0) continue;
      const [says, too] =
        named.length === 0 ? ["names no family", ""] : [`names only ${names(named)}`, " too"];
      yield {
        message: `The case ${says}, but it rests on documents of ${names(missing.map(({ family }) => family))}${too}, so the list hides what it depends on.`,
        at: file.locateKey(["families"]),
        related: missing.map(({ path }) => file.locate(path)),
        fix: 'Take "families" out of the case, since its documents decide; or name all of them.',
      };
    }
  },
};

function names(families: readonly string[]): string {
  return listed(families.map(quoted));
}
