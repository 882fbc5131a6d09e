import type { Dataset } from "../model/dataset.ts";
import type { Lineage } from "../model/lineage.ts";
import { groupingOf } from "./grouping.ts";

/** The families of cases and documents, as far as families.yaml says. */
export function lineageOf(dataset: Dataset): Lineage {
  const grouping = groupingOf(dataset);
  return {
    ofCase: (file) => grouping?.familiesOf(file).belongings.map(({ family }) => family) ?? [],
    ofDocument: (id) => grouping?.claimsOf(id).map(({ family }) => family) ?? [],
  };
}
