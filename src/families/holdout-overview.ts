import { stageOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { FamiliesDraft, Split } from "../model/families.ts";
import { holdersOfCase } from "./case-holders.ts";
import type { Component } from "./components.ts";
import { componentsIn, splitsOf } from "./conflicts.ts";
import { decisionsIn, type Decisions } from "./decisions.ts";
import { emptiedIn } from "./emptied.ts";
import type { Grouping } from "./grouping.ts";
import { holdoutStates, type HoldoutRecord, type HoldoutState } from "./holdout-state.ts";

/** Something that stays together, with what is on record about it. */
export interface HoldoutComponent {
  /** Its smallest family, or the id of its first case. */
  readonly name: string;
  readonly component: Component;
  readonly families: readonly string[];
  /** Ids of cases that carry their own split, or paths of those without an id. */
  readonly cases: readonly string[];
  /** Without dev: what is there is no matter of holdouts. */
  readonly split: Exclude<Split, "dev">;
  /** Approved cases; what is pending cannot be scored. */
  readonly questions: number;
  /** The paths of those cases, in no order. */
  readonly files: readonly string[];
  readonly record: HoldoutRecord;
}

/** How much there is of something. */
export interface HoldoutCount {
  readonly questions: number;
  readonly families: number;
  /** Components that have families. */
  readonly components: number;
  /** Cases that carry their own split, each with its other wordings. */
  readonly alone: number;
}

/** Every holdout of a set, those that were, and the decisions that they are for. */
export interface HoldoutOverview {
  readonly claim: NonNullable<FamiliesDraft["claim"]>["kind"];
  /** Test first, then validation, then regression; in each the components in the order of their names. */
  readonly components: readonly HoldoutComponent[];
  readonly decisions: Decisions;
  readonly totals: Readonly<Record<HoldoutState | "validation", HoldoutCount>>;
}

export function holdoutOverview(grouping: Grouping, dataset: Dataset): HoldoutOverview {
  const states = holdoutStates(grouping, dataset);
  const graph = grouping.graph();
  const questionsOf = questions(grouping);
  const isEmptied = emptiedIn(grouping);
  const all = componentsIn(graph).flatMap((component): readonly HoldoutComponent[] => {
    const found = splitsOf(component, graph);
    const split = sides.find((one) => found.includes(one));
    const held = component.find((key) => graph.holders.get(key)?.split === split);
    if (split === undefined || held === undefined) return [];
    const holders = component.flatMap((key) => graph.holders.get(key) ?? []);
    const cases = holders.flatMap((one) => (one.kind === "case" ? [idOf(one.file)] : []));
    const families = holders.flatMap((one) => (one.kind === "family" ? [one.id] : []));
    const own = new Set(component.flatMap((key) => questionsOf.get(key) ?? []));
    if (cases.length === 0 && families.every(isEmptied)) return [];
    const name = families[0] ?? cases[0] ?? held;
    const files = [...own].map(({ path }) => path);
    const facts = { name, component, families, cases, split, questions: own.size, files };
    return [{ ...facts, record: states.of(held) }];
  });
  const components = sides.flatMap((split) => all.filter((one) => one.split === split));
  const decisions = decisionsIn(grouping.file.families);
  const claim = grouping.file.families?.claim?.kind;
  return { claim, components, decisions, totals: totalsOf(components) };
}

const sides = ["test", "validation", "regression"] as const;

function idOf({ case: { id }, path }: CaseFile): string {
  return id ?? path;
}

function questions(grouping: Grouping): ReadonlyMap<string, readonly CaseFile[]> {
  const found = new Map<string, CaseFile[]>();
  for (const file of grouping.cases.filter((one) => stageOf(one) === "approved")) {
    for (const key of holdersOfCase(grouping, file)) {
      const own = found.get(key);
      if (own === undefined) found.set(key, [file]);
      else own.push(file);
    }
  }
  return found;
}

function totalsOf(components: readonly HoldoutComponent[]): HoldoutOverview["totals"] {
  const of = (state: HoldoutState | undefined): HoldoutCount =>
    countOf(components.filter(({ record }) => record.state === state));
  return {
    untouched: of("untouched"),
    used: of("used"),
    spent: of("spent"),
    validation: of(undefined),
  };
}

/** A family without questions holds nothing out. */
export function countOf(components: readonly HoldoutComponent[]): HoldoutCount {
  const full = components.filter(({ questions: count }) => count > 0);
  const sum = (of: (one: HoldoutComponent) => number): number =>
    full.reduce((total, one) => total + of(one), 0);
  return {
    questions: sum(({ questions: count }) => count),
    families: sum(({ families }) => families.length),
    components: full.filter(({ families }) => families.length > 0).length,
    alone: full.filter(({ families }) => families.length === 0).length,
  };
}
