import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import {
  casesFolder,
  familiesFile,
  isInCases,
  isYamlName,
  policyFile,
  revisionsFolder,
} from "../../src/model/layout.ts";
import { isAmong } from "../../src/report/verdict/verdict.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";
import { holdsSet, pathInSet, setAbove, setFolder } from "./set-folder.ts";

/** The set that a command line means, and the part of it. */
export interface NamedPlaces {
  readonly folder: string;
  /** The set's folder as somebody who wrote the command line would write it. */
  readonly given: string;
  /** Files and folders in the set; none for the whole set. */
  readonly paths: readonly string[];
}

/** Reads the words of a command line: a set's folder, or files and folders inside one set. Throws UsageError. */
export async function namedPlaces(cwd: string, words: readonly string[]): Promise<NamedPlaces> {
  const [first = ".", ...others] = words;
  const { path, ...set } = await namedPlace(cwd, first);
  const paths = [path];
  for (const word of others) {
    const place = await namedPlace(cwd, word);
    if (place.folder !== set.folder) {
      const message = `"${first}" and "${word}" lie in two sets; name places in one set.`;
      throw new UsageError(terminalText(message));
    }
    paths.push(place.path);
  }
  return { ...set, paths: paths.includes("") ? [] : paths };
}

/** Whether a path of the set is among the places that were named; each is, where none was. */
export function isAmongPlaces({ paths }: NamedPlaces): (path: string) => boolean {
  const named = new Set(paths);
  return (path) => named.size === 0 || isAmong(path, named);
}

/** Throws UsageError where a place holds no cases; `only` says what only cases are. */
export function assertHoldCases({ paths }: NamedPlaces, only: string): void {
  const other = paths.find((path) => path !== casesFolder && !isInCases(path));
  if (other === undefined) return;
  throw new UsageError(`"${terminalText(other)}" holds no cases, and only cases are ${only}.`);
}

interface NamedPlace extends Pick<NamedPlaces, "folder" | "given"> {
  /** Empty for the set itself. */
  readonly path: string;
}

async function namedPlace(cwd: string, word: string): Promise<NamedPlace> {
  const full = resolve(cwd, word);
  const isFile = await opened(full, word);
  if (!isFile && (await holdsSet(full))) return { folder: full, given: word, path: "" };
  const folder = await setAbove(full);
  const path = folder === undefined ? "" : pathInSet(folder, cwd, word);
  if (folder !== undefined && isPart(path, isFile)) {
    return { folder, given: isAbsolute(word) ? folder : relative(cwd, folder), path };
  }
  if (!isFile) return { folder: await setFolder(cwd, word), given: word, path: "" };
  throw new UsageError(
    terminalText(
      folder === undefined
        ? `"${word}" lies in no evaluation set.`
        : `"${word}" is no file of the set around it, so it is not read.`,
    ),
  );
}

/** Whether a path leads to a file, not to a folder. Throws UsageError where it cannot be opened. */
async function opened(full: string, word: string): Promise<boolean> {
  try {
    await access(full, constants.R_OK);
    return !(await stat(full)).isDirectory();
  } catch (cause) {
    const message = `"${terminalText(word)}" is not a file or folder that can be opened.`;
    throw new UsageError(message, { cause });
  }
}

/** Whether a check looks at a path of a set: a case, a corpus revision, the families, the policy. */
export function isPart(path: string, isFile: boolean): boolean {
  if (path === familiesFile || path === policyFile) return isFile;
  const [top = ""] = path.split("/");
  if (top === casesFolder) return !isFile || isYamlName(path);
  return top === revisionsFolder;
}
