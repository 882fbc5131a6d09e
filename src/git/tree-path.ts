import { treeMode, type RawEntry } from "./tree-objects.ts";

/** Finds the entry of a name in one tree object. */
type FindEntry = (tree: string, name: string) => Promise<RawEntry | undefined>;

/** What stands at a path below a tree, which itself stands at the empty path; undefined where nothing does. */
export async function entryBelow(
  root: string,
  path: string,
  find: FindEntry,
): Promise<RawEntry | undefined> {
  let entry: RawEntry | undefined = { mode: treeMode, name: "", oid: root };
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (entry?.mode !== treeMode) return undefined;
    entry = await find(entry.oid, part);
  }
  return entry;
}
