// Measures whole processes and compares them with a baseline of the same run: docs/benchmarks.md.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { componentsRow } from "./components-row.ts";
import { driftRow } from "./drift-row.ts";
import { figuresOf, tableOf } from "./figures.ts";
import { hostileRow } from "./hostile-row.ts";
import { incrementalRow } from "./incremental-row.ts";
import { machine } from "./machine.ts";
import { measureInTurn } from "./measure.ts";
import { nearDuplicatesRows } from "./near-duplicates-row.ts";
import type { Row } from "./row.ts";
import { refreshRow } from "./refresh-row.ts";
import { searchRows } from "./search-row.ts";
import { snapshotFolderRow } from "./snapshot-folder-row.ts";
import { startUpRow } from "./start-up-row.ts";
import { validateRows } from "./validate-row.ts";
import type { MeasuredRow } from "./measured-row.ts";
import { writeResults } from "./results.ts";

const rows: readonly Row[] = [
  startUpRow,
  hostileRow,
  ...validateRows,
  incrementalRow,
  ...searchRows,
  snapshotFolderRow,
  componentsRow,
  ...nearDuplicatesRows,
  driftRow,
  refreshRow,
];
const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" }, list: { type: "boolean", default: false } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const unknown = positionals.find((name) => !rows.some((row) => row.name === name));

if (values.list) {
  for (const { name, about } of rows) console.log(`${name.padEnd(16)}  ${about}`);
} else if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
  const wrong = unknown === undefined ? `--runs ${values.runs}` : `"${unknown}"`;
  console.error(`${wrong} is not known here.\nnpm run bench -- [ROW...] [--runs N] [--list]`);
  process.exitCode = 2;
} else {
  const where = machine();
  console.log(
    `${where.node}, ${where.cores} cores of ${where.processor}, ${where.memoryMiB} MiB, load ${where.load}, bundle ${where.bundle}\n`,
  );
  const wanted =
    positionals.length === 0 ? rows : rows.filter(({ name }) => positionals.includes(name));
  for (const row of wanted) {
    // Each at once: a run that is stopped has measured what it has measured.
    const measured = await measureRow(row);
    writeResults(
      { ...measured, date: new Date().toISOString(), machine: where },
      rows.map(({ name }) => name),
    );
  }
}

async function measureRow(row: Row): Promise<Omit<MeasuredRow, "date" | "machine">> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-bench-"));
  try {
    const { commands, notes, versions = {} } = await row.prepare(folder);
    const figures = figuresOf(commands, await measureInTurn(commands, runs), row.reach);
    const reach =
      "ratio" in row.reach
        ? `wall at most ${row.reach.ratio} times the baseline's${row.reach.peak === undefined ? "" : `, peak at most ${row.reach.peak} MiB`}`
        : `at most ${row.reach.wallOver} s and ${row.reach.peakOver} MiB over the baseline`;
    const told = [row.about, ...notes, `${runs} runs in turn; reach: ${reach}`];
    console.log(`${row.name}\n${told.map((line) => `  ${line}\n`).join("")}\n${tableOf(figures)}`);
    const { name, about } = row;
    return { name, about, reach: row.reach, notes, versions, runs, figures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
