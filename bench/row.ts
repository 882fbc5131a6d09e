import type { Reach } from "./figures.ts";
import type { Command } from "./measure.ts";

/** One question that the benches answer. */
export interface Row {
  readonly name: string;
  /** What it measures, as a sentence. */
  readonly about: string;
  readonly reach: Reach;
  /** Writes what the commands need into an empty folder. */
  prepare(folder: string): Promise<Plan>;
}

/** What a row runs, the baseline first. */
export interface Plan {
  readonly commands: readonly [Command, ...Command[]];
  /** What a reader of the figures needs to know: sizes, and a peer that is missing. */
  readonly notes: readonly string[];
  readonly versions?: Readonly<Record<string, string>>;
}
