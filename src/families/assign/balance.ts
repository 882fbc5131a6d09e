import type { Split } from "../../model/families.ts";
import { splitsOfCase } from "../case-splits.ts";
import { isSplitApart } from "../conflicts.ts";
import type { Grouping } from "../grouping.ts";
import { splits } from "../splits.ts";
import { newSplits, type AssignmentPlan, type PlannedComponent } from "./plan.ts";

/** How much a side holds. */
export interface Held {
  readonly cases: number;
  readonly families: number;
  readonly components: number;
}

/** One side before and after a draw; `split` is undefined for what is on none. */
export interface SideBalance {
  readonly split: Split | undefined;
  /** The share of the cases that it is to have, from 0 to 1; undefined where the weights do not say. */
  readonly share: number | undefined;
  readonly before: Held;
  readonly after: Held;
}

/** Approved and pending cases of a set by side, and what no draw can do about them. */
export interface Balance {
  readonly cases: number;
  /** The sides that the weights name or that hold something, in the order of `splits`, then what is on none. */
  readonly sides: readonly SideBalance[];
  /** The component with most cases; the first by name of several. */
  readonly largest: PlannedComponent | undefined;
}

/** Counts a plan as it is and as it would be. A component on two sides counts as on none. */
export function balanceOf(plan: AssignmentPlan, grouping: Grouping): Balance {
  const shares = sharesOf(plan);
  const before = recorded(plan, grouping);
  const after = planned(plan, grouping);
  const named = [...splits, undefined].filter(
    (split) => shares.has(split) || before(split).components > 0 || after(split).components > 0,
  );
  const largest = plan.components.reduce<PlannedComponent | undefined>(
    (most, one) => (one.cases.length > (most?.cases.length ?? 0) ? one : most),
    undefined,
  );
  return {
    cases: plan.components.reduce((sum, { cases }) => sum + cases.length, 0),
    sides: named.map((split) => ({
      split,
      share: shares.get(split),
      before: before(split),
      after: after(split),
    })),
    largest,
  };
}

/** The weights as parts of one. */
function sharesOf({ draw: { weights } }: AssignmentPlan): ReadonlyMap<Split | undefined, number> {
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
  return new Map(
    splits.flatMap((split) => {
      const weight = weights[split];
      return weight === undefined ? [] : [[split, weight / sum] as const];
    }),
  );
}

type Count = keyof Held;
type Tally = (what: Count, split: Split | undefined, count: number) => void;

function tallied(fill: (add: Tally) => void): (split: Split | undefined) => Held {
  const held = new Map<Split | undefined, Record<Count, number>>();
  fill((what, split, count) => {
    const sum = held.get(split) ?? { cases: 0, families: 0, components: 0 };
    sum[what] += count;
    held.set(split, sum);
  });
  return (split) => held.get(split) ?? { cases: 0, families: 0, components: 0 };
}

function recorded(
  { components, isByCase }: AssignmentPlan,
  grouping: Grouping,
): ReturnType<typeof tallied> {
  return tallied((add) => {
    for (const component of components) {
      add("components", oneSide(component.recorded.map(({ split }) => split)), 1);
      for (const file of component.cases) add("cases", oneSide(splitsOfCase(grouping, file)), 1);
      for (const holder of [...component.recorded, ...component.open]) {
        if (holder.kind === "family" && !isByCase) add("families", holder.split, 1);
      }
    }
  });
}

function planned(plan: AssignmentPlan, grouping: Grouping): ReturnType<typeof tallied> {
  const { families, cases } = newSplits(plan);
  const { isByCase } = plan;
  return tallied((add) => {
    for (const component of plan.components) {
      const { outcome } = component;
      const split = "split" in outcome ? outcome.split : undefined;
      const own = component.recorded.map((one) => one.split);
      add("components", oneSide([...own, split]), 1);
      for (const file of component.cases) {
        const drawn = cases.get(file) ?? (isByCase ? undefined : split);
        add("cases", oneSide([...splitsOfCase(grouping, file), drawn]), 1);
      }
      for (const holder of [...component.recorded, ...component.open]) {
        if (holder.kind !== "family" || isByCase) continue;
        add("families", holder.split ?? families.get(holder.id), 1);
      }
    }
  });
}

/** The split where some are; undefined where none is, or where they are on sides that are to be apart. */
function oneSide(all: readonly (Split | undefined)[]): Split | undefined {
  const found = splits.filter((split) => all.includes(split));
  return isSplitApart(found) ? undefined : found[0];
}
