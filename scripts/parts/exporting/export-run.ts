import { join, relative } from "node:path";
import about from "../../../package.json" with { type: "json" };
import { exportManifest } from "../../../src/exporting/export-manifest.ts";
import type { ExportedSet, Purpose } from "../../../src/exporting/exported-set.ts";
import type { Shape, WrittenShape } from "../../../src/exporting/shape.ts";
import type { Split } from "../../../src/model/families.ts";
import { jsonText } from "../../../src/model/json-text.ts";
import { comparisonLines } from "../../../src/report/verdict/comparison.ts";
import { exportLosses } from "../../../src/report/exporting/export-losses.ts";
import { exportReport, type TouchedFiles } from "../../../src/report/exporting/export-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { staleFiles } from "./earlier-export.ts";
import {
  exportPlace,
  writeExport,
  writtenPaths,
  type ExportFiles,
  type ExportPlace,
} from "./export-place.ts";
import { judgedExport, type JudgedExport } from "./judged-export.ts";
import { assertApart, assertWritable, writeOutput } from "../output-file.ts";
import { printPieces } from "../print-pieces.ts";
import { realPathOf } from "../real-path.ts";
import { setFolder } from "../set-folder.ts";

/** An export as it was asked for. */
export interface Asked {
  readonly set: string;
  readonly shape: Shape;
  readonly purpose: Purpose;
  readonly splits: readonly Split[] | undefined;
  readonly out: string | undefined;
  readonly losses: string | undefined;
  readonly base: string | undefined;
}

/** Judges the set, takes what may go out of it, writes it in the shape and tells what it does not hold. */
export async function runExport(io: Io, asked: Asked): Promise<ExitCode> {
  const { shape, losses, out } = asked;
  const output = { cwd: io.cwd, set: await setFolder(io.cwd, asked.set) };
  const place =
    out === undefined ? undefined : await exportPlace({ ...output, option: "--out" }, out);
  const lossPath =
    losses === undefined
      ? undefined
      : await assertWritable({ ...output, option: "--losses" }, losses);
  const judged = await judgedExport(io, { ...asked, texts: shape.texts });
  const refusal = "refusal" in judged ? judged.refusal : refusalBy(shape, judged);
  if ("refusal" in judged || refusal !== undefined) {
    io.err(refusal ?? "");
    return 1;
  }
  const { set, dataset, comparison } = judged;
  const written = shape.write(set, dataset);
  const writing = { ...asked, place, set, written, lossPath };
  const files = await writeShape(io, writing);
  await writeLosses(writing);
  io.err(exportReport(set, files));
  io.err(exportLosses(written.losses, plainStyle));
  const unfit = shape.unfit?.(set, dataset);
  if (unfit !== undefined) io.err(`${terminalText(unfit)}\n`);
  io.err(lines(comparisonLines(comparison, plainStyle)));
  return 0;
}

function refusalBy({ refuses }: Shape, { set, dataset }: JudgedExport): string | undefined {
  const refusal = refuses?.(set, dataset);
  return refusal === undefined ? undefined : `${terminalText(refusal)}\n`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

interface Writing extends Pick<Asked, "shape" | "splits" | "losses"> {
  readonly place: ExportPlace | undefined;
  readonly set: ExportedSet;
  readonly written: WrittenShape;
  /** The real path for the losses, where they are asked for. */
  readonly lossPath: string | undefined;
}

/** What was written and taken away, by names as somebody in the folder would write them. */
async function writeShape(io: Io, writing: Writing): Promise<TouchedFiles> {
  const { shape, place, written } = writing;
  const { files } = written;
  const [first, ...others] = files;
  if (first === undefined) throw new Error(`The shape ${shape.name} has no file.`);
  if (others.length > 0 && place?.file !== undefined) throw severalFiles(shape, files.length);
  if (place === undefined) {
    if (others.length > 0) throw severalFiles(shape, files.length);
    await printPieces(io, pieces(first.text));
    return { written: [], removed: [] };
  }
  const planned = await plannedFiles(place, writing);
  const paths = writtenPaths(place, planned);
  for (const path of paths) await assertApart(place.output, place.name, path);
  await assertLossesApart(place, writing, paths);
  await writeExport(place, planned);
  const named = (some: readonly string[]): string[] => some.map((one) => relative(io.cwd, one));
  return {
    written: named(paths),
    removed: named(planned.stale.map((path) => join(place.folder, path))),
  };
}

/** The files of the shape with their manifest, and what an earlier export left in their place. */
async function plannedFiles(
  place: ExportPlace,
  { shape, splits, set, written }: Writing,
): Promise<ExportFiles> {
  const files = written.files.map(({ path, text }) => ({
    path: place.file ?? path,
    text: [...pieces(text)].join(""),
  }));
  if (shape.name === "manifest") return { files, manifest: undefined, stale: [] };
  const manifest = exportManifest(set, {
    shape: shape.name,
    files,
    losses: written.losses,
    splits,
    writtenBy: `touchstone ${about.version}`,
  });
  const path = place.file === undefined ? "manifest.json" : `${place.file}.manifest.json`;
  const names = files.map((file) => file.path);
  const stale = await staleFiles(place, path, names);
  return { files, manifest: { path, text: `${jsonText(manifest, { indent: 2 })}\n` }, stale };
}

/** Throws UsageError where the losses would replace what the export itself writes. */
async function assertLossesApart(
  { folder }: ExportPlace,
  { losses = "", lossPath }: Writing,
  paths: readonly string[],
): Promise<void> {
  if (lossPath === undefined) return;
  for (const path of [folder, ...paths]) {
    if ((await realPathOf(path)) !== lossPath) continue;
    throw new UsageError(
      `"${terminalText(losses)}" is what the export itself writes: give --losses a file of its own.`,
    );
  }
}

function severalFiles({ name }: Shape, count: number): UsageError {
  return new UsageError(
    `The shape ${name} has ${count} files: name a folder for them, as in --out ${name}`,
  );
}

/** A text is one piece, not its characters. */
function pieces(text: string | Iterable<string>): Iterable<string> {
  return typeof text === "string" ? [text] : text;
}

async function writeLosses({ losses = "", lossPath, shape, written }: Writing): Promise<void> {
  if (lossPath === undefined) return;
  const document = { version: 1, shape: shape.name, losses: written.losses };
  const text = `${jsonText(document, { indent: 2 })}\n`;
  await writeOutput({ option: "--losses", name: losses }, lossPath, text);
}
