import type { Dataset } from "../../model/dataset.ts";
import type { ExtendedManifest } from "../../model/generated/manifest.ts";
import { exposedIn } from "../exposed.ts";
import { groupingOf, splitGroupingOf, type Grouping } from "../grouping.ts";
import { exportedCase, type ApprovedCase, type ExportedCase } from "./export-case.ts";
import { exportedRegister } from "./export-register.ts";

/** A manifest of the extended shape; a case has no split where the set decides none. */
export type ExportedManifest = Omit<ExtendedManifest, "cases"> & {
  readonly cases: readonly ExportedCase[];
};

/** Why a set has no manifest. */
export type Unexportable = "no families" | "unreadable families" | "not split";

/** Writes nothing: the manifest of a set, from those of its cases that may go out and families.yaml alone. */
export function exportManifest(
  dataset: Dataset,
  cases: readonly ApprovedCase[],
): ExportedManifest | { readonly refusal: Unexportable } {
  if (dataset.families === undefined) return { refusal: "no families" };
  const grouping = groupingOf(dataset);
  if (grouping?.file.whole === undefined) return { refusal: "unreadable families" };
  if (splitGroupingOf(dataset) === undefined) return { refusal: "not split" };
  const exposed = exposedIn(grouping, dataset.cases);
  const exported = new Set(cases.map(({ whole }) => whole.id));
  const records = cases.map((one) => exportedCase(one, { grouping, exposed, exported }));
  return {
    ...claimOf(grouping),
    register: exportedRegister({ dataset, grouping, cases }),
    inventory: [...new Set(records.map(({ case_id }) => case_id))],
    cases: records,
  };
}

function claimOf({ file }: Grouping): Pick<ExtendedManifest, "claim" | "cutoff"> {
  const claim = file.whole?.claim;
  if (claim === undefined) return { claim: "family" };
  return claim.kind === "period"
    ? { claim: claim.kind, cutoff: claim.cutoff }
    : { claim: claim.kind };
}
