import type { Split } from "../../model/families.ts";
import type { AssignmentPlan, PlannedComponent } from "./plan.ts";
import type { Balance, SideBalance } from "./balance.ts";

/** Why the shares that were asked for cannot be had, or were not, each with its numbers. */
export type Limit =
  /** All cases hang together, so one side has them all. */
  | { readonly kind: "one-component"; readonly component: PlannedComponent }
  /** Too few components for each side to have one. */
  | {
      readonly kind: "few-components";
      readonly components: number;
      readonly sides: readonly Split[];
    }
  /** No side is to have as many cases as one component has. */
  | {
      readonly kind: "too-large";
      readonly component: PlannedComponent;
      /** Where it is, or was drawn to; undefined where it stays open. */
      readonly side: Split | undefined;
      readonly share: number;
      readonly left: number;
    }
  /** A component is larger than the share of one side: there it is too much by itself. */
  | {
      readonly kind: "larger-than-side";
      readonly component: PlannedComponent;
      readonly side: Split;
      readonly share: number;
      readonly left: number;
    }
  /** What is recorded is more than the share, and stays. */
  | {
      readonly kind: "over-recorded";
      readonly side: Split;
      readonly share: number;
      readonly recorded: number;
    }
  /** Chance: the draw goes by components, and they are few or of unequal size. */
  | { readonly kind: "by-chance"; readonly sides: readonly WantedSide[] }
  /** Fewer components on the side test than the claim asks for. */
  | { readonly kind: "few-test-components"; readonly components: number; readonly wanted: number };

/** How far a share of the cases may be from what was asked for before it is told. */
const tolerance = 0.1;

/** A side that is to have some of the cases. */
interface WantedSide extends SideBalance {
  readonly split: Split;
  readonly share: number;
}

/**
 * What stands against a balanced split, the strongest reasons first; where no split can be balanced, chance is not told. The
 * whole set counts, since what is recorded has its part of the shares.
 */
export function limitsOf(
  plan: AssignmentPlan,
  balance: Balance,
  wantedTest: number,
): readonly Limit[] {
  const sides = balance.sides.filter(isWanted);
  const bySize = bySizeOf(plan, balance, sides);
  const over = overRecorded(balance, sides);
  const few = fewTest(balance, wantedTest);
  const isImpossible = over.length > 0 || bySize.some(({ kind }) => kind !== "larger-than-side");
  return [...bySize, ...over, ...(isImpossible ? [] : byChance(plan, balance, sides)), ...few];
}

function isWanted(side: SideBalance): side is WantedSide {
  return side.split !== undefined && side.share !== undefined && side.share > 0;
}

function bySizeOf(
  { components }: AssignmentPlan,
  { cases, largest: component }: Balance,
  sides: readonly WantedSide[],
): readonly Limit[] {
  const [widest, ...others] = sides.toSorted((a, b) => b.share - a.share);
  if (component === undefined || widest === undefined || others.length === 0) return [];
  if (components.length === 1) return [{ kind: "one-component", component }];
  const size = component.cases.length;
  const left = cases - size;
  const few =
    components.length < sides.length
      ? [
          {
            kind: "few-components" as const,
            components: components.length,
            sides: sides.map(({ split }) => split),
          },
        ]
      : [];
  if (size > 1 && size > cases * widest.share) {
    const side = sideOf(component);
    const { share } = widest;
    return [...few, { kind: "too-large", component, side, share, left }];
  }
  // No component is smaller than a case, and where nothing is open, this would only say that a side is small.
  if (size === 1 || components.every(({ outcome }) => outcome.how === "recorded")) return few;
  const narrow = others.find(({ share }) => size > cases * share);
  if (narrow === undefined) return few;
  return [
    ...few,
    { kind: "larger-than-side", component, side: narrow.split, share: narrow.share, left },
  ];
}

function sideOf({ outcome, recorded }: PlannedComponent): Split | undefined {
  if ("split" in outcome) return outcome.split;
  return outcome.how === "recorded" ? recorded[0]?.split : undefined;
}

function overRecorded({ cases }: Balance, sides: readonly WantedSide[]): readonly Limit[] {
  return sides.flatMap(({ split: side, share, before }) =>
    before.cases > Math.ceil(cases * (share + tolerance))
      ? [{ kind: "over-recorded" as const, side, share, recorded: before.cases }]
      : [],
  );
}

function byChance(
  { components }: AssignmentPlan,
  { cases }: Balance,
  sides: readonly WantedSide[],
): readonly Limit[] {
  const isDrawn = components.some(({ outcome }) => outcome.how === "drawn");
  const off = sides.filter(({ share, after }) => Math.abs(after.cases / cases - share) > tolerance);
  return isDrawn && off.length > 0 ? [{ kind: "by-chance", sides: off }] : [];
}

function fewTest({ sides }: Balance, wanted: number): readonly Limit[] {
  const test = sides.find(({ split }) => split === "test");
  if (test === undefined || test.after.components >= wanted) return [];
  return [{ kind: "few-test-components", components: test.after.components, wanted }];
}
