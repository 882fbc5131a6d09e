import { access } from "node:fs/promises";
import { resolve } from "node:path";
import type { Dataset } from "../../../src/model/dataset.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { isFile, pathOfId } from "../chosen-cases.ts";
import { assertHoldCases, namedPlaces, type NamedPlaces } from "../named-places.ts";
import { setFolder } from "../set-folder.ts";

/** The part of a set that a command line means, with cases that it names by their ids. */
export interface PlacesToFill extends NamedPlaces {
  /** Empty where none is named so. */
  readonly ids: readonly string[];
  /** Whether it names files or folders as well. */
  readonly namesPlaces: boolean;
}

/** The set to fill and the files, folders and cases of it that were named; none for all of it. Throws UsageError. */
export async function placesToFill(
  cwd: string,
  words: readonly string[],
  set: string | undefined,
): Promise<PlacesToFill> {
  const ids: string[] = [];
  for (const word of words) if (!(await isPlace(cwd, word))) ids.push(word);
  const files = words.filter((word) => !ids.includes(word));
  const namesPlaces = files.length > 0;
  if (!namesPlaces) {
    const folder = await setFolder(cwd, set ?? ".");
    return { folder, given: folder, paths: [], ids, namesPlaces };
  }
  const places = await namedPlaces(cwd, files);
  if (set !== undefined && places.folder !== (await setFolder(cwd, set))) {
    const [first = ""] = files;
    throw new UsageError(terminalText(`"${first}" is no case of this set: "${set}".`));
  }
  assertHoldCases(places, "filled");
  return { ...places, ids, namesPlaces };
}

/** The places with the files of the cases that were named by their ids. Throws UsageError where there is no such case. */
export function withIds(
  { ids, namesPlaces, ...places }: PlacesToFill,
  dataset: Dataset,
): NamedPlaces {
  const paths = ids.map((id) => pathOfId(dataset, id));
  const isWholeSet = namesPlaces && places.paths.length === 0;
  return isWholeSet ? places : { ...places, paths: [...places.paths, ...paths] };
}

/** Whether a word names a file or a folder; an id names none, unless somebody called a folder by it. */
async function isPlace(cwd: string, word: string): Promise<boolean> {
  if (isFile(word) || word === "") return true;
  return await access(resolve(cwd, word)).then(
    () => true,
    () => false,
  );
}
