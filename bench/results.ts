import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageWith } from "./figures-page.ts";
import type { MeasuredRow } from "./measured-row.ts";

const resultsFile: string = fileURLToPath(new URL("results.json", import.meta.url));
const figuresPage: string = fileURLToPath(new URL("../docs/performance.md", import.meta.url));

/** The rows of bench/results.json, as they were measured last. */
export function readResults(): readonly MeasuredRow[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- writeResults wrote it.
    return (JSON.parse(readFileSync(resultsFile, "utf8")) as { rows: MeasuredRow[] }).rows;
  } catch {
    return [];
  }
}

/** Puts a row in the place of what was measured of it before, and the figures of all rows into docs/performance.md. */
export function writeResults(measured: MeasuredRow, order: readonly string[]): void {
  const others = readResults().filter(({ name }) => name !== measured.name);
  const rows = [...others, measured]
    .filter(({ name }) => order.includes(name))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  writeFileSync(resultsFile, `${JSON.stringify({ rows }, null, 2)}\n`);
  writeFileSync(figuresPage, pageWith(readFileSync(figuresPage, "utf8"), rows));
}
