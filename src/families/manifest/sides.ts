import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Path } from "../../model/location.ts";
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

/** What puts a family on one side: cases, or the register. */
interface OnSide {
  readonly cases: readonly SidedCase[];
  /** The place of the side on record. */
  readonly recorded: Path | undefined;
}

type BySide = ReadonlyMap<Split, OnSide>;

/** Families, and components of families, that lie on sides which have to be apart. */
export function sideReasons(manifest: ReadManifest, placed: Placed): readonly Reason[] {
  const linked = linkFamilies(manifest);
  const families = [...sidesOfFamilies(manifest)].toSorted(([a], [b]) => byUtf8(a, b));
  const components = groupsOf(families, ([family]) => linked.rootOf(family));
  return [
    ...families.flatMap(([family, bySide]) => familyReasons(family, bySide, { manifest, placed })),
    ...[...components.values()].flatMap((some) => componentReasons(some, linked, placed)),
  ];
}

function sidesOfFamilies(manifest: ReadManifest): ReadonlyMap<string, BySide> {
  const pairs = sidedCases(manifest).flatMap((sided) =>
    sided.families.map((family) => ({ family, sided })),
  );
  const casesOf = groupsOf(pairs, ({ family }) => family);
  const recorded = new Map(manifest.register?.families.map((family) => [family.id, family]));
  const names = new Set([...casesOf.keys(), ...recorded.keys()]);
  return new Map(
    [...names].map((family) => {
      const cases = (casesOf.get(family) ?? []).map(({ sided }) => sided);
      const entry = recorded.get(family);
      const sidesOf = splits.flatMap((side): readonly (readonly [Split, OnSide])[] => {
        const own = cases.filter((one) => one.side === side);
        const path = entry?.split === side ? entry.splitPath : undefined;
        return own.length === 0 && path === undefined
          ? []
          : [[side, { cases: own, recorded: path }]];
      });
      return [family, new Map(sidesOf)] as const;
    }),
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
  const places = apart.flatMap((side) => familyPlace(family, bySide.get(side), placed));
  const [last, ...others] = places.toReversed();
  if (last === undefined) return [];
  return [
    {
      code: "family-overlap",
      message: `Family ${quoted(family)} is in ${listed(apart.map((side) => sideText(side, bySide)))}.`,
      ...last,
      related: others.toReversed().map(({ at }) => at),
      fix: overlapFix(manifest, bySide),
    },
  ];
}

function conflictsWithin(side: Split, bySide: BySide): boolean {
  return bySide.has(side) && [...bySide.keys()].some((other) => areApart(side, other));
}

/** A side with the cases that a family has there: `"dev" (case "a" and 3 more)`. */
function sideText(side: Split, bySide: BySide): string {
  const [first, ...more] = bySide.get(side)?.cases ?? [];
  if (first === undefined) return `${quoted(side)} (on record)`;
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return `${quoted(side)} (${caseName(first.one)}${others})`;
}

function isBridge({ families }: SidedCase): boolean {
  return families.length > 1;
}

/** Excluding what joins the family with others is advice only where that ends the overlap. */
function overlapFix({ shape }: ReadManifest, bySide: BySide): string {
  const fixed = [...bySide].filter(
    ([, { cases, recorded }]) => recorded !== undefined || !cases.every(isBridge),
  );
  const remain = new Map(fixed);
  if (shape === "plain" || fixed.some(([side]) => conflictsWithin(side, remain))) {
    return "Put all its cases on one side, and hold other families out.";
  }
  const bridges = [...bySide.values()].flatMap(({ cases }) => cases.filter(isBridge));
  const names = bridges.slice(0, 3).map(({ one }) => caseName(one));
  const more = bridges.length > 3 ? [`${bridges.length - 3} more`] : [];
  return `Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: ${listed([...names, ...more])}.`;
}

/** Where a family is put on a side: a case names it, a case cites a document of it, or the register has it there. */
function familyPlace(
  family: string,
  onSide: OnSide | undefined,
  placed: Placed,
): readonly ReturnType<Placed["at"]>[] {
  const sided = onSide?.cases[0];
  if (sided === undefined)
    return onSide?.recorded === undefined ? [] : [placed.at(onSide.recorded)];
  const named = sided.one.families.find(({ id }) => id === family);
  return [named === undefined ? placed.inCase(sided.one, "documents") : placed.at(named.path)];
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
  const placeOf = (family: string, side: Split): ReturnType<typeof familyPlace> => {
    const bySide = component.find(([name]) => name === family)?.[1];
    return familyPlace(family, bySide?.get(side), placed);
  };
  const ends = [...placeOf(start, one), ...placeOf(end, other)];
  // Cases that have a side change it in a family, which has its own reason.
  const bridge = way.find(({ through: { by } }) => "isExcepted" in by || by.split === undefined);
  if (bridge === undefined) return [];
  return [
    {
      code: "component-overlap",
      message: `Family ${quoted(start)} is in ${quoted(one)} and ${quoted(end)} in ${quoted(other)}, and they hang together: ${listed(way.map(stepText))}.`,
      ...placed.at(bridge.through.by.path),
      related: ends.map(({ at }) => at),
      fix:
        "isExcepted" in bridge.through.by
          ? "Put all their cases on one side, or record with the relation an exception that has a reason and a date."
          : "Put all their cases on one side, or exclude the case that joins them under a declared rule.",
    },
  ];
}

function stepText({ from, through: { by }, to }: LinkStep): string {
  const joins = `${quoted(from.key)} and ${quoted(to.key)}`;
  if (!("isExcepted" in by)) return `${caseName(by)} joins ${joins}`;
  const reason = by.reason === undefined ? "" : ` (${quoted(by.reason)})`;
  return `a relation joins ${joins}${reason}`;
}
