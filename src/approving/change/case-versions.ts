import type { CaseFile } from "../../model/case.ts";
import { unreadCases, type Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Digest } from "../../model/ids.ts";
import { isInCases, isYamlName } from "../../model/layout.ts";
import { startOf } from "../../model/location.ts";
import { pathInSet } from "./path-names.ts";
import type { RepositoryChange, TreeChange } from "./tree-change.ts";

/** A case of which a change holds a file. */
export interface CaseVersions {
  /** The case of the same id on the base, or what stands in the same file there where this one gives no id. */
  readonly before: CaseFile | undefined;
  readonly after: CaseFile;
  /** What an approval is bound to; undefined where nothing can approve it. */
  readonly digest: Digest | undefined;
}

/** The cases whose file comes with the change or is another one than on the base, in the order of their paths there. */
export function changedCases({ base, merged, changed }: TreeChange): readonly CaseVersions[] {
  const mergedFiles = filesByPath(merged);
  const isTwin = twinsIn(merged);
  const beforeOf = earlierCases(base);
  return changedPathsIn(changed).flatMap(({ path, isThere }): readonly CaseVersions[] => {
    const after = isThere ? mergedFiles(path) : undefined;
    if (after === undefined) return [];
    const isFit = after.whole !== undefined && !isTwin(after);
    return [{ before: beforeOf(after), after, digest: isFit ? after.digest : undefined }];
  });
}

/** Whether a file stands for one of which nothing can be read. */
export function isUnread({ case: draft, digest }: CaseFile): boolean {
  return digest === undefined && Object.keys(draft).length === 0;
}

/** The case of a path, or what stands for one that cannot be read; undefined for a file that is none of a case. */
export function filesByPath(dataset: Dataset): (path: string) => CaseFile | undefined {
  const read = new Map(dataset.cases.map((file) => [file.path, file]));
  const unread = new Set(unreadCases(dataset));
  return (path) => {
    const isMeant = unread.has(path) || (isInCases(path) && isYamlName(path));
    return read.get(path) ?? (isMeant ? unreadCase(path) : undefined);
  };
}

/** Paths of the set, each with whether the merged tree has something there. */
function changedPathsIn({
  place,
  paths,
}: RepositoryChange): readonly { readonly path: string; readonly isThere: boolean }[] {
  return paths.flatMap((one) => {
    const path = pathInSet(place, one.path);
    return path === undefined ? [] : [{ path, isThere: one.after !== undefined }];
  });
}

/** Whether other files give the id of a case as well. */
function twinsIn({ cases }: Dataset): (file: CaseFile) => boolean {
  const byId = groupsOf(cases, (file) => file.case.id);
  return ({ case: { id } }) => (byId.get(id)?.length ?? 0) > 1;
}

function earlierCases({ cases }: Dataset): (file: CaseFile) => CaseFile | undefined {
  const byId = groupsOf(cases, (file) => file.case.id);
  const byPath = new Map(cases.map((file) => [file.path, file]));
  return ({ path, case: { id } }) => {
    if (id === undefined) return byPath.get(path);
    const named = byId.get(id) ?? [];
    return named.find((one) => one.path === path) ?? named[0];
  };
}

function unreadCase(path: string): CaseFile {
  return {
    path,
    case: {},
    whole: undefined,
    digest: undefined,
    unresolvedDigest: undefined,
    has: () => false,
    locate: () => startOf(path),
    locateKey: () => startOf(path),
  };
}
