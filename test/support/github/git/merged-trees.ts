import type { ObjectStore } from "./object-store.ts";
import { entriesOf, writeEntries, type TreeEntry } from "./trees.ts";

const folderMode = "40000";

/**
 * The merge of two trees that came from a third, where it is plain: nothing that both changed in different ways, and nothing
 * that went, which may have gone somewhere else. Undefined where it is for Git to find.
 */
export async function plainlyMerged(
  objects: ObjectStore,
  base: string,
  [ours, theirs]: readonly [string, string],
): Promise<string | undefined> {
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  const [before, mine, other] = await Promise.all(
    [base, ours, theirs].map(async (oid) => byName(await entriesOf(objects, oid))),
  );
  if (before === undefined || mine === undefined || other === undefined) return undefined;
  const merged: TreeEntry[] = [];
  for (const name of new Set([...before.keys(), ...mine.keys(), ...other.keys()])) {
    const entry = await mergedEntry(objects, before.get(name), [mine.get(name), other.get(name)]);
    if (entry === undefined) return undefined;
    merged.push(entry);
  }
  return await writeEntries(objects, merged);
}

async function mergedEntry(
  objects: ObjectStore,
  base: TreeEntry | undefined,
  [ours, theirs]: readonly [TreeEntry | undefined, TreeEntry | undefined],
): Promise<TreeEntry | undefined> {
  if (base === undefined)
    return ours === undefined ? theirs : theirs === undefined ? ours : undefined;
  if (ours === undefined || theirs === undefined) return undefined;
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if ([base, ours, theirs].some(({ mode }) => mode !== folderMode)) return undefined;
  const oid = await plainlyMerged(objects, base.oid, [ours.oid, theirs.oid]);
  return oid === undefined ? undefined : { ...ours, oid };
}

function isSame(a: TreeEntry, b: TreeEntry): boolean {
  return a.mode === b.mode && a.oid === b.oid;
}

function byName(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.name, entry]));
}
