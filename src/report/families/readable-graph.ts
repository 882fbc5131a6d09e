import { linksByHolder } from "../../families/shortest-path.ts";
import type { SplitGraph } from "../../families/split-graph.ts";
import { familyGraph } from "./family-graph.ts";

/** GitHub draws a diagram of at most so many lines between nodes, from a text of at most so many characters. */
export const githubDraws = { lines: 500, characters: 50_000 } as const;

/** Of a larger graph no more than this is drawn: nobody reads more. */
const mostHolders = 40;

/** A diagram that GitHub draws, and how much it shows. */
export interface ReadableGraph {
  readonly diagram: string;
  /** How many families, and cases that stand for themselves, it shows. */
  readonly shown: number;
}

/**
 * A part of a graph as a diagram: the whole where GitHub draws it; else what is nearest to some holders, as much as a person
 * reads. At least one holder is shown.
 */
export function readableGraph(
  keys: readonly string[],
  near: readonly string[],
  graph: SplitGraph,
): ReadableGraph {
  const whole = familyGraph({ keys }, graph);
  if (isDrawn(whole)) return { diagram: whole, shown: keys.length };
  const order = nearestFirst(keys, near, graph);
  for (let shown = Math.min(mostHolders, order.length); shown > 1; shown = Math.floor(shown / 2)) {
    const diagram = familyGraph({ keys: order.slice(0, shown) }, graph);
    if (isDrawn(diagram)) return { diagram, shown };
  }
  return { diagram: familyGraph({ keys: order.slice(0, 1) }, graph), shown: 1 };
}

function isDrawn(diagram: string): boolean {
  if (diagram.length > githubDraws.characters) return false;
  const lines = diagram.match(/^ {2}\w+ (?:---|-\.-) \w+$/gm) ?? [];
  return lines.length <= githubDraws.lines;
}

/** The holders as one meets them going out from some of them, step by step; then those that nothing joins with these. */
function nearestFirst(
  keys: readonly string[],
  near: readonly string[],
  { links }: SplitGraph,
): readonly string[] {
  const linksAt = linksByHolder(links);
  const wanted = new Set(keys);
  const met = new Set(near.filter((key) => wanted.has(key)));
  // A set is walked in the order in which it grows.
  for (const key of met) {
    const joined = (linksAt.get(key) ?? []).flatMap(({ holders }) => holders);
    for (const other of joined) if (wanted.has(other)) met.add(other);
  }
  return [...new Set([...met, ...keys])];
}
