import { workingTree } from "../../src/git/working-tree.ts";
import { readTexts } from "../../src/load/read-texts.ts";
import type { ContentHash } from "../../src/model/ids.ts";
import { textsFolder } from "../../src/model/layout.ts";

/** The texts of these hashes that a set keeps in its working directory. */
export async function textsToday(
  folder: string,
  hashes: ReadonlySet<ContentHash>,
): Promise<ReadonlyMap<ContentHash, string>> {
  const tree = workingTree(folder);
  const files: string[] = [];
  for (const shard of new Set([...hashes].map(shardOf))) {
    if ((await tree.entry(shard))?.kind === "file") files.push(shard);
  }
  return (await readTexts(tree, files, hashes)).texts;
}

/** The file that keeps the text of a hash. */
export function shardOf(hash: ContentHash): string {
  return `${textsFolder}/${hash.charAt("sha256:".length)}.jsonl`;
}
