import { splitGroupingOf } from "../families/grouping.ts";
import { linkedSides } from "./sides/linked-sides.ts";
import type { Rule } from "./rule.ts";

export const familyLinkedAcrossSplit: Rule = {
  id: "family/linked-across-split",
  level: "error",
  reports: "families, or wordings of one question, that something joins across the split",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    for (const { problem } of linkedSides(grouping)) yield problem;
  },
};
