import type { CorpusChange } from "../../src/refresh/preview/corpus-change.ts";
import { readCorpusChange } from "../../src/refresh/preview/read-corpus-change.ts";
import type { ChangePlace } from "../../src/report/refresh/packet/change/change-place.ts";
import type { Files } from "./good-set.ts";
import { memoryTree, type Contents } from "./memory-tree.ts";

export const changePlace: ChangePlace = {
  files: "https://github.com/acme/set/blob/abc/",
  whole: "https://github.com/acme/set/pull/7/checks",
  set: "",
  other: undefined,
};

/** What a change makes of a set in memory. */
export async function changeOf(before: Contents, after: Contents): Promise<CorpusChange> {
  const read = await readCorpusChange(memoryTree(before), memoryTree(after));
  if (!("change" in read)) throw new Error(`Not read: ${JSON.stringify(read)}`);
  if (read.change === undefined) throw new Error("It changes nothing of the corpus.");
  return read.change;
}

/** The same files under another current revision. */
export function pointingAt(files: Files, id: string): Files {
  return { ...files, "corpus-revisions/current.yaml": `revision: ${id}\n` };
}

/** The files but those of these paths. */
export function without(files: Files, path: RegExp): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !path.test(name)));
}
