import { eitherSide, knownHeldOutSide, type HeldOutSide } from "../../families/held-out-side.ts";
import { oncePerPair } from "../../model/once.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { SetVersions } from "./tree-change.ts";

const ofBoth = oncePerPair((base: Dataset, merged: Dataset): HeldOutSide =>
  eitherSide(knownHeldOutSide(base), knownHeldOutSide(merged)),
);

/** What is held out on the base or would be after the merge: no change publishes what it takes out before it is merged. */
export function heldOutIn({ base, merged }: SetVersions): HeldOutSide {
  return ofBoth(base, merged);
}
