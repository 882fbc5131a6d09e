import { idInName } from "../../model/case-id.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { markHeldOut } from "../../refresh/plan/mark-held-out.ts";
import type { RefreshItem } from "../../refresh/plan/plan.ts";
import type { AskedCase, AskedChange } from "../asked-change.ts";
import { changedCases } from "./case-versions.ts";
import { changedFiles } from "./changed-files.ts";
import { heldOutIn } from "./held-out.ts";
import { pathInSet } from "./path-names.ts";
import type { RepositoryChange, TreeChange } from "./tree-change.ts";
import { whyAsked } from "./why-asked.ts";

/**
 * What a change asks people to judge: the cases of which it edits what is judged or decided, and all its other files. A case
 * that only moved, or got other labels, is a file; one whose families or corpus another file changes is nothing here, and that
 * file needs an owner.
 */
export function askedChange(change: TreeChange): AskedChange {
  const cases = askedCases(change).toSorted(byId);
  return { cases, files: changedFiles(change, cases) };
}

/**
 * Whether a change is anything to judge: it touches the set, or what needs an owner wherever it stands. Others are good at once.
 */
export function touchesSet(
  { files }: Pick<AskedChange, "files">,
  { place, paths }: RepositoryChange,
): boolean {
  return (
    files.some(({ needsOwner }) => needsOwner) ||
    paths.some(({ path }) => pathInSet(place, path) !== undefined)
  );
}

function askedCases(change: TreeChange): readonly AskedCase[] {
  const side = heldOutIn(change);
  const items = new Map<string, RefreshItem>(
    markHeldOut(change.refresh, side).map((item) => [item.file.path, item]),
  );
  return changedCases(change).flatMap((versions): readonly AskedCase[] => {
    const because = whyAsked(versions);
    if (because === undefined) return [];
    const { before, after, digest } = versions;
    const { path } = after;
    const files = before === undefined ? [after] : [before, after];
    // Of what cannot be read whole nobody knows where it belongs.
    const isHeldOut = after.whole === undefined || files.some(side.holdsCase);
    const item = because === "refresh" ? items.get(path) : undefined;
    return [
      {
        id: after.case.id ?? idInName(path),
        path,
        because,
        before,
        after,
        digest,
        isHeldOut,
        item: item && { ...item, isHeldOut: isHeldOut || item.isHeldOut },
      },
    ];
  });
}

function byId(one: AskedCase, other: AskedCase): number {
  return byUtf8(one.id, other.id) || byUtf8(one.path, other.path);
}
