import type { ObjectStore } from "./object-store.ts";

/** An entry of a tree; its name one character a byte. */
export interface TreeEntry {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

/** A path of a new tree; one without an object is taken out. */
export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly oid?: string;
}

const folderMode = "40000";

/** The entries of a tree in Git's order. */
export async function entriesOf(
  objects: ObjectStore,
  oid: string | undefined,
): Promise<readonly TreeEntry[]> {
  if (oid === undefined) return [];
  const bytes = await objects.readAs("tree", oid);
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    const text = bytes.toString("latin1", at, end);
    const space = text.indexOf(" ");
    const id = bytes.toString("hex", end + 1, end + 21);
    entries.push({ mode: text.slice(0, space), name: text.slice(space + 1), oid: id });
    at = end + 21;
  }
  return entries;
}

/** What stands at a path of a tree. */
export async function entryAt(
  objects: ObjectStore,
  tree: string,
  path: string,
): Promise<TreeEntry | undefined> {
  let found: TreeEntry | undefined = { mode: folderMode, name: "", oid: tree };
  for (const part of path.split("/")) {
    if (found?.mode !== folderMode) return undefined;
    const name = Buffer.from(part).toString("latin1");
    found = (await entriesOf(objects, found.oid)).find((entry) => entry.name === name);
  }
  return found;
}

/** Whether these changes are so plain that everybody would do the same: files that come, go or are others. */
export function arePlain(changes: readonly TreeChange[]): boolean {
  const paths = new Set(changes.map(({ path }) => path));
  return (
    paths.size === changes.length &&
    changes.every(
      ({ path, mode, oid }) =>
        (oid === undefined || /^(?:100644|100755|120000)$/.test(mode)) &&
        path.split("/").every((part) => /^[^.\0]|^\.(?!git$|\.?$)/i.test(part)) &&
        foldersOf(path).every((folder) => !paths.has(folder)),
    )
  );
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("/"));
}

/**
 * Writes a tree that differs from another in plain changes. Undefined where nothing is left of it. Throws NotPlain.
 */
export async function treeWith(
  objects: ObjectStore,
  base: string | undefined,
  changes: readonly TreeChange[],
): Promise<string | undefined> {
  const before = await entriesOf(objects, base);
  const entries = new Map(before.map((entry) => [entry.name, entry]));
  const inner = new Map<string, TreeChange[]>();
  for (const change of changes) {
    const [part = "", ...rest] = change.path.split("/");
    const name = Buffer.from(part).toString("latin1");
    const isFolder = entries.get(name)?.mode === folderMode;
    if (entries.has(name) && isFolder !== rest.length > 0) throw new NotPlain();
    if (rest.length === 0) put(entries, name, change);
    else inner.set(name, [...(inner.get(name) ?? []), { ...change, path: rest.join("/") }]);
  }
  for (const [name, own] of inner) {
    const oid = await treeWith(objects, entries.get(name)?.oid, own);
    put(entries, name, { mode: folderMode, ...(oid === undefined ? {} : { oid }) });
  }
  return entries.size === 0 ? undefined : await writeEntries(objects, [...entries.values()]);
}

function put(
  entries: Map<string, TreeEntry>,
  name: string,
  { mode, oid }: Pick<TreeChange, "mode" | "oid">,
): void {
  if (oid === undefined) entries.delete(name);
  else entries.set(name, { mode, name, oid });
}

/** A file would come where a folder is, or the other way round: what goes then is for Git to say. */
export class NotPlain extends Error {}

/** Writes the entries of one folder, in Git's order: a folder as if its name ended in a slash. */
export async function writeEntries(
  objects: ObjectStore,
  entries: readonly TreeEntry[],
): Promise<string> {
  const sorted = entries
    .map((entry) => ({ ...entry, key: `${entry.name}${entry.mode === folderMode ? "/" : ""}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const pieces = sorted.flatMap(({ mode, name, oid }) => [
    Buffer.from(`${mode} ${name}\0`, "latin1"),
    Buffer.from(oid, "hex"),
  ]);
  return await objects.write("tree", Buffer.concat(pieces));
}
