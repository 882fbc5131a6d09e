import type { Split } from "../../model/families.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Component } from "../components.ts";
import { componentsIn } from "../conflicts.ts";
import type { Draw } from "../draw.ts";
import { exposedIn } from "../exposed.ts";
import type { Grouping } from "../grouping.ts";
import { caseKey, type Holder } from "../split-graph.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";

/** Families and cases that stay together, and what becomes of those of them that have no split on record. */
export interface PlannedComponent {
  /** By which it is drawn: the smallest id of its families, or of its cases where it has no family. */
  readonly name: string;
  /** The ids of its families, sorted. */
  readonly families: readonly string[];
  /** The cases that take part. */
  readonly cases: readonly CaseFile[];
  /** Its families and cases that have a split on record. */
  readonly recorded: readonly Holder[];
  /** Those that have none. */
  readonly open: readonly Holder[];
  readonly outcome: Outcome;
}

/** What a draw would record. Nothing that is recorded changes, and no component is ever broken. */
export interface AssignmentPlan {
  readonly draw: Draw;
  readonly isByCase: boolean;
  /** In the order of their names: those with cases. */
  readonly components: readonly PlannedComponent[];
  /** Families without a split in components that no case needs; they are drawn once a case does. */
  readonly unused: readonly string[];
}

/** Plans the draw of a set whose families.yaml has no defect of shape. */
export function planAssignment(dataset: Dataset, grouping: Grouping, draw: Draw): AssignmentPlan {
  const { holders } = grouping.graph();
  const casesOf = casesByComponent(grouping);
  const judging = { grouping, draw, exposed: exposedIn(grouping, dataset.cases) };
  const components: PlannedComponent[] = [];
  const unused: string[] = [];
  for (const keys of componentsIn({ holders, links: grouping.graph().links })) {
    const members = keys.flatMap((key) => holders.get(key) ?? []);
    const families = members.flatMap((one) => (one.kind === "family" ? [one.id] : []));
    const open = members.filter(({ split }) => split === undefined);
    const cases = casesOf(keys);
    if (cases.length === 0) {
      unused.push(...open.flatMap((one) => (one.kind === "family" ? [one.id] : [])));
      continue;
    }
    const recorded = members.filter(({ split }) => split !== undefined);
    const facts = { name: nameOf(members), families, cases, recorded, open };
    components.push({ ...facts, outcome: outcomeOf(facts, judging) });
  }
  return { draw, isByCase: grouping.isByCase, components, unused };
}

/** The splits that a plan records: of families by id, and of cases that carry their own. */
export function newSplits({ components }: AssignmentPlan): {
  readonly families: ReadonlyMap<string, Split>;
  readonly cases: ReadonlyMap<CaseFile, Split>;
} {
  const families = new Map<string, Split>();
  const cases = new Map<CaseFile, Split>();
  for (const { open, outcome } of components) {
    if (!("split" in outcome)) continue;
    for (const holder of open) {
      if (holder.kind === "family") families.set(holder.id, outcome.split);
      else cases.set(holder.file, outcome.split);
    }
  }
  return { families, cases };
}

/** Families come first, whatever their cases are called; keys are sorted, so the first is the smallest. */
function nameOf(members: readonly Holder[]): string {
  const family = members.find(({ kind }) => kind === "family");
  if (family?.kind === "family") return family.id;
  const ids = members.flatMap((one) => (one.kind === "case" ? [caseName(one.file)] : []));
  return ids.toSorted(byUtf8)[0] ?? "";
}

/** A case's id; the path of a file that gives none, which has its own finding. */
function caseName({ case: { id }, path }: CaseFile): string {
  return id ?? path;
}

function casesByComponent({
  cases,
  familiesOf,
  isByCase,
}: Grouping): (keys: Component) => readonly CaseFile[] {
  const byKey = new Map<string, CaseFile[]>();
  for (const file of cases) {
    const [first] = isByCase ? [] : familiesOf(file).belongings;
    const key = first?.family ?? caseKey(file);
    const own = byKey.get(key);
    if (own === undefined) byKey.set(key, [file]);
    else own.push(file);
  }
  return (keys) => keys.flatMap((key) => byKey.get(key) ?? []);
}
