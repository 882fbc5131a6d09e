import type { Figure } from "./figures.ts";
import type { MeasuredRow } from "./measured-row.ts";

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
  const where = `${machine.node}, ${machine.cores} cores of ${machine.processor}, ${machine.memoryMiB} MiB`;
  return [
    `### \`${name}\``,
    "",
    [about, ...notes].map(sentence).join(" "),
    "",
    ...table([
      ["what", "wall", "cpu", "peak", "ratio", "reach"],
      ...figures.map((figure, index) => cellsOf(figure, index === 0)),
    ]),
    "",
    `Medians of ${runs} runs in turn, ${date.slice(0, 10)}: ${where}, load ${machine.load} before the row, bundle ${machine.bundle}.`,
    "",
  ].join("\n");
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return start.endsWith(".") ? start : `${start}.`;
}

function cellsOf(
  { label, wall, cpu, peak, ratio, reached, failed }: Figure,
  isBase: boolean,
): readonly string[] {
  if (wall === undefined || cpu === undefined || peak === undefined) {
    return [label, failed ?? "not run", "", "", "", "not reached"];
  }
  return [
    label,
    `${wall.median.toFixed(3)} s`,
    `${cpu.median.toFixed(3)} s`,
    `${peak.median.toFixed(0)} MiB`,
    ratio === undefined ? "" : ratio.toFixed(2),
    isBase ? "" : reached === true ? "reached" : "not reached",
  ];
}

/** Lines of Markdown whose columns stand below each other, as the formatter would write them. */
function table(lines: readonly (readonly string[])[]): readonly string[] {
  const [head = []] = lines;
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((cells) => (cells[column] ?? "").length)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...lines.slice(1)].map(
    (cells) =>
      `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`,
  );
}
