import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { areApart, splits } from "../splits.ts";
import {
  linkFamilies,
  sidedCases,
  wayBetween,
  type LinkedFamilies,
  type SidedCase,
  type LinkStep,
} from "./linked.ts";
import { caseName, type ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** Cases by the side that they are on. */
type BySide = ReadonlyMap<Split, readonly [SidedCase, ...SidedCase[]]>;

/** Families, and components of families, that lie on sides which have to be apart. */
export function sideReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const bySideOf = new Map(
    [...groupsOf(casesByFamily(manifest), ([family]) => family)].map(([family, pairs]) => {
      const cases = pairs.map(([, sided]) => sided);
      return [family, groupsOf(cases, ({ side }) => side)] as const;
    }),
  );
  const linked = linkFamilies(manifest);
  const families = [...bySideOf].toSorted(([a], [b]) => byUtf8(a, b));
  const components = groupsOf(families, ([family]) => linked.rootOf(family));
  return [
    ...families.flatMap(([family, bySide]) => familyReasons(family, bySide, { manifest, placed })),
    ...[...components.values()].flatMap((some) => componentReasons(some, linked, placed)),
  ];
}

function casesByFamily(manifest: ReadManifest): readonly (readonly [string, SidedCase])[] {
  return sidedCases(manifest).flatMap((sided) =>
    sided.families.map((family) => [family, sided] as const),
  );
}

interface Context {
  readonly manifest: ReadManifest;
  readonly placed: Placed;
}

function familyReasons(family: string, bySide: BySide, context: Context): readonly Reason[] {
  const apart = splits.filter((side) => conflictsWithin(side, bySide));
  if (apart.length === 0) return [];
  const { manifest, placed } = context;
  const cases = apart.flatMap((side) => bySide.get(side)?.[0] ?? []);
  const [last, ...others] = cases.toReversed();
  if (last === undefined) return [];
  const bridges = [...bySide.values()].flat().filter(({ families }) => families.length > 1);
  return [
    {
      code: "family-overlap",
      message: `Family ${quoted(family)} is in ${listed(apart.map((side) => sideText(side, bySide)))}.`,
      ...familyPlace(last, family, placed),
      related: others.toReversed().map((sided) => familyPlace(sided, family, placed).at),
      fix: overlapFix(manifest, bridges),
    },
  ];
}

function conflictsWithin(side: Split, bySide: BySide): boolean {
  return bySide.has(side) && [...bySide.keys()].some((other) => areApart(side, other));
}

/** A side with the cases that a family has there: `"dev" (case "a" and 3 more)`. */
function sideText(side: Split, bySide: BySide): string {
  const [first, ...more] = bySide.get(side) ?? [];
  if (first === undefined) return quoted(side);
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return `${quoted(side)} (${caseName(first.one)}${others})`;
}

function overlapFix({ shape }: ReadManifest, bridges: readonly SidedCase[]): string {
  if (shape === "plain" || bridges.length === 0) {
    return "Put all its cases on one side, and hold other families out.";
  }
  const names = bridges.slice(0, 3).map(({ one }) => caseName(one));
  const more = bridges.length > 3 ? [`${bridges.length - 3} more`] : [];
  return `Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: ${listed([...names, ...more])}.`;
}

/** The place where a case names a family; of one that it does not name, the case's list of documents. */
function familyPlace({ one }: SidedCase, family: string, placed: Placed): ReturnType<Placed["at"]> {
  const named = one.families.find(({ id }) => id === family);
  return named === undefined ? placed.inCase(one, "documents") : placed.at(named.path);
}

/** Pairs of sides that a component joins although none of its families is on both. */
function componentReasons(
  component: readonly (readonly [string, BySide])[],
  linked: LinkedFamilies,
  placed: Placed,
): readonly Reason[] {
  const onSide = (side: Split): readonly string[] =>
    component.filter(([, bySide]) => bySide.has(side)).map(([family]) => family);
  const pairs = splits.flatMap((one, index) =>
    splits
      .slice(index + 1)
      .flatMap((other) => (areApart(one, other) ? [[one, other] as const] : [])),
  );
  return pairs.flatMap(([one, other]) => {
    const [ones, others] = [onSide(one), onSide(other)];
    if (ones.length === 0 || others.length === 0) return [];
    const both = new Set(others);
    if (ones.some((family) => both.has(family))) return [];
    const way = wayBetween(linked, ones, others);
    return way === undefined ? [] : joinedSides([one, other], way, { component, placed });
  });
}

interface Joined {
  readonly component: readonly (readonly [string, BySide])[];
  readonly placed: Placed;
}

function joinedSides(
  [one, other]: readonly [Split, Split],
  way: readonly LinkStep[],
  { component, placed }: Joined,
): readonly Reason[] {
  const [start, end] = [way[0]?.from.key ?? "", way.at(-1)?.to.key ?? ""];
  const caseOf = (family: string, side: Split): readonly SidedCase[] =>
    component
      .find(([name]) => name === family)?.[1]
      .get(side)
      ?.slice(0, 1) ?? [];
  const ends = [...caseOf(start, one), ...caseOf(end, other)];
  const relation = way.find(({ through: { by } }) => "isExcepted" in by);
  // Cases alone change sides in a family, which has its own reason.
  if (relation === undefined) return [];
  return [
    {
      code: "component-overlap",
      message: `Family ${quoted(start)} is in ${quoted(one)} and ${quoted(end)} in ${quoted(other)}, and they hang together: ${listed(way.map(stepText))}.`,
      ...placed.at(relation.through.by.path),
      related: ends.map((sided) => familyPlace(sided, sided === ends[0] ? start : end, placed).at),
      fix: "Put all their cases on one side, or record with the relation an exception that has a reason and a date.",
    },
  ];
}

function stepText({ from, through: { by }, to }: LinkStep): string {
  const joins = `${quoted(from.key)} and ${quoted(to.key)}`;
  if (!("isExcepted" in by)) return `${caseName(by)} joins ${joins}`;
  const reason = by.reason === undefined ? "" : ` (${quoted(by.reason)})`;
  return `a relation joins ${joins}${reason}`;
}
