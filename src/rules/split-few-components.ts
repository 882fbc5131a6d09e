import { splitGroupingOf } from "../families/grouping.ts";
import { listed, quoted } from "../model/sentence.ts";
import { evaluatedSide } from "./sides/evaluated-side.ts";
import type { Rule } from "./rule.ts";

/** What the schema says for a set that says nothing. */
const byDefault = 2;
/** How many components a finding names. */
const most = 5;

export const splitFewComponents: Rule = {
  id: "split/few-components",
  level: "error",
  reports: "fewer components on the side test than the claim asks for",
  for: "evaluation",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { file, isByCase } = grouping;
    const stated = file.families?.claim?.minimumTestComponents;
    // Under fixed-corpus shared documents are no defect, so nothing is asked unless somebody says so.
    const wanted = stated ?? (isByCase ? 0 : byDefault);
    const { cases, components } = evaluatedSide(grouping, ["test"]);
    if (cases.length === 0 || components.length >= wanted) return;
    const names = components.slice(0, most).map(([name]) => quoted(name));
    const which = names.length === 0 ? "" : ` (${listed(names)})`;
    const count = components.length === 1 ? "1 component" : `${components.length} components`;
    yield {
      message: `The approved test cases are of ${count}${which}, and the claim asks for ${wanted}: families that are joined count once.`,
      at:
        stated === undefined
          ? file.locateKey(["claim"])
          : file.locateKey(["claim", "minimumTestComponents"]),
      fix: `Approve cases of other test families, or record more families as "test" before anybody has seen a score; a lower "minimumTestComponents" is a weaker claim.`,
    };
  },
};
