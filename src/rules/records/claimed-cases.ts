import { splitGroupingOf, type Grouping } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { FamiliesFile } from "../../model/families.ts";

type Claim = NonNullable<NonNullable<FamiliesFile["families"]>["claim"]>;

/** The cases that a claim of a kind is about: those that take part in a set that is split, under that claim alone. */
export function claimedCases(
  dataset: Dataset,
  kind: NonNullable<Claim["kind"]>,
):
  | { readonly grouping: Grouping; readonly claim: Claim; readonly cases: readonly CaseFile[] }
  | undefined {
  const grouping = splitGroupingOf(dataset);
  const claim = grouping?.file.families?.claim;
  if (grouping === undefined || claim?.kind !== kind) return undefined;
  return { grouping, claim, cases: grouping.cases };
}
