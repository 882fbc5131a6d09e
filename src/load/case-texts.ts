import type { Defect } from "../model/dataset.ts";
import { startOf } from "../model/location.ts";
import { casesFolder, isYamlName } from "../model/layout.ts";
import { isFile, type Tree, type TreeEntry } from "../model/tree.ts";
import { caseText } from "./case-reader.ts";
import { filesBelow, keepsFile } from "./set-files.ts";
import type { MarkedText } from "./text-file.ts";

/** The text of one case file. */
export interface CaseText extends MarkedText {
  readonly path: string;
}

/** Which case files to read, and whom to tell. */
export interface CaseTextOptions {
  /** The paths to read; every path where it is absent. */
  readonly wanted?: ((path: string) => boolean) | undefined;
  /** Told before each file is read how many were, of how many. */
  readonly onFile?: ((read: number, of: number) => void) | undefined;
}

/** The texts of a set's case files in path order, one at a time; a file that gives none is a defect. */
export async function* caseTexts(
  tree: Tree,
  defects: Defect[],
  { wanted = () => true, onFile }: CaseTextOptions = {},
): AsyncGenerator<CaseText> {
  const paths = await casePaths(tree, defects, wanted);
  for (const [index, path] of paths.entries()) {
    onFile?.(index, paths.length);
    const reading = await caseText(tree, path);
    if ("defect" in reading) defects.push(reading.defect);
    else yield { path, ...reading };
  }
}

/** The paths of a set's case files in their order; what is none and looks like one is a defect. */
export async function casePaths(
  tree: Tree,
  defects: Defect[],
  wanted: (path: string) => boolean = () => true,
): Promise<readonly string[]> {
  const entries = await filesBelow(tree, casesFolder, defects);
  return entries.flatMap((entry) => {
    if (!wanted(entry.path)) return [];
    if (isOther(entry)) defects.push(...passedOver(entry));
    else if (keepsFile(entry, defects)) return [entry.path];
    return [];
  });
}

/** A file that is no case, such as a README. What is no file may hide cases, so it is never passed over. */
function isOther(entry: TreeEntry): boolean {
  return isFile(entry) && !isYamlName(entry.path);
}

/** A file whose name says that somebody meant it for a case. */
function passedOver({ path }: TreeEntry): readonly Defect[] {
  if (!/\.ya?ml[.~]|\.json$/i.test(path)) return [];
  return [
    {
      rule: "file/passed-over",
      message: 'This file is not read: a case is a YAML file whose name ends in ".yaml".',
      at: startOf(path),
      fix: "Rename it if it is a case, or move it out of cases/.",
    },
  ];
}
