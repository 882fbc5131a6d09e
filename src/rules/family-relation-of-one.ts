import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { readsWhole } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const familyRelationOfOne: Rule = {
  id: "family/relation-of-one",
  level: "error",
  reports: "a relation that names one family alone, or none, and so joins nothing",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { file } = grouping;
    for (const index of (file.families?.related ?? []).keys()) {
      const named = familiesOf(grouping, index);
      if (named === undefined || named.size > 1) continue;
      const [one] = named;
      yield {
        message:
          one === undefined
            ? "The relation names no family, so it joins nothing."
            : `The relation names family ${quoted(one)} alone, so it joins nothing.`,
        at: file.locate(["related", index, "families"]),
        fix: "Name the families that belong together, two or more, or take the relation out.",
      };
    }
  },
};

/** Undefined where a name cannot be read, is blank or of no family: each has its own finding, and may mean any. */
function familiesOf({ file, families }: Grouping, index: number): ReadonlySet<string> | undefined {
  const relation = file.families?.related?.[index];
  const named = relation?.families ?? [];
  const isRead =
    relation !== undefined &&
    (readsWhole<string>(relation.families) || !file.has(["related", index, "families"]));
  if (!isRead || !readsWhole<string>(named)) return undefined;
  return named.every((id) => !isBlank(id) && families.has(id)) ? new Set(named) : undefined;
}
