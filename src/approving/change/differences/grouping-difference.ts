import { isDeepStrictEqual } from "node:util";
import { groupingOf, type Grouping } from "../../../families/grouping.ts";
import { splitsIn } from "../../../families/held-out-side.ts";
import { takesPart, type CaseFile } from "../../../model/case.ts";
import type { Dataset } from "../../../model/dataset.ts";
import { groupsOf } from "../../../model/groups.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import { familyComponents } from "../../../refresh/plan/components-of-cases.ts";
import type { SetVersions } from "../tree-change.ts";
import type { CaseSplits, GroupingDifference, SplitDifference } from "./difference.ts";

/** The families of a case on both sides, where they are others, or where the case joins some that were apart. */
export function groupingDifference(
  before: CaseFile | undefined,
  after: CaseFile,
  { base, merged }: SetVersions,
): GroupingDifference | undefined {
  const old = before === undefined ? [] : familiesIn(base, before);
  const now = familiesIn(merged, after);
  const joins = takesPart(after) ? joinedBy(now, base) : [];
  const isOther = before !== undefined && !isDeepStrictEqual(old, now);
  if (!isOther && joins.length === 0) return undefined;
  return { what: "grouping", before: old, after: now, joins };
}

/** The split of a case on both sides, where its file or its families say another one. */
export function splitDifference(
  before: CaseFile,
  after: CaseFile,
  { base, merged }: SetVersions,
): SplitDifference | undefined {
  const [old, now] = [splitsOf(base, before), splitsOf(merged, after)];
  return isDeepStrictEqual(old, now) ? undefined : { what: "split", before: old, after: now };
}

function splitsOf(dataset: Dataset, file: CaseFile): CaseSplits {
  return { own: file.case.split, of: splitsIn(groupingOf(dataset), file) };
}

function familiesIn(dataset: Dataset, file: CaseFile): readonly string[] {
  const belongings = groupingOf(dataset)?.familiesOf(file).belongings ?? [];
  return belongings.map(({ family }) => family).toSorted(byUtf8);
}

/** Families by the components in which they were; none where those are one. A family that was not there was by itself. */
function joinedBy(families: readonly string[], base: Dataset): readonly (readonly string[])[] {
  if (families.length < 2) return [];
  const grouping = groupingOf(base);
  const components = grouping && componentsOf(grouping);
  const groups = [...groupsOf(families, (one) => components?.get(one) ?? one).values()];
  return groups.length < 2 ? [] : groups;
}

const known = new WeakMap<Grouping, ReadonlyMap<string, string>>();

function componentsOf(grouping: Grouping): ReadonlyMap<string, string> {
  const components = known.get(grouping) ?? familyComponents(grouping);
  known.set(grouping, components);
  return components;
}
