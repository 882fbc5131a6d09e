import type { CaseFile } from "../model/case.ts";
import type { Grouping } from "./grouping.ts";
import { caseKey } from "./split-graph.ts";

/**
 * The keys of what carries the split of a case: its families; where it belongs to none, or carries its own split, itself. Of
 * any case of the set, whether it takes part or not.
 */
export function holdersOfCase(
  { isByCase, familiesOf }: Pick<Grouping, "isByCase" | "familiesOf">,
  file: CaseFile,
): readonly string[] {
  const families = isByCase ? [] : familiesOf(file).belongings.map(({ family }) => family);
  return families.length === 0 ? [caseKey(file)] : families;
}
