import type { HostCommit, ObjectId, RefreshHost } from "./host.ts";

/** A file that two trees have with other bytes. */
interface ChangedFile {
  readonly path: string;
  readonly before: ObjectId;
  readonly after: ObjectId;
}

/** How many merges of main above the request are looked through. */
const mostMerges = 10;

/**
 * The commit with the request below merges of main that change nothing by themselves, as the button "Update branch" makes
 * them, and the newest commit of main that was merged. Undefined where it is anything else: a merge whose files are not
 * exactly those of main with the request's, or where main changed one of these files.
 */
export async function belowMerges(
  host: RefreshHost,
  head: HostCommit,
): Promise<{ readonly made: HostCommit; readonly parent: ObjectId } | undefined> {
  const found = await throughMerges(host, head);
  const [parent, ...others] = found?.made.parents ?? [];
  if (found === undefined || parent === undefined || others.length > 0) return undefined;
  const { made, newest } = found;
  const [before, merged] = [await host.commit(parent), await host.commit(newest)];
  if (before === undefined || merged === undefined) return undefined;
  const asked = await changedFiles(host, before.tree, made.tree);
  const standing = await changedFiles(host, merged.tree, head.tree);
  if (asked === undefined || standing === undefined) return undefined;
  const isSame = JSON.stringify(asked) === JSON.stringify(standing);
  return isSame ? { made, parent: newest } : undefined;
}

/** The commit below merges of main, and the commit of main that the last of them took. */
async function throughMerges(
  host: RefreshHost,
  head: HostCommit,
): Promise<{ readonly made: HostCommit; readonly newest: ObjectId } | undefined> {
  let newest: ObjectId | undefined;
  let commit: HostCommit | undefined = head;
  for (let left = mostMerges; left > 0 && commit?.parents.length === 2; left--) {
    const [first, second] = commit.parents;
    if (first === undefined || second === undefined) return undefined;
    if ((await host.isOnMain(first)) || !(await host.isOnMain(second))) return undefined;
    newest ??= second;
    commit = await host.commit(first);
  }
  return newest === undefined || commit === undefined ? undefined : { made: commit, newest };
}

/** In the order of Git's folders; undefined where something else differs than the bytes of files. */
async function changedFiles(
  host: RefreshHost,
  before: ObjectId,
  after: ObjectId,
): Promise<readonly ChangedFile[] | undefined> {
  if (before === after) return [];
  const [old, now] = [await host.folder(before), await host.folder(after)];
  if (old.length !== now.length) return undefined;
  const changed: ChangedFile[] = [];
  for (const [at, one] of old.entries()) {
    const other = now[at];
    if (one.name !== other?.name || one.mode !== other.mode) return undefined;
    if (one.oid === other.oid) continue;
    if (one.mode !== "40000") {
      changed.push({ path: one.name, before: one.oid, after: other.oid });
      continue;
    }
    const within = await changedFiles(host, one.oid, other.oid);
    if (within === undefined) return undefined;
    changed.push(...within.map((file) => ({ ...file, path: `${one.name}/${file.path}` })));
  }
  return changed;
}
