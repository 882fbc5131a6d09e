import type { Defect } from "../model/dataset.ts";
import { currentFile, familiesFile, isInCases, isYamlName, policyFile } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { caseTexts, type CaseText } from "./case-texts.ts";
import { currentShape, familiesShape, policyShape } from "./generated/validators.js";
import { familiesKeys, limits } from "./limits.ts";
import type { YamlShape } from "./read-yaml.ts";
import { keepsFile } from "./set-files.ts";
import { readText } from "./text-file.ts";

/** The files besides the cases that people write in a set; corpus revisions are recorded and never change. */
export const setFiles: ReadonlyMap<string, YamlShape<unknown>> = new Map([
  [familiesFile, { max: limits.families, keys: familiesKeys, matches: familiesShape }],
  [policyFile, { max: limits.policy, matches: policyShape }],
  [currentFile, { max: limits.current, matches: currentShape }],
]);

/** Whether a path is that of a file which people write: a case, the families, the policy, the pointer to a revision. */
export function isOwnFile(path: string): boolean {
  return setFiles.has(path) || (isInCases(path) && isYamlName(path));
}

/** The texts of the files that people write and that are wanted, one at a time; a file that gives none is a defect. */
export async function* ownTexts(
  tree: Tree,
  defects: Defect[],
  wanted: (path: string) => boolean,
): AsyncGenerator<CaseText> {
  yield* caseTexts(tree, defects, { wanted });
  for (const [path, { max }] of setFiles) {
    const entry = wanted(path) ? await tree.entry(path) : undefined;
    if (entry === undefined || !keepsFile(entry, defects)) continue;
    const reading = await readText(tree, path, max);
    if ("defect" in reading) defects.push(reading.defect);
    else yield { path, ...reading };
  }
}
