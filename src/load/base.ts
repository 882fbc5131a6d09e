import type { CaseFile } from "../model/case.ts";
import type { Base, RevisionFileChange } from "../model/dataset.ts";
import { casesFolder, currentFile, revisionsFolder, textsFolder } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { readCase } from "./read-case.ts";
import { limits, readText } from "./text-file.ts";

/** An earlier state of a set, and how people name it. */
export interface EarlierTree {
  readonly name: string;
  readonly tree: Tree;
}

/** What of an earlier state is not in the set any more as it was. Only files whose bytes differ are read. */
export async function loadBase(now: Tree, { name, tree }: EarlierTree): Promise<Base> {
  const cases: CaseFile[] = [];
  for (const path of await filesIn(tree, casesFolder)) {
    if (!/\.ya?ml$/i.test(path) || (await changeOf(now, tree, path)) === undefined) continue;
    const reading = await readText(tree, path, limits.case);
    const file = "text" in reading ? readCase(path, reading.text).file : undefined;
    if (file !== undefined) cases.push(file);
  }
  const revisionFiles: RevisionFileChange[] = [];
  for (const path of await filesIn(tree, revisionsFolder)) {
    if (path === currentFile || path.startsWith(`${textsFolder}/`)) continue;
    const change = await changeOf(now, tree, path);
    if (change !== undefined) revisionFiles.push({ path, change });
  }
  return { name, cases, revisionFiles };
}

async function filesIn(tree: Tree, folder: string): Promise<readonly string[]> {
  const entries = await tree.list(folder);
  return entries
    .filter(({ kind }) => kind === "file" || kind === "executable")
    .map(({ path }) => path);
}

async function changeOf(
  now: Tree,
  before: Tree,
  path: string,
): Promise<RevisionFileChange["change"] | undefined> {
  const entry = await now.entry(path);
  if (entry?.kind !== "file" && entry?.kind !== "executable") return "removed";
  return (await now.objectId(path)) === (await before.objectId(path)) ? undefined : "edited";
}
