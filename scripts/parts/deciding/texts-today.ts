import { workingTree } from "../../../src/git/working-tree.ts";
import { readTexts } from "../../../src/load/read-texts.ts";
import type { ContentHash } from "../../../src/model/ids.ts";
import { textFilesOf } from "../../../src/model/layout.ts";

/** The texts of these hashes that a set keeps in its working directory. */
export async function textsToday(
  folder: string,
  hashes: ReadonlySet<ContentHash>,
): Promise<ReadonlyMap<ContentHash, string>> {
  const tree = workingTree(folder);
  const files: string[] = [];
  for (const file of new Set([...hashes].flatMap(textFilesOf))) {
    if ((await tree.entry(file))?.kind === "file") files.push(file);
  }
  return (await readTexts(tree, files, hashes)).texts;
}
