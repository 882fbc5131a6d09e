import type { CaseFile } from "../model/case.ts";
import { componentsIn, isSplitApart, splitsOf } from "./conflicts.ts";
import type { Component } from "./components.ts";
import type { Grouping } from "./grouping.ts";
import type { SplitGraph } from "./split-graph.ts";

/** Families that hang together, with the cases of theirs. */
export interface CasesTogether {
  /** The keys of holders: the smallest first. */
  readonly component: Component;
  readonly cases: readonly CaseFile[];
}

/** What hangs together in a set, by cases, most cases first; what has no case is left out. */
export interface Hanging {
  readonly components: readonly CasesTogether[];
  /** How many families no case needs. */
  readonly unused: number;
  /** The cases that need several families, or whose question another case rephrases. */
  readonly joining: ReadonlySet<CaseFile>;
  /** What would hang together without those. */
  readonly withoutThem: readonly CasesTogether[];
  /** Components with families on two sides that are to be apart; none under fixed-corpus, where sharing is no defect. */
  readonly onTwoSides: readonly Component[];
  /** Cases of no family that joins them to others or not: they carry their own split. */
  readonly alone: readonly CaseFile[];
}

/** Looks at the families of a set, whatever its claim and its splits. */
export function hangingIn(grouping: Grouping): Hanging {
  const graph = grouping.familyGraph();
  const links = graph.links.filter(({ by }) => by === "relation");
  const joining = new Set(graph.links.flatMap((link) => (link.by === "case" ? [link.file] : [])));
  const components = together(graph, grouping, grouping.cases);
  const without = grouping.cases.filter((file) => !joining.has(file));
  const used = new Set(grouping.cases.flatMap((file) => familiesIn(grouping, file)));
  return {
    components,
    unused: [...grouping.families.keys()].filter((id) => !used.has(id)).length,
    joining,
    withoutThem: together({ ...graph, links }, grouping, without),
    onTwoSides: grouping.isByCase
      ? []
      : componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph))),
    alone: grouping.cases.filter((file) => familiesIn(grouping, file).length === 0),
  };
}

function together(
  graph: SplitGraph,
  grouping: Grouping,
  cases: readonly CaseFile[],
): readonly CasesTogether[] {
  const all = componentsIn(graph).map((component) => ({ component, cases: [] as CaseFile[] }));
  const byKey = new Map(all.flatMap((one) => one.component.map((key) => [key, one] as const)));
  for (const file of cases) {
    const [first] = familiesIn(grouping, file);
    if (first !== undefined) byKey.get(first)?.cases.push(file);
  }
  // The sort is stable, so components of one size stay in the order of their names.
  return all
    .filter((one) => one.cases.length > 0)
    .toSorted((a, b) => b.cases.length - a.cases.length);
}

function familiesIn({ familiesOf }: Grouping, file: CaseFile): readonly string[] {
  return familiesOf(file).belongings.map(({ family }) => family);
}
