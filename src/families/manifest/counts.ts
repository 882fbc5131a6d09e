import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import { splits } from "../splits.ts";
import { linkFamilies, sidedCases, type LinkedFamilies, type SidedCase } from "./linked.ts";
import type { ReadManifest } from "./manifest.ts";

/** What one side holds. */
export interface SideCounts {
  readonly cases: number;
  readonly families: number;
  readonly components: number;
  /** Cases that belong to no family, where some do: a family that only stands for such a case is not counted. */
  readonly withoutFamily?: number;
}

/** What a manifest holds, side by side. */
export interface ManifestCounts {
  readonly sides: Readonly<Partial<Record<Split, SideCounts>>>;
  readonly excluded: number;
  /** Relations that a reasoned and dated exception keeps from joining. */
  readonly exceptions: number;
  /** The component with the most cases. */
  readonly largest: { readonly cases: number; readonly families: number; readonly of: number };
}

/** dev and test are always told, the other sides where they have cases. */
export function countsOf(manifest: ReadManifest): ManifestCounts {
  const linked = linkFamilies(manifest);
  const { rootOf } = linked;
  const registered = manifest.register?.families ?? [];
  const standIns = new Set(registered.flatMap((one) => (one.standsForCase ? [one.id] : [])));
  const cases = sidedCases(manifest);
  const bySide = groupsOf(cases, ({ side }) => side);
  const told = splits.filter((side) => bySide.has(side) || side === "dev" || side === "test");
  const components = groupsOf(cases, ({ families: [first] }) =>
    first === undefined ? undefined : rootOf(first),
  );
  let largest = { cases: 0, families: 0, of: cases.length };
  for (const [root, some] of components) {
    if (root === undefined || some.length <= largest.cases) continue;
    const families = familiesOf(some, standIns).size;
    largest = { cases: some.length, families, of: cases.length };
  }
  return {
    sides: Object.fromEntries(
      told.map((side) => [side, sideCounts(bySide.get(side) ?? [], linked, standIns)]),
    ),
    excluded: manifest.cases.filter(({ split }) => split === "excluded").length,
    exceptions: (manifest.register?.related ?? []).filter(({ isExcepted }) => isExcepted).length,
    largest,
  };
}

function sideCounts(
  cases: readonly SidedCase[],
  { rootOf }: LinkedFamilies,
  standIns: ReadonlySet<string>,
): SideCounts {
  const families = familiesOf(cases, standIns);
  const alone = cases.filter(
    (one) => one.families.length > 0 && one.families.every((id) => standIns.has(id)),
  ).length;
  return {
    cases: cases.length,
    families: families.size,
    components: new Set([...families].map(rootOf)).size,
    ...(alone === 0 ? {} : { withoutFamily: alone }),
  };
}

function familiesOf(
  cases: readonly SidedCase[],
  standIns: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(cases.flatMap(({ families }) => families.filter((id) => !standIns.has(id))));
}
