import type { Defect } from "../model/dataset.ts";
import { currentFile, familiesFile, policyFile } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { caseTexts, type CaseText, type CaseTextOptions } from "./case-texts.ts";
import { currentShape } from "./generated/current-shape.js";
import { familiesShape } from "./generated/families-shape.js";
import { policyShape } from "./generated/policy-shape.js";
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

/** The texts of the files that people write and that are wanted, one at a time; a file that gives none is a defect. */
export async function* ownTexts(
  tree: Tree,
  defects: Defect[],
  options: CaseTextOptions = {},
): AsyncGenerator<CaseText> {
  yield* caseTexts(tree, defects, options);
  const { wanted } = options;
  for (const [path, { max }] of setFiles) {
    const entry = wanted?.(path) !== false ? await tree.entry(path) : undefined;
    if (entry === undefined || !keepsFile(entry, defects)) continue;
    const reading = await readText(tree, path, max);
    if ("defect" in reading) defects.push(reading.defect);
    else yield { path, ...reading };
  }
}
