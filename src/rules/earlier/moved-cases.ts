import { groupingOf, type Grouping } from "../../families/grouping.ts";
import { sideOf } from "../../families/splits.ts";
import { statusOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Location } from "../../model/location.ts";
import { earlierGrouping } from "./earlier-grouping.ts";
import { earlierSplit } from "./earlier-split.ts";

/** A split of a case, and what decides it. */
interface DecidedSplit {
  readonly split: Split;
  /** Undefined where the case carries it itself. */
  readonly by: Belonging | undefined;
}

type Belonging = ReturnType<Grouping["familiesOf"]>["belongings"][number];

/** A case that had a split in the earlier state, by whatever decided it there, and is on another side now. */
export interface MovedCase {
  readonly before: CaseFile;
  readonly now: CaseFile;
  readonly was: DecidedSplit;
  readonly is: DecidedSplit;
  /** All families that it was in. */
  readonly from: ReadonlySet<string>;
  /** All families that it is in. */
  readonly to: ReadonlySet<string>;
}

const known = new WeakMap<Dataset, readonly MovedCase[]>();

/**
 * The cases, in path order, that are on no side on which they were, each side told by the state's own documents, families and
 * claim. Also those that are excluded or retired: they may come back. A split that the case itself carried, and still would,
 * has to be the very same. What is on two sides, or on none, has findings of its own, and what left one of two is mended.
 */
export function movedCases(dataset: Dataset): readonly MovedCase[] {
  const found = known.get(dataset) ?? moved(dataset);
  known.set(dataset, found);
  return found;
}

interface States {
  readonly earlier: Grouping;
  readonly grouping: Grouping;
}

function moved(dataset: Dataset): readonly MovedCase[] {
  const grouping = groupingOf(dataset);
  const earlier = earlierGrouping(dataset);
  if (grouping === undefined || earlier === undefined) return [];
  if (earlierSplit(dataset) === undefined) return [];
  const states = { earlier: earlier.grouping, grouping };
  const beforeOf = groupsOf(earlier.cases, (file) => file.case.id);
  return [...groupsOf(dataset.cases, (file) => file.case.id)].flatMap(([id, [now, ...twins]]) => {
    const [before, ...others] = (id === undefined ? undefined : beforeOf.get(id)) ?? [];
    if (before === undefined || twins.length > 0 || others.length > 0) return [];
    return moveOf(states, before, now) ?? [];
  });
}

function moveOf(
  { earlier, grouping }: States,
  before: CaseFile,
  now: CaseFile,
): MovedCase | undefined {
  // What was never taken into the set has been on no side.
  if (statusOf(before) === "rejected") return undefined;
  const [were, are] = [decidedSplits(earlier, before), decidedSplits(grouping, now)];
  const [[was], [is]] = [were, are];
  const isOnTwoSides = new Set(are.map(({ split }) => sideOf(split))).size > 1;
  if (was === undefined || is === undefined || isOnTwoSides) return undefined;
  const isSame = isKept(earlier.isByCase === grouping.isByCase);
  if (were.some((one) => are.some((other) => isSame(one, other)))) return undefined;
  return { before, now, was, is, from: familiesIn(earlier, before), to: familiesIn(grouping, now) };
}

/** The side is what counts; of what a case said itself, every split. */
function isKept(isSameClaim: boolean): (was: DecidedSplit, is: DecidedSplit) => boolean {
  return (was, is) =>
    was.by === undefined && isSameClaim
      ? was.split === is.split
      : sideOf(was.split) === sideOf(is.split);
}

function decidedSplits(grouping: Grouping, file: CaseFile): readonly DecidedSplit[] {
  const { belongings } = grouping.familiesOf(file);
  if (grouping.isByCase || belongings.length === 0) {
    const { split } = file.case;
    return split === undefined ? [] : [{ split, by: undefined }];
  }
  return belongings.flatMap((by) => {
    const split = grouping.families.get(by.family)?.split;
    return split === undefined ? [] : [{ split, by }];
  });
}

function familiesIn({ familiesOf }: Grouping, file: CaseFile): ReadonlySet<string> {
  return new Set(familiesOf(file).belongings.map(({ family }) => family));
}

/** Whether an exception `move` names the case, a family that it was in, or one that it is in. */
export function hasMoveReason(
  { now, from, to }: MovedCase,
  reasons: { readonly families: ReadonlySet<string>; readonly cases: ReadonlySet<string> },
): boolean {
  const { id } = now.case;
  if (id !== undefined && reasons.cases.has(id)) return true;
  return [...from, ...to].some((family) => reasons.families.has(family));
}

/** Where the case says what decides its side now. */
export function placeOfMove({ now, is }: MovedCase): Location {
  return now.locate(is.by?.path ?? ["split"]);
}

export function nameOfCase({ now }: MovedCase): string {
  return now.case.id ?? now.path;
}
