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
  const { rootOf } = linkFamilies(manifest);
  const cases = sidedCases(manifest);
  const bySide = groupsOf(cases, ({ side }) => side);
  const told = splits.filter((side) => bySide.has(side) || side === "dev" || side === "test");
  const components = groupsOf(cases, ({ families: [first] }) =>
    first === undefined ? undefined : rootOf(first),
  );
  let largest = { cases: 0, families: 0, of: cases.length };
  for (const [root, some] of components) {
    if (root === undefined || some.length <= largest.cases) continue;
    const families = new Set(some.flatMap((one) => one.families)).size;
    largest = { cases: some.length, families, of: cases.length };
  }
  return {
    sides: Object.fromEntries(
      told.map((side) => [side, sideCounts(bySide.get(side) ?? [], rootOf)]),
    ),
    excluded: manifest.cases.filter(({ split }) => split === "excluded").length,
    exceptions: (manifest.register?.related ?? []).filter(({ isExcepted }) => isExcepted).length,
    largest,
  };
}

function sideCounts(cases: readonly SidedCase[], rootOf: LinkedFamilies["rootOf"]): SideCounts {
  const families = new Set(cases.flatMap((one) => one.families));
  return {
    cases: cases.length,
    families: families.size,
    components: new Set([...families].map(rootOf)).size,
  };
}
