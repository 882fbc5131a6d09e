import type { Split } from "../model/families.ts";
import { componentsOf, type Component } from "./components.ts";
import { leastCut, type Cut } from "./least-cut.ts";
import { shortestPath, type Step } from "./shortest-path.ts";
import { areApart, sideOf, splits, type Side } from "./splits.ts";
import type { Holder, Link, SplitGraph } from "./split-graph.ts";

/** Two sides of the split that something joins although they are to stay apart. */
export interface Conflict {
  /** The keys of the holders that are joined. */
  readonly component: Component;
  readonly sides: readonly [Side, Side];
  /** The shortest way from a holder on the first side to one on the second: at least one step. */
  readonly path: readonly [Step, ...Step[]];
  readonly cut: Cut;
}

/** The components of a graph, by the keys of their holders. */
export function componentsIn({ holders, links }: SplitGraph): readonly Component[] {
  return componentsOf(
    links.map((link) => link.holders),
    holders.keys(),
  );
}

/** The splits that a component's holders have on record, in the order of `splits`. */
export function splitsOf(
  component: Component,
  { holders }: Pick<SplitGraph, "holders">,
): readonly Split[] {
  const recorded = new Set(component.map((key) => holders.get(key)?.split));
  return splits.filter((split) => recorded.has(split));
}

/** Whether a component has members on two sides of the split. */
export function isSplitApart(recorded: readonly Split[]): boolean {
  return recorded.some((one) => recorded.some((other) => areApart(one, other)));
}

/** Every pair of sides that a component joins, with what joins them, in the order of the components. */
export function* conflictsIn(graph: SplitGraph): Generator<Conflict> {
  const broken = componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph)));
  if (broken.length === 0) return;
  const componentOf = new Map(broken.flatMap((keys) => keys.map((key) => [key, keys] as const)));
  const links = new Map<Component, Link[]>(broken.map((component) => [component, []]));
  for (const link of graph.links) {
    const component = componentOf.get(link.holders[0] ?? "");
    if (component !== undefined) links.get(component)?.push(link);
  }
  for (const [component, own] of links) {
    const holders = component.flatMap((key) => graph.holders.get(key) ?? []);
    for (const sides of pairsOfSides(holders)) {
      const ends = sides.map((side) => holders.filter((one) => isOn(side, one)));
      const [from = [], to = []] = ends;
      const part = { holders, links: own, from, to };
      const path = shortestPath(part);
      if (path !== undefined) yield { component, sides, path, cut: leastCut(part) };
    }
  }
}

function isOn(side: Side, { split }: Holder): boolean {
  return split !== undefined && sideOf(split) === side;
}

function* pairsOfSides(holders: readonly Holder[]): Generator<readonly [Side, Side]> {
  const all: readonly Side[] = ["development", "validation", "test"];
  const present = all.filter((side) => holders.some((one) => isOn(side, one)));
  for (const [index, one] of present.entries()) {
    for (const other of present.slice(index + 1)) yield [one, other];
  }
}
