import type { PathChange } from "../../git/changed-paths.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Digest } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { AskedCase, ChangedFile } from "../asked-change.ts";
import { filesByPath, isUnread } from "./case-versions.ts";
import { ownedPaths, protectedPaths } from "./needs-owner.ts";
import { nameOfPath, pathInSet } from "./path-names.ts";
import type { TreeChange } from "./tree-change.ts";

/** The mode of a file that is nothing else. */
const plainMode = "100644";

/** The files of a change of which no asked case tells all, in the order of their paths. */
export function changedFiles(
  change: TreeChange,
  asked: readonly AskedCase[],
): readonly ChangedFile[] {
  const { changed, policy } = change;
  const { place } = changed;
  const isOwned = ownedPaths(place, policy);
  const isProtected = protectedPaths(place, policy);
  const contentsOf = caseContents(change, asked);
  const files = changed.paths.flatMap((one): readonly ChangedFile[] => {
    const path = nameOfPath(one);
    const cases = contentsOf(one);
    if (cases.isTold && !isProtected(one.path)) return [];
    return [
      {
        path,
        ...contentNames(one, cases),
        needsOwner: isOwned(one.path) || cases.takesJudged,
      },
    ];
  });
  return files.toSorted((a, b) => byUtf8(a.path, b.path));
}

/** What cases stand at a path, beside those that are asked about. */
interface CaseContents {
  readonly before: CaseFile | undefined;
  readonly after: CaseFile | undefined;
  /** Whether a case that stands there after the change is asked about. */
  readonly isAsked: boolean;
  /** Whether asked cases tell all that changes there. */
  readonly isTold: boolean;
  /** Whether a case goes from the set with it that people judged, or of which nobody can tell. */
  readonly takesJudged: boolean;
}

function caseContents(
  { base, merged, changed: { place } }: TreeChange,
  asked: readonly AskedCase[],
): (change: PathChange) => CaseContents {
  const [baseFile, mergedFile] = [filesByPath(base), filesByPath(merged)];
  const askedAfter = new Set(asked.map(({ after }) => after.path));
  const askedBefore = new Set(asked.flatMap(({ before }) => before?.path ?? []));
  const kept = new Set(merged.cases.map((file) => file.case.id));
  // What gives no id is the same case as whatever stands there now.
  const isKept = ({ case: { id } }: CaseFile, after: CaseFile | undefined): boolean =>
    id === undefined ? after !== undefined : kept.has(id);
  return (change) => {
    const path = pathInSet(place, change.path);
    const at = (file: typeof baseFile, state: unknown): CaseFile | undefined =>
      path === undefined || state === undefined ? undefined : file(path);
    const [before, after] = [at(baseFile, change.before), at(mergedFile, change.after)];
    const isAsked = after !== undefined && askedAfter.has(after.path);
    const isNewTold = after === undefined ? change.after === undefined : isAsked;
    if (before === undefined) {
      const isTold = change.before === undefined && isNewTold;
      return { before, after, isAsked, isTold, takesJudged: false };
    }
    const isOldTold = askedBefore.has(before.path) || (isAsked && isUnread(before));
    const takesJudged = mayBeJudged(before) && !isKept(before, after);
    return { before, after, isAsked, isTold: isOldTold && isNewTold, takesJudged };
  };
}

function mayBeJudged(file: CaseFile): boolean {
  return file.whole === undefined || stageOf(file) !== "pending";
}

/** A digest stands where a decision may still be recorded in the file, which leaves it as it is. */
function contentNames(
  { before: old, after: now }: PathChange,
  { before, after, isAsked }: CaseContents,
): Pick<ChangedFile, "before" | "after"> {
  return {
    before: old && contentName(old, isAsked ? before?.digest : undefined),
    after: now && contentName(now, isAsked ? after?.digest : undefined),
  };
}

function contentName(
  { mode, oid }: NonNullable<PathChange["after"]>,
  digest: Digest | undefined,
): string {
  const content = digest ?? oid;
  return mode === plainMode ? content : `${mode} ${content}`;
}
