import type { Dataset } from "../model/dataset.ts";
import { splitGroupingOf } from "./grouping.ts";

/**
 * Whether a set has recorded a split. Until it has, every rule about families and splits waits, and no score may be claimed;
 * of a families.yaml that cannot be read, or was not, nothing is known.
 */
export type SplitStanding = "recorded" | "none" | "unread";

export function splitStanding(dataset: Dataset): SplitStanding {
  if (dataset.families !== undefined && dataset.families.families === undefined) return "unread";
  return splitGroupingOf(dataset) === undefined ? "none" : "recorded";
}
