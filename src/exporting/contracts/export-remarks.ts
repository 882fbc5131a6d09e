import type { ExportManifest } from "../../model/generated/export.ts";
import { quoted } from "../../model/sentence.ts";
import type { RemarkKind, Told } from "./comparison.ts";
import type { Side } from "./side.ts";

type LeftOutCase = ExportManifest["leftOut"][number];

/** What else differs between two exports, and says nothing of the cases that went out. */
export function remarksOfExports(
  { manifest: a }: Side,
  { manifest: b }: Side,
): readonly Told<RemarkKind>[] {
  return [
    ...sideRemark(a, b),
    ...leftOutRemark(a, b),
    ...countRemark(a, b),
    ...(a.writtenBy === b.writtenBy
      ? []
      : [
          {
            what: "program" as const,
            says: `A was written by ${quoted(a.writtenBy)} and B by ${quoted(b.writtenBy)}.`,
          },
        ]),
  ];
}

function sideRemark(a: ExportManifest, b: ExportManifest): readonly Told<RemarkKind>[] {
  const [left, right] = [sidesOf(a), sidesOf(b)];
  if (left === right) return [];
  return [{ what: "asked-sides", says: `A was asked for ${left}, and B for ${right}.` }];
}

function sidesOf({ splits }: ExportManifest): string {
  return splits === null ? "all sides" : splits.toSorted().join(", ");
}

/** Cases that neither has; those that one has are told of with the cases. */
function leftOutRemark(a: ExportManifest, b: ExportManifest): readonly Told<RemarkKind>[] {
  const members = new Set([...a.members, ...b.members].map(({ id }) => id));
  const [left, right] = [byFile(a.leftOut, members), byFile(b.leftOut, members)];
  const others = [...left].filter(([path, one]) => {
    const other = right.get(path);
    return other === undefined || !isLeftOutAlike(one, other);
  });
  const count = others.length + [...right.keys()].filter((path) => !left.has(path)).length;
  if (count === 0) return [];
  const are = count === 1 ? "1 other case is" : `${count} other cases are`;
  const says = `${are} in neither, and left out of one alone or for another reason in each.`;
  return [{ what: "left-out", says }];
}

function byFile(
  leftOut: readonly LeftOutCase[],
  members: ReadonlySet<string>,
): ReadonlyMap<string, LeftOutCase> {
  const told = leftOut.filter(({ id }) => id === undefined || !members.has(id));
  return new Map(told.map((one) => [one.path, one]));
}

function isLeftOutAlike(one: LeftOutCase, other: LeftOutCase): boolean {
  const [reasons, others] = [one.reasons ?? [], other.reasons ?? []];
  return (
    one.id === other.id &&
    one.why === other.why &&
    reasons.length === others.length &&
    reasons.every((reason) => others.includes(reason))
  );
}

/** Where each case says whether it is current, the cases tell. */
function countRemark(a: ExportManifest, b: ExportManifest): readonly Told<RemarkKind>[] {
  const [left, right] = [a.counts, b.counts];
  const isTold = [...a.members, ...b.members].every(({ currency }) => currency !== undefined);
  if (isTold || (left.current === right.current && left.carried === right.carried)) return [];
  const figures = ({ current, carried }: typeof left): string =>
    `${current} current and ${carried} carried`;
  return [{ what: "counts", says: `A has ${figures(left)} cases, B ${figures(right)}.` }];
}

/** What takes away from a score on either, though nothing differs. */
export function remarksOfBoth(
  { manifest: a }: Side,
  { manifest: b }: Side,
): readonly Told<RemarkKind>[] {
  const spent = new Set(b.members.filter(isSpent).map(({ id }) => id));
  const both = a.members.filter((one) => isSpent(one) && spent.has(one.id)).length;
  return [
    ...(both === 0
      ? []
      : [
          `${both === 1 ? "1 case is" : `${both} cases are`} spent in both: people have learned from results on ${both === 1 ? "it" : "them"}, so a score confirms nothing there.`,
        ]),
    ...(a.purpose === "tuning" && b.purpose === "tuning"
      ? ["Both are for tuning: a score says which settings fit these cases better, and no more."]
      : []),
    ...(a.claim === null && b.claim === null
      ? ["Neither set is split, so no score on it may be claimed."]
      : []),
  ].map((says) => ({ what: "of-both" as const, says }));
}

function isSpent({ holdout, label }: ExportManifest["members"][number]): boolean {
  return holdout === "spent" || label !== undefined;
}
