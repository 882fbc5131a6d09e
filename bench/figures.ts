import { isFailure, median, spread, type Spread } from "./statistics.ts";
import type { Command, Failure, Usage } from "./measure.ts";

/** What a row wants of each command, compared with the baseline of the same run. */
export type Reach =
  /** Times the baseline's wall, and where it is said, MiB in all. */
  | { readonly ratio: number; readonly peak?: number }
  /** Seconds and MiB over the baseline. */
  | { readonly wallOver: number; readonly peakOver: number };

/** What came of one command of a row. */
export interface Figure {
  readonly label: string;
  readonly runs: number;
  readonly wall?: Spread;
  readonly cpu?: Spread;
  readonly peak?: Spread;
  /** The median of the ratios of wall times, each with the baseline of the same round. */
  readonly ratio?: number;
  readonly reached?: boolean;
  readonly failed?: string;
}

/** The figures of a row's commands, the baseline first. */
export function figuresOf(
  commands: readonly Command[],
  measured: readonly (readonly (Usage | Failure)[])[],
  reach: Reach,
): readonly Figure[] {
  const base = (measured[0] ?? []).filter((one): one is Usage => !isFailure(one));
  return commands.map(({ label }, index) => {
    const all = measured[index] ?? [];
    const failure = all.find(isFailure);
    if (failure !== undefined) return { label, runs: 0, reached: false, failed: failure.failed };
    const runs = all.filter((one): one is Usage => !isFailure(one));
    const figure = {
      label,
      runs: runs.length,
      wall: spread(runs.map(({ wall }) => wall)),
      cpu: spread(runs.map(({ cpu }) => cpu)),
      peak: spread(runs.map(({ peak }) => peak)),
    };
    if (index === 0 || base.length === 0) return figure;
    const ratio = median(runs.map(({ wall }, run) => wall / (base[run]?.wall ?? Number.NaN)));
    const reached =
      "ratio" in reach
        ? ratio <= reach.ratio && figure.peak.median <= (reach.peak ?? Infinity)
        : figure.wall.median - median(base.map(({ wall }) => wall)) <= reach.wallOver &&
          figure.peak.median - median(base.map(({ peak }) => peak)) <= reach.peakOver;
    return { ...figure, ratio, reached };
  });
}

/** The figures as a table of text, one line a command. */
export function tableOf(figures: readonly Figure[]): string {
  const head = [
    "what",
    "wall s (min..max)",
    "cpu s",
    "peak MiB",
    "ratio",
    "over baseline",
    "reach",
  ];
  const base = figures[0];
  const lines = figures.map((figure, index) => cellsOf(figure, index === 0 ? undefined : base));
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...lines.map((cells) => (cells[column] ?? "").length)),
  );
  return [head, ...lines]
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `  ${line.trimEnd()}\n`)
    .join("");
}

function cellsOf(figure: Figure, base: Figure | undefined): string[] {
  const { label, wall, cpu, peak, ratio, failed } = figure;
  if (wall === undefined || cpu === undefined || peak === undefined) {
    return [label, failed ?? "not run", "", "", "", "", "not reached"];
  }
  const cells = [
    label,
    `${wall.median.toFixed(3)} (${wall.min.toFixed(3)}..${wall.max.toFixed(3)})`,
    cpu.median.toFixed(3),
    `${peak.median.toFixed(0)} (${peak.min.toFixed(0)}..${peak.max.toFixed(0)})`,
  ];
  if (base?.wall === undefined || base.peak === undefined) return cells;
  const over = `${signed(wall.median - base.wall.median, 2)} s, ${signed(peak.median - base.peak.median, 0)} MiB`;
  return [
    ...cells,
    (ratio ?? 0).toFixed(2),
    over,
    figure.reached === true ? "reached" : "not reached",
  ];
}

function signed(value: number, digits: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(digits)}`;
}
