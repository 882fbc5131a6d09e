import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { writeFiles } from "../../src/git/write-files.ts";
import { casesFolder, familiesFile, policyFile, revisionsFolder } from "../../src/model/layout.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";
import { isAtOrBelow, realPathOf } from "./real-path.ts";

/** An option that names what a command writes beside the set. */
export interface OutputOption {
  readonly cwd: string;
  /** The full path of the set that the command reads. */
  readonly set: string;
  /** As it is written, such as `--out`. */
  readonly option: string;
}

/** What of a set's folder no output may touch: what the set is made of, and the program that judges it. */
const partsOfSet = [casesFolder, revisionsFolder, familiesFile, policyFile, ".touchstone"];

/**
 * The full path of the file that an option names, through all links. Throws UsageError where it cannot be written: it has
 * no name, its folder is not there or closed, it is no file, or it is a part of the set.
 */
export async function assertWritable(output: OutputOption, name: string): Promise<string> {
  const path = await realPathOf(outputPath(output, name));
  await assertApart(output, name, path);
  const folder = await stat(dirname(path)).catch(() => undefined);
  const there = await stat(path).catch(() => undefined);
  const isPlace = folder?.isDirectory() === true && (there === undefined || there.isFile());
  const parts = [dirname(path), ...(there === undefined ? [] : [path])];
  const open = await Promise.all(parts.map(isOpen));
  if (!isPlace || open.includes(false)) {
    throw unwritable(name, `give ${output.option} a file in a folder that is there`);
  }
  return path;
}

/** The full path that an option names. Throws UsageError where it names none. */
export function outputPath({ cwd, option }: OutputOption, name: string): string {
  if (name.trim() !== "") return resolve(cwd, name);
  throw new UsageError(`${option} is empty: name what is to be written.`);
}

/** Throws UsageError where a path, through whatever links, is a part of the set, or of what Git keeps. */
export async function assertApart(
  { set, option }: Pick<OutputOption, "set" | "option">,
  name: string,
  path: string,
): Promise<void> {
  const real = await realPathOf(path);
  const parts = await Promise.all(
    partsOfSet.map(async (part) => await realPathOf(join(set, part))),
  );
  if (!parts.some((part) => isAtOrBelow(real, part)) && !real.split(sep).includes(".git")) return;
  throw new UsageError(
    `"${terminalText(name)}" is a part of the set, where no output goes: give ${option} another place.`,
  );
}

/** Whether a folder or a file that is there can be written. */
export async function isOpen(path: string): Promise<boolean> {
  return await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** That a name leads to no place for an output, and what would. */
export function unwritable(name: string, instead: string, cause?: unknown): UsageError {
  return new UsageError(`"${terminalText(name)}" cannot be written: ${instead}.`, { cause });
}

/**
 * Writes the file that an option names, whole or not at all; another name of the same file keeps what it had. Throws
 * UsageError where the place is none, although it seemed one.
 */
export async function writeOutput(
  { option, name }: { readonly option: string; readonly name: string },
  path: string,
  text: string,
): Promise<void> {
  await writeFiles(dirname(path), [[basename(path), text]]).catch((cause: unknown) => {
    if (isOfPlace(cause)) throw unwritable(name, `give ${option} another file`, cause);
    throw cause;
  });
}

/** What a disk says of a place that is none, and not of a disk that is full or broken. */
const codesOfPlaces: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EISDIR",
  "ELOOP",
  "ENAMETOOLONG",
  "ENOENT",
  "ENOTDIR",
  "EPERM",
  "EROFS",
]);

/** Whether an error, or what it comes from, is that of a place where nothing can be written. */
export function isOfPlace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codesOfPlaces.has(error.code)) || isOfPlace(error.cause);
}
