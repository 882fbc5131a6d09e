import { writeFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import about from "../../../package.json" with { type: "json" };
import { exportManifest } from "../../../src/exporting/export-manifest.ts";
import type { ExportedSet, Purpose } from "../../../src/exporting/exported-set.ts";
import type { Shape, WrittenShape } from "../../../src/exporting/shape.ts";
import type { Split } from "../../../src/model/families.ts";
import { jsonText } from "../../../src/model/json-text.ts";
import { comparisonLines } from "../../../src/report/verdict/comparison.ts";
import { exportLosses } from "../../../src/report/exporting/export-losses.ts";
import { exportReport } from "../../../src/report/exporting/export-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { exportPlace, writeExport, type ExportPlace, type NamedText } from "./export-place.ts";
import { judgedExport, type JudgedExport } from "./judged-export.ts";
import { assertWritable } from "../output-file.ts";
import { printPieces } from "../print-pieces.ts";
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
  const folder = await setFolder(io.cwd, asked.set);
  const place =
    out === undefined ? undefined : await exportPlace({ cwd: io.cwd, set: folder }, out);
  if (losses !== undefined) await assertWritable(io.cwd, losses, "--losses");
  const judged = await judgedExport(io, { ...asked, texts: shape.texts });
  const refusal = "refusal" in judged ? judged.refusal : refusalBy(shape, judged);
  if ("refusal" in judged || refusal !== undefined) {
    io.err(refusal ?? "");
    return 1;
  }
  const { set, dataset, comparison } = judged;
  const written = shape.write(set, dataset);
  const names = await writeShape(io, { ...asked, place, set, written });
  if (losses !== undefined) await writeLosses(io.cwd, losses, { shape, written });
  io.err(exportReport(set, names));
  io.err(exportLosses(written.losses, plainStyle));
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

interface Writing extends Pick<Asked, "shape" | "splits"> {
  readonly place: ExportPlace | undefined;
  readonly set: ExportedSet;
  readonly written: WrittenShape;
}

/** The names of the files that were written, as somebody in the folder would write them. */
async function writeShape(
  io: Io,
  { shape, splits, place, set, written }: Writing,
): Promise<readonly string[]> {
  const { files } = written;
  const [first, ...others] = files;
  if (first === undefined) throw new Error(`The shape ${shape.name} has no file.`);
  if (others.length > 0 && place?.file !== undefined) throw severalFiles(shape, files.length);
  if (place === undefined) {
    if (others.length > 0) throw severalFiles(shape, files.length);
    await printPieces(io, pieces(first.text));
    return [];
  }
  const named: readonly NamedText[] = files.map(({ path, text }) => ({
    path: place.file ?? path,
    text: [...pieces(text)].join(""),
  }));
  const manifest = exportManifest(set, {
    shape: shape.name,
    files: named,
    losses: written.losses,
    splits,
    writtenBy: `touchstone ${about.version}`,
  });
  const path = place.file === undefined ? "manifest.json" : `${place.file}.manifest.json`;
  const beside = { path, text: `${jsonText(manifest, { indent: 2 })}\n` };
  const paths = await writeExport(place, named, shape.name === "manifest" ? undefined : beside);
  return paths.map((one) => relative(io.cwd, one));
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

async function writeLosses(
  cwd: string,
  name: string,
  { shape, written }: { readonly shape: Shape; readonly written: WrittenShape },
): Promise<void> {
  const document = { version: 1, shape: shape.name, losses: written.losses };
  await writeFile(resolve(cwd, name), `${jsonText(document, { indent: 2 })}\n`);
}
