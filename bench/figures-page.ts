import type { Figure } from "./figures.ts";
import type { MeasuredRow } from "./results.ts";

const begin = "<!-- figures: npm run bench writes them from bench/results.json -->";
const end = "<!-- /figures -->";

/** A page with the figures of all rows between its two marks. Throws where it lacks them. */
export function pageWith(page: string, rows: readonly MeasuredRow[]): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error("The page has no place for figures.");
  return `${before}${begin}\n\n${rows.map(sectionOf).join("\n")}\n${end}${after}`;
}

function sectionOf({ name, about, notes, runs, figures, date, machine }: MeasuredRow): string {
  const [base, ...others] = figures;
  const lines = [
    `### \`${name}\``,
    "",
    [about, ...notes].map(sentence).join(" "),
    "",
    "| what | wall | cpu | peak | ratio | reach |",
    "| --- | --- | --- | --- | --- | --- |",
    ...(base === undefined ? [] : [lineOf(base, "")]),
    ...others.map((figure) => lineOf(figure, figure.reached === true ? "reached" : "not reached")),
    "",
    `${date.slice(0, 10)}, medians of ${runs} runs in turn, ${machine.node}, ${machine.cores} cores of ${machine.processor}, ${machine.memoryMiB} MiB, load ${machine.load} before the run, bundle ${machine.bundle}.`,
    "",
  ];
  return lines.join("\n");
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return start.endsWith(".") ? start : `${start}.`;
}

function lineOf({ label, wall, cpu, peak, ratio, failed }: Figure, reach: string): string {
  if (wall === undefined || cpu === undefined || peak === undefined) {
    return `| ${label} | ${failed ?? "not run"} | | | | not reached |`;
  }
  const over = ratio === undefined ? "" : ratio.toFixed(2);
  return `| ${label} | ${wall.median.toFixed(3)} s | ${cpu.median.toFixed(3)} s | ${peak.median.toFixed(0)} MiB | ${over} | ${reach} |`;
}
