import { stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { writeFiles } from "../../../src/git/write-files.ts";
import { casesFolder, familiesFile, revisionsFolder } from "../../../src/model/layout.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** Where the files of an export go. */
export interface ExportPlace {
  readonly folder: string;
  /** The name of the one file, where a file was named. */
  readonly file: string | undefined;
}

/**
 * Where `--out` leads: to a folder, where one is there, the name ends with a slash or has no ending, else to a file. Throws
 * UsageError where it would write what the set itself is made of, or several files into one.
 */
export async function exportPlace(
  { cwd, set }: { readonly cwd: string; readonly set: string },
  name: string,
): Promise<ExportPlace> {
  const path = resolve(cwd, name);
  const facts = await stat(path).catch(() => undefined);
  const isFolder =
    facts === undefined ? /[/\\]$/.test(name) || extname(path) === "" : facts.isDirectory();
  const [top = ""] = relative(set, path).split(sep);
  if ([casesFolder, revisionsFolder, familiesFile].includes(top)) {
    throw new UsageError(
      `"${terminalText(name)}" is a part of the set, which an export does not write: give --out another place.`,
    );
  }
  if (isFolder) return { folder: path, file: undefined };
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (folder?.isDirectory() !== true || facts?.isFile() === false) {
    throw new UsageError(
      `"${terminalText(name)}" cannot be written: give --out a file in a folder that is there, or a folder.`,
    );
  }
  return { folder: dirname(path), file: basename(path) };
}

/** A file of an export: its name below the folder, and its text. */
export interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes the files of an export, with the manifest last where there is one. An earlier manifest goes first, so that at any
 * moment one that is there fits the files beside it.
 */
export async function writeExport(
  { folder }: ExportPlace,
  files: readonly NamedText[],
  manifest: NamedText | undefined,
): Promise<readonly string[]> {
  const texts = files.map(({ path, text }) => [path, text] as const);
  await writeFiles(folder, [
    ...(manifest === undefined ? [] : [[manifest.path, undefined] as const]),
    ...texts,
    ...(manifest === undefined ? [] : [[manifest.path, manifest.text] as const]),
  ]);
  const written = [...files, ...(manifest === undefined ? [] : [manifest])];
  return written.map(({ path }) => join(folder, path));
}
