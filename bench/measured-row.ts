import type { Figure } from "./figures.ts";
import type { Machine } from "./machine.ts";
import type { Row } from "./row.ts";

/** What was measured of one row, when, and on which machine. */
export interface MeasuredRow extends Pick<Row, "name" | "about" | "reach"> {
  readonly notes: readonly string[];
  readonly versions: Readonly<Record<string, string>>;
  readonly runs: number;
  readonly figures: readonly Figure[];
  readonly date: string;
  readonly machine: Machine;
}
