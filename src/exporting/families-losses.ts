import type { Dataset } from "../model/dataset.ts";
import type { ContractLoss } from "./shape.ts";

const fields = ["grouping", "families", "related", "exceptions", "exposures"] as const;

/** What families.yaml says beside the claim, where a shape has nothing of it. */
export function familiesLosses(
  { families }: Pick<Dataset, "families">,
  why: string,
): readonly ContractLoss[] {
  const said = fields.filter((name) => {
    const value = families?.whole?.[name];
    return value !== undefined && Object.keys(value).length > 0;
  });
  return said.map((name) => ({ field: `families.yaml ${name}`, fate: "dropped", why, cases: [] }));
}
