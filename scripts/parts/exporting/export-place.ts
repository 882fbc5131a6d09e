import { stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { writeFiles } from "../../../src/git/write-files.ts";
import {
  assertApart,
  isOfPlace,
  isOpen,
  outputPath,
  unwritable,
  type OutputOption,
} from "../output-file.ts";

/** Where the files of an export go. */
export interface ExportPlace {
  readonly folder: string;
  /** The name of the one file, where a file was named. */
  readonly file: string | undefined;
  /** The option that names it. */
  readonly output: OutputOption;
  /** As it was named. */
  readonly name: string;
}

/**
 * Where `--out` leads: to a folder, where one is there, the name ends with a slash or has no ending, else to a file. Throws
 * UsageError where it would write what the set itself is made of, or several files into one, or nothing can be written.
 */
export async function exportPlace(output: OutputOption, name: string): Promise<ExportPlace> {
  const path = outputPath(output, name);
  const facts = await stat(path).catch(() => undefined);
  const isFolder =
    facts === undefined ? /[/\\]$/.test(name) || extname(path) === "" : facts.isDirectory();
  await assertApart(output, name, path);
  if (isFolder) {
    if (!(await canHold(path))) throw unwritable(name, elsewhere);
    return { folder: path, file: undefined, output, name };
  }
  const folder = await stat(dirname(path)).catch(() => undefined);
  const isPlace = folder?.isDirectory() === true && facts?.isFile() !== false;
  if (!isPlace || !(await isOpen(dirname(path)))) throw unwritable(name, elsewhere);
  return { folder: dirname(path), file: basename(path), output, name };
}

const elsewhere = "give --out a file in a folder that is there, or a folder";

/** Whether a folder can be written into, or made. */
async function canHold(path: string): Promise<boolean> {
  const facts = await stat(path).catch((error: unknown) =>
    error instanceof Error && "code" in error && error.code === "ENOENT" ? undefined : null,
  );
  if (facts === null) return false;
  if (facts !== undefined) return facts.isDirectory() && (await isOpen(path));
  return path !== dirname(path) && (await canHold(dirname(path)));
}

/** A file of an export: its name below the folder, and its text. */
interface NamedText {
  readonly path: string;
  readonly text: string;
}

/** What one export writes and takes away, all below its folder. */
export interface ExportFiles {
  readonly files: readonly NamedText[];
  readonly manifest: NamedText | undefined;
  /** What an earlier export left there. */
  readonly stale: readonly string[];
}

/**
 * Writes the files of an export, with the manifest last where there is one. An earlier manifest goes first, and then the
 * files that it alone names, so that at any moment one that is there fits the files beside it.
 */
export async function writeExport(
  { folder, name }: ExportPlace,
  { files, manifest, stale }: ExportFiles,
): Promise<void> {
  const texts = files.map(({ path, text }) => [path, text] as const);
  await writeFiles(folder, [
    ...(manifest === undefined ? [] : [[manifest.path, undefined] as const]),
    ...stale.map((path) => [path, undefined] as const),
    ...texts,
    ...(manifest === undefined ? [] : [[manifest.path, manifest.text] as const]),
  ]).catch((cause: unknown) => {
    if (!isOfPlace(cause)) throw cause;
    const [said = ""] = cause instanceof Error ? [cause.message] : [];
    throw unwritable(name, `${said} Give --out another place`, cause);
  });
}

/** The full paths of what an export writes. */
export function writtenPaths(
  { folder }: Pick<ExportPlace, "folder">,
  { files, manifest }: Pick<ExportFiles, "files" | "manifest">,
): readonly string[] {
  const written = [...files, ...(manifest === undefined ? [] : [manifest])];
  return written.map(({ path }) => join(folder, path));
}
