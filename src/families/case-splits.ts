import type { CaseFile } from "../model/case.ts";
import type { Split } from "../model/families.ts";
import type { Grouping } from "./grouping.ts";
import { splits } from "./splits.ts";

/** The splits of a case, in the order of `splits`: of its families, or its own where it has none or carries its own. */
export function splitsOfCase(
  { isByCase, families, familiesOf }: Pick<Grouping, "isByCase" | "families" | "familiesOf">,
  file: CaseFile,
): readonly Split[] {
  const { belongings } = familiesOf(file);
  const found = new Set(
    isByCase || belongings.length === 0
      ? [file.case.split]
      : belongings.map(({ family }) => families.get(family)?.split),
  );
  return splits.filter((split) => found.has(split));
}
