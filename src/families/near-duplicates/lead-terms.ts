import type { Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import { groupingOf } from "../grouping.ts";
import type { ComparedCase } from "./compared-case.ts";
import type { LeadTerms } from "./lead.ts";

/** How alike two texts have to be where the policy does not say. */
const usual = 0.8;

/** Answers and evidence that more cases have than somebody would look through say nothing of one question. */
const stockFrom = 21;

/** The threshold of the policy, or the usual one. */
export function thresholdOf({ policy }: Pick<Dataset, "policy">): number {
  return policy?.policy?.nearDuplicates?.threshold ?? usual;
}

/** The terms of a set: what its policy and its claim say, and which answers many of its cases have. */
export function leadTerms(
  dataset: Dataset,
  cases: readonly ComparedCase[],
  threshold: number = thresholdOf(dataset),
): LeadTerms {
  const answers = commonBy(cases, ({ answer }) => answer?.join(" "));
  const evidence = commonBy(cases, (one) => one.evidence);
  return {
    threshold,
    isByCase: groupingOf(dataset)?.isByCase === true,
    isStockAnswer: (one) => answers.has(one),
    isStockEvidence: (one) => evidence.has(one),
  };
}

/** The cases that have something in common with so many others that it says nothing. */
function commonBy(
  cases: readonly ComparedCase[],
  keyOf: (one: ComparedCase) => string | undefined,
): ReadonlySet<ComparedCase> {
  const groups = [...groupsOf(cases, keyOf).values()];
  return new Set(groups.filter((group) => group.length >= stockFrom).flat());
}
