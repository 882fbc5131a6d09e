import { stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { casesFolder, revisionsFolder } from "../../src/model/layout.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** A folder that may hold a set or not. Throws UsageError where there is none. */
export async function existingFolder(cwd: string, given: string): Promise<string> {
  const folder = resolve(cwd, given);
  if (await isFolder(folder)) return folder;
  throw new UsageError(`"${terminalText(given)}" is not a folder that can be opened.`);
}

/** The folder of an existing set, which holds cases/ or corpus-revisions/; of a folder in one of these, the set's. Throws UsageError. */
export async function setFolder(cwd: string, given: string): Promise<string> {
  const folder = await existingFolder(cwd, given);
  if (await holdsSet(folder)) return folder;
  const above = await setAbove(folder);
  const [top = ""] = above === undefined ? [] : pathInSet(above, cwd, folder).split("/");
  if (above !== undefined && [casesFolder, revisionsFolder].includes(top)) return above;
  throw new UsageError(
    `"${terminalText(given)}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. A set begins with: touchstone init --help`,
  );
}

/** The set that a file belongs to: the nearest folder above it that holds one. Throws UsageError. */
export async function setFolderOf(cwd: string, file: string): Promise<string> {
  const folder = await setAbove(resolve(cwd, file));
  if (folder !== undefined) return folder;
  throw new UsageError(`"${terminalText(file)}" lies in no evaluation set.`);
}

/** The nearest folder above a full path that holds a set. */
export async function setAbove(full: string): Promise<string | undefined> {
  for (let folder = dirname(full); ; folder = dirname(folder)) {
    if (await holdsSet(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** A path inside a set, as the set writes it: relative to its folder, parts joined by "/". */
export function pathInSet(folder: string, cwd: string, file: string): string {
  return relative(folder, resolve(cwd, file)).split(sep).join("/");
}

/**
 * A set's path as somebody in `cwd` would write it: relative to where they stand; for a set that lies elsewhere, below the
 * folder as they gave it.
 */
export function placeFrom(
  cwd: string,
  folder: string,
  given: string = folder,
): (file: string) => string {
  const way = relative(cwd, folder);
  const parts = way.split(sep);
  // The way up from a folder of the set is short; the way to a neighbour is written as it was given.
  const elsewhere = isAbsolute(way) || (parts[0] === ".." && parts.some((part) => part !== ".."));
  return (file) => join(elsewhere ? given : way, file);
}

/** Whether a folder holds a set: cases/ or corpus-revisions/. */
export async function holdsSet(folder: string): Promise<boolean> {
  return (
    (await isFolder(join(folder, casesFolder))) || (await isFolder(join(folder, revisionsFolder)))
  );
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
