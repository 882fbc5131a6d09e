import { approvalSettings } from "./approvals.ts";
import { branchSettings } from "./branch.ts";
import type { Facts } from "./facts.ts";
import { jobSettings } from "./jobs.ts";
import { ownerSettings } from "./owners.ts";
import { peopleSettings } from "./people.ts";
import { requestSettings } from "./requests.ts";
import type { Setting, Standing } from "./setting.ts";
import { statusSettings } from "./statuses.ts";
import { toolSettings } from "./tool.ts";

/** Everything that the guarantees of a set rest on, in the order in which a person sets it. */
export const settings: readonly Setting[] = [
  ...approvalSettings,
  ...statusSettings,
  ...ownerSettings,
  ...branchSettings,
  ...peopleSettings,
  ...jobSettings,
  ...requestSettings,
  ...toolSettings,
];

/** A setting, and whether it is so. */
export interface Examined {
  readonly setting: Setting;
  readonly standing: Standing;
}

/** Holds every setting against what is known. */
export function examine(facts: Facts): readonly Examined[] {
  return settings.map((setting) => ({ setting, standing: setting.standing(facts) }));
}
