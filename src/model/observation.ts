import type { Observation } from "./generated/observation.ts";
import type { Location } from "./location.ts";

/** An observation with the place of its line. */
export interface RecordedObservation {
  readonly observation: Observation;
  readonly at: Location;
}

/** From so many times on a question recurs. */
const recurring = 2;

/** What an observation lacks to be a reason for anything; undefined where it lacks nothing. */
export function lackOf({ count, reviewedBy }: Observation): "recurrence" | "review" | undefined {
  if (count < recurring) return "recurrence";
  return reviewedBy === undefined ? "review" : undefined;
}
